"""Chat, and what everyone has to agree to."""

from __future__ import annotations

import pytest

from startable.server.limits import Rate
from startable.server.stream import REMEMBERED
from tests.server.served import Served, Socket, seated, serving


def lines(socket: Socket) -> list[str]:
    return [message["line"]["text"] for message in socket.log if message["type"] == "said"]


def test_everyone_at_the_table_reads_the_chat_and_it_is_kept(served: Served) -> None:
    table, (ada, _), (first, second) = seated(served, "Ada", "Bob")
    first.send("say", text="<b>hello</b> & welcome")
    line = second.until("said")["line"]
    assert (line["seat"], line["name"], line["text"]) == (0, "Ada", "<b>hello</b> & welcome")
    again = ada.join(table).until("welcome")
    assert [kept["text"] for kept in again["chat"]] == ["<b>hello</b> & welcome"]


@pytest.mark.parametrize("text", ["", "x" * 501, None, 7])
def test_what_is_no_line_closes_the_socket(served: Served, text: object) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob")
    ada.send("say", text=text)
    assert ada.until("problem")["problem"] == "wrong-message"
    bob.send("say", text="still here")
    assert bob.until("said")["line"]["text"] == "still here"


def test_chat_has_a_rate(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("chat") / "t.db", chat=Rate(3, 1)) as served:
        _, _, (ada, _) = seated(served, "Ada", "Bob")
        for number in range(4):
            ada.send("say", text=f"line {number}")
        assert ada.until("problem")["problem"] == "too-much-chat"
        assert lines(ada) == ["line 0", "line 1", "line 2"]
        served.turn(1)
        ada.send("say", text="again")
        ada.until("said")
        assert lines(ada)[-1] == "again"


def test_spectators_read_and_write_only_where_the_table_says_so(served: Served) -> None:
    table, _, (ada, _) = seated(served, "Ada", "Bob")
    watcher = served.guest("Walt").join(table)
    ada.send("say", text="among us")
    ada.until("said")
    watcher.send("say", text="hello?")
    assert watcher.until("refused", "said")["refusal"]["rule"] == "ST-WATCH-01"
    assert next(message for message in watcher.log if message["type"] == "welcome")["chat"] == []
    assert lines(watcher) == []
    table, _, (ada, _) = seated(served, "Ada", "Bob", open_chat=True)
    watcher = served.guest("Walt").join(table)
    watcher.until("whole")
    watcher.send("say", text="hello")
    assert ada.until("said")["line"]["seat"] is None


def test_beyond_the_seal_everyone_agrees_to_go_back(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob")
    before = ada.scene["view"]
    ada.play(ada.offered("Grab"))
    ada.send("propose", what="rewind")
    assert bob.until("table")["table"]["proposal"]["what"] == "rewind"
    bob.agree()
    assert bob.until("update")["events"][0]["type"] in ("Grabbed", "Rewound")
    while ada.until("update")["events"] != [{"type": "Rewound"}]:
        pass
    assert ada.scene["view"] == before


def test_one_no_ends_it_and_playing_on_withdraws_it(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob")
    ada.play(ada.offered("Grab"))
    ada.send("propose", what="rewind")
    bob.until("table")
    bob.agree(yes=False)
    while ada.until("table")["table"]["proposal"]:
        pass
    ada.send("propose", what="rewind")
    ada.until("table")
    ada.play(0)
    while bob.until("table")["table"]["proposal"]:
        pass
    bob.agree()
    assert bob.until("refused")["refusal"]["rule"] == "ST-AGREE-01"


@pytest.mark.rule("ST-AGREE-01")
def test_what_cannot_be_proposed_is_refused(served: Served) -> None:
    _, _, (ada, _) = seated(served, "Ada", "Bob")
    for wish in ({"what": "rewind"}, {"what": "rewind", "back": 3}, {"what": "resume"}):
        ada.send("propose", **wish)
        assert ada.until("refused")["refusal"] == {"type": "NothingProposed", "rule": "ST-AGREE-01"}
    ada.agree()
    assert ada.until("refused")["refusal"]["rule"] == "ST-AGREE-01"


@pytest.mark.rule("ST-AGREE-01")
def test_a_yes_to_what_has_been_replaced_is_no_yes_to_what_has_taken_its_place(served: Served) -> None:
    _, _, (ada, bob) = seated(served, "Ada", "Bob", pace="relaxed")
    ada.play(ada.offered("Grab"))
    ada.send("propose", what="pause")
    pause = bob.until("table")["table"]["proposal"]
    ada.send("propose", what="rewind")
    bob.until("table")
    bob.send("agree", number=pause["number"], yes=True)
    assert bob.until("refused")["refusal"]["rule"] == "ST-AGREE-01"
    bob.agree()
    while {"type": "Rewound"} not in ada.until("update")["events"]:
        pass


def test_a_seat_link_made_meanwhile_leaves_what_was_proposed(served: Served) -> None:
    table, (_, guest), (ada, bob) = seated(served, "Ada", "Bob")
    ada.send("propose", what="pause")
    proposal = bob.until("table")["table"]["proposal"]
    guest.ask("POST", f"/api/tables/{table}/link")
    assert bob.until("table")["table"]["proposal"] == proposal
    bob.agree()
    while not bob.until("table")["table"]["paused"]:
        pass


def test_a_table_of_one_person_needs_nobody_elses_consent(served: Served) -> None:
    _, _, (ada,) = seated(served, "Ada", bots=1, pace="relaxed")
    ada.play(ada.offered("Peek"))
    ada.send("propose", what="rewind")
    while {"type": "Rewound"} not in ada.until("update")["events"]:
        pass
    assert ada.scene["view"]["buoy"] is None


def test_whoever_missed_too_much_gets_the_whole(served: Served) -> None:
    table, (_, guest), (ada, bob) = seated(served, "Ada", "Bob")
    n, hash = bob.n, bob.hash
    bob.close()
    ada.play(ada.offered("Grab"))
    for _ in range(REMEMBERED):
        ada.play(0)
        ada.send("undo", nr=ada.scene["nr"])
        ada.until("update")
    assert guest.join(table, n, hash).until("whole", "update")["type"] == "whole"
