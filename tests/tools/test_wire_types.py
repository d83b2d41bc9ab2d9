"""The browser's types are the server's."""

from __future__ import annotations

import re

import pytest

from examples.salvage import SALVAGE
from startable.games import GAMES, find
from tools import wire_types


def test_the_file_in_the_client_is_up_to_date() -> None:
    """If this fails: python -m tools.wire_types."""
    assert wire_types.TARGET.read_text("utf-8") == wire_types.everything({name: find(name) for name in GAMES})


@pytest.fixture(scope="module")
def text() -> str:
    return wire_types.everything({"salvage": SALVAGE})


def declared(text: str, name: str) -> str:
    found = re.search(
        rf"^ *export (?:interface|type) {name}\b[^\n]*?(?:;|\{{.*?^ *\}})$", text, re.DOTALL | re.MULTILINE
    )
    assert found, name
    return " ".join(found[0].split())


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Change", "export type Change = Cut | Fill | Put;"),
        ("Put", "export type Put = readonly ['put', readonly (string | number)[], unknown];"),
        (
            "Choose",
            "export interface Choose { readonly type: 'choose'; readonly nr: number; readonly choice: unknown; }",
        ),
        ("Sit", "export interface Sit { readonly nonce: string; }"),
        ("Hand", "export interface Hand { readonly bot?: string; readonly level?: 'easy' | 'normal' | 'hard'; }"),
        ("Refusal", "export interface Refusal { readonly type: string; readonly rule: string; }"),
        ("Grab", "export interface Grab { readonly type: 'Grab'; readonly crate: number; }"),
        (
            "Stormed",
            "export interface Stormed { readonly type: 'Stormed'; readonly by: number; }",
        ),
    ],
)
def test_types_are_written_as_the_wire_has_them(text: str, name: str, written: str) -> None:
    assert declared(text, name) == written


def test_every_message_both_ways_is_there(text: str) -> None:
    assert declared(text, "Up").count("|") == 8
    assert declared(text, "Down").count("|") == 11


def test_a_games_own_types_have_their_namespace(text: str) -> None:
    own = text[text.index("export namespace salvage {") :]
    assert "  export type View = Sight;" in own
    assert "  export type Options = Setting;" in own
    assert "  export type Refusal = HandsFull | Taken;" in own
    assert "  readonly captains: readonly Deck[];" in own
    assert "Deck" not in text[: text.index("export namespace")]
