"""A host's own cards: whoever may know of the table is told what stands on them, and what if they are gone."""

from __future__ import annotations

from pathlib import Path

from tests import own_set
from tests.server.served import Guest, Served, seated, serving

OWN = {"game": "captains", "pace": "relaxed", "options": {"content": own_set.NAME}}


def printed(guest: Guest, table: str, **headers: str) -> tuple[int, bytes, str]:
    reply = guest.http.get(f"/api/tables/{table}/printed", headers=headers)
    return reply.status_code, reply.content, reply.headers.get("etag", "")


def test_what_stands_on_a_hosts_own_cards_is_told_to_those_who_may_know_of_the_table(
    served: Served, tmp_path: Path
) -> None:
    with own_set.offered(tmp_path):
        table, (ada, _), _ = seated(served, "Ada", "Bob", public=False, **OWN)
        files = ada.ask("GET", f"/api/tables/{table}/printed")
        assert [place["en"] for place in files["board"]["map"][0]["locations"]][0] == own_set.HOME
        assert set(files) == {path.stem for path in tmp_path.iterdir()}
        assert printed(served.guest("Eve"), table)[0] == 404


def test_browsers_keep_it_and_ask_only_whether_it_is_still_the_same(served: Served, tmp_path: Path) -> None:
    with own_set.offered(tmp_path):
        table, (ada, _), _ = seated(served, "Ada", "Bob", **OWN)
        status, data, tag = printed(ada, table)
        assert (status, len(data) > 10_000) == (200, True)
        assert printed(ada, table, **{"if-none-match": tag}) == (304, b"", tag)
        assert printed(ada, table, **{"if-none-match": '"another"'})[0] == 200


def test_of_what_comes_with_a_game_nothing_is_told(served: Served) -> None:
    for game in ("salvage", "captains", "roll"):
        ada = served.guest("Ada")
        assert ada.ask("GET", f"/api/tables/{ada.open(game=game)}/printed") == {}


def test_a_table_whose_cards_are_gone_is_shown_with_the_reason_and_goes_on_when_they_are_back(
    data: Path, tmp_path: Path
) -> None:
    folder = tmp_path / own_set.NAME
    folder.mkdir()
    with own_set.offered(folder), serving(data) as served:
        table, (ada, _), (socket, _) = seated(served, "Ada", "Bob", **OWN)
        scene, cookies = socket.scene, ada.http.cookies
    with serving(data) as served:
        ada = served.guest()
        ada.http.cookies = cookies
        stuck = ada.ask("GET", f"/api/tables/{table}")["closed_because"]
        assert stuck["why"] == "missing"
        assert "no content set 'mine'" in stuck["detail"]
        assert ada.refused("GET", f"/api/tables/{table}/printed") == (404, "missing")
    with own_set.offered(folder), serving(data) as served:
        ada = served.guest()
        ada.http.cookies = cookies
        again = ada.join(table)
        again.until("whole")
        assert again.scene == scene
