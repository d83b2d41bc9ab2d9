"""Playing over the wire: questions, answers, refusals, races, undo, catching up."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from startable.server.cable import Cable
from tests.server.served import Served, Socket, seated


def test_a_choice_is_answered_with_what_changed(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob")
    crate = ada.offered("Grab")["crate"]
    update = ada.play(ada.offered("Grab"))
    assert update["events"] == [{"type": "Grabbed", "seat": 0, "crate": crate}]
    assert ada.scene["view"]["captains"][0]["hand"] == [crate]
    assert [choice["type"] for choice in ada.scene["choices"]] == ["Stow", "Stow"]
    bob.until("update")
    assert crate not in bob.scene["view"]["drift"]


def test_only_what_changed_is_sent(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob")
    ada.play(ada.offered("Grab"))
    paths = [tuple(change[1]) for change in bob.until("update")["changes"]]
    assert paths == [("view", "drift"), ("view", "captains", 0, "hand"), ("choices",)]


def test_a_seat_for_which_nothing_changed_hears_nothing(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob")
    bid_after_all_finish(ada, bob)
    bob.caught_up()
    heard = len(bob.log)
    for _ in range(3):
        ada.play(ada.offered("Offer"))
    bob.caught_up()
    assert bob.log[heard:] == []


def bid_after_all_finish(*sockets: Socket) -> None:
    for socket in sockets:
        socket.play(socket.offered("Finish"))
    for socket in sockets:
        while not socket.scene["ask"] or socket.scene["ask"]["type"] != "Bid":
            socket.until("update")


def test_two_who_want_the_same_thing_are_served_in_the_order_of_arrival(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob")
    wanted = bob.offered("Grab")
    ada.play(wanted)
    bob.choose(wanted)
    assert bob.until("refused")["refusal"] == {"type": "Taken", "rule": "SALVAGE-GRAB-02", "crate": wanted["crate"]}


def test_a_refusal_names_the_question_it_answered_which_stands_whatever_others_do(served: Served) -> None:
    """So that a client can show it for as long as that question is open."""
    _, _, (ada, bob) = seated(served, "Ada", "Bob")
    grabs = [choice for choice in ada.scene["choices"] if choice["type"] == "Grab"]
    ada.play(grabs[0])
    bob.choose(grabs[0])
    refused = bob.until("refused")
    assert refused["nr"] == bob.scene["nr"]
    ada.play(0)
    ada.play({"type": "Peek"})
    bob.caught_up()
    assert refused["nr"] == bob.scene["nr"], "others have chosen, and the question is still the same"
    bob.play(grabs[1])
    assert bob.scene["nr"] > refused["nr"]
    bob.choose(grabs[1], nr=refused["nr"] - 1)
    assert bob.until("refused")["nr"] == refused["nr"] - 1, "a late answer is told which question it was for"
    bob.send("undo", nr=bob.scene["nr"])
    assert bob.until("refused", "update").get("nr", bob.scene["nr"]) == bob.scene["nr"]
    bob.agree()
    assert bob.until("refused")["nr"] == 0, "which was no question's answer"


def test_simultaneous_answers_do_not_disturb_one_another(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob")
    grabs = [choice for choice in ada.scene["choices"] if choice["type"] == "Grab"]
    ada.choose(grabs[0])
    bob.choose(grabs[1])
    for socket, crate in ((ada, grabs[0]), (bob, grabs[1])):
        while socket.scene["ask"] is None or socket.scene["choices"][0]["type"] != "Stow":
            assert socket.next()["type"] != "refused", crate


def test_the_same_answer_twice_counts_once(served: Served) -> None:
    _, _, (ada, _) = seated(served, "Ada", "Bob")
    nr, grab = ada.scene["nr"], ada.offered("Grab")
    ada.choose(grab, nr)
    ada.choose(grab, nr)
    heard = ada.caught_up()
    assert [message["type"] for message in heard if message["type"] != "presence"] == ["update"]
    assert ada.scene["view"]["captains"][0]["hand"] == [grab["crate"]]


@pytest.mark.rule("ST-LATE-01")
def test_an_answer_to_an_old_question_is_refused(served: Served) -> None:
    _, _, (ada, _) = seated(served, "Ada", "Bob")
    nr = ada.scene["nr"]
    ada.play(ada.offered("Grab"))
    before = ada.n, ada.scene
    ada.choose({"type": "Finish"}, nr)
    assert ada.until("refused")["refusal"] == {"type": "Late", "rule": "ST-LATE-01"}
    ada.caught_up()
    assert (ada.n, ada.scene) == before


def test_question_numbers_never_repeat(served: Served) -> None:
    _, _, (ada, _) = seated(served, "Ada", "Bob")
    numbers = [ada.scene["nr"]]
    ada.play(ada.offered("Grab"))
    numbers.append(ada.scene["nr"])
    ada.play(0)
    numbers.append(ada.scene["nr"])
    ada.send("undo", nr=ada.scene["nr"])
    ada.until("update")
    numbers.append(ada.scene["nr"])
    assert numbers == sorted(set(numbers))


def test_why_not_is_answered_without_choosing(served: Served) -> None:
    _, _, (ada, _) = seated(served, "Ada", "Bob")
    grab = ada.offered("Grab")
    ada.send("why", id=5, choice=grab)
    assert ada.until("because") == {"type": "because", "id": 5, "refusal": None}
    ada.play(grab)
    ada.send("why", id=6, choice=grab)
    assert ada.until("because")["refusal"] == {"type": "HandsFull", "rule": "SALVAGE-GRAB-01"}


def test_what_is_no_choice_of_the_game_is_refused(served: Served) -> None:
    _, _, (ada, _) = seated(served, "Ada", "Bob")
    sent: list[Any] = [{"type": "Fly"}, {"type": "Grab"}, {"type": "Grab", "crate": "x"}, [], None, 7]
    for wrong in sent:
        ada.send("choose", nr=ada.scene["nr"], choice=wrong)
        assert ada.until("refused")["refusal"]["rule"] == "ST-CHOICE-01"


def test_undo_takes_back_at_once_and_others_see_it(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob")
    ada.play(ada.offered("Grab"))
    before = deepcopy(ada.scene["view"])
    ada.play(0)
    assert ada.scene["undo"]
    assert ada.scene["view"] != before
    bob.caught_up()
    ada.send("undo", nr=ada.scene["nr"])
    assert ada.until("update")["events"] == [{"type": "Undone", "seat": 0}]
    assert ada.scene["view"] == before
    assert bob.until("update")["events"] == [{"type": "Undone", "seat": 0}]
    assert bob.scene["view"]["captains"][0]["cargo"] == []


def test_a_doubled_undo_takes_back_one_choice(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob")
    bid_after_all_finish(ada, bob)
    ada.play({"type": "Offer", "coins": 3})
    ada.play({"type": "Offer", "coins": 4})
    nr = ada.scene["nr"]
    ada.send("undo", nr=nr)
    ada.send("undo", nr=nr)
    ada.caught_up()
    assert ada.scene["view"]["captains"][0]["secret"]["bid"] == 3


def test_what_is_sealed_cannot_be_taken_back(served: Served) -> None:
    _, _, (ada, _) = seated(served, "Ada", "Bob")
    ada.play({"type": "Peek"})
    assert not ada.scene["undo"]
    ada.send("undo", nr=ada.scene["nr"])
    assert ada.until("refused")["refusal"]["rule"] == "ST-UNDO-01"


def test_a_client_that_missed_something_gets_the_gap(served: Served) -> None:
    table, guests, (ada, bob) = seated(served, "Ada", "Bob")
    n, hash, scene = bob.n, bob.hash, bob.scene
    bob.close()
    ada.play(ada.offered("Grab"))
    ada.play(0)
    again = guests[1].join(table, n, hash)
    again.n, again.hash, again.scene = n, hash, scene
    again.caught_up()
    assert [message["type"] for message in again.log if message["type"] in ("whole", "update")] == ["update", "update"]
    assert again.scene["view"]["captains"][0]["cargo"] == ada.scene["view"]["captains"][0]["cargo"]


@pytest.mark.parametrize(("n", "hash"), [(0, 0), (1, 12345), (99, 0)])
def test_a_client_that_is_lost_gets_the_whole(served: Served, n: int, hash: int) -> None:
    table, guests, (ada, _) = seated(served, "Ada", "Bob")
    ada.play(ada.offered("Grab"))
    again = guests[0].join(table, n, hash)
    assert again.until("whole", "update")["type"] == "whole"
    assert again.scene == ada.scene
    again.send("sync", n=n, hash=hash)
    assert again.until("whole", "update")["type"] == "whole"


def test_who_is_up_to_date_gets_nothing_again(served: Served) -> None:
    table, guests, (ada, _) = seated(served, "Ada", "Bob")
    again = guests[0].join(table, ada.n, ada.hash)
    assert "whole" not in [message["type"] for message in again.caught_up()]


def test_a_whole_game_with_bots_over_the_wire(served: Served) -> None:
    table, guests, (ada,) = seated(served, "Ada", bots=2, pace="relaxed")
    rng, answered = Random(1), 0
    while not ada.scene["result"]:
        if ada.scene["choices"] and ada.scene["nr"] != answered:
            answered = ada.scene["nr"]
            ada.choose(rng.choice(ada.scene["choices"]))
        if ada.until("update", "refused")["type"] == "refused":
            answered = 0  # a bot was faster: the question is still open
    info = guests[0].ask("GET", f"/api/tables/{table}")
    assert info["state"] == "over"
    assert info["result"] == ada.scene["result"]
    ada.choose({"type": "Finish"})
    assert ada.until("refused")["refusal"]["rule"] == "ST-OVER-01"


def stuck(served: Served, monkeypatch: pytest.MonkeyPatch) -> list[asyncio.Future[None]]:
    """A disk that does not answer; what waits for it."""
    waiting: list[asyncio.Future[None]] = []

    def keep(rows: object) -> asyncio.Future[None]:
        waiting.append(served.loop.create_future())
        return waiting[-1]

    monkeypatch.setattr(served.lobby.house.store.writer, "write", keep)
    return waiting


def test_who_comes_while_a_choice_is_being_saved_sees_it_once_it_is_on_disk(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, (ada, _) = seated(served, "Ada", "Bob")
    drift = ada.scene["view"]["drift"]
    disk = stuck(served, monkeypatch)
    ada.send("choose", nr=ada.scene["nr"], choice=ada.offered("Grab"))
    served.until(lambda: disk)
    watcher = served.guest("Eve").join(table)
    served.call(lambda: disk[0].set_exception(OSError("the disk is gone")))
    assert ada.until("update", "problem")["problem"] == "unsaved"
    watcher.until("whole")
    assert watcher.scene["view"]["drift"] == drift


def test_what_is_sent_before_one_is_let_in_is_answered_then_and_so_is_all_after_it(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, (ada, _) = seated(served, "Ada", "Bob")
    disk = stuck(served, monkeypatch)
    ada.send("choose", nr=ada.scene["nr"], choice=ada.offered("Grab"))
    served.until(lambda: disk)
    watcher = served.guest("Eve").join(table)
    watcher.send("why", id=1, choice={})
    cables = served.server.server_state.connections
    served.until(lambda: any(cable._early for cable in cables if isinstance(cable, Cable)))
    served.call(lambda: disk[0].set_result(None))
    assert watcher.until("because")["id"] == 1
    watcher.send("why", id=2, choice={})
    assert watcher.until("because")["id"] == 2
