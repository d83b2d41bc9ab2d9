"""Galaxy Trucker where seconds count: the hourglass by the server's clock, races for components, a pause, a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from startable.games.trucker.building import COSTS, SAND
from startable.server.clock import HandClock
from tests.server.served import Message, Served, Socket, seated, serving

SECONDS = SAND / 10
RAN_OUT = {"type": "GlassRanOut", "run": 1}
LIVE: dict[str, Any] = {"game": "trucker", "options": {"pace": "live", "level": "II"}}


def yard(served: Served, *names: str, clock: str = "none") -> tuple[str, list[Any], list[Socket]]:
    """A live yard in which someone has turned the hourglass."""
    table, guests, sockets = seated(served, *names, **LIVE, clock=clock)
    sockets[0].choose(sockets[0].offered("Begin"))
    for socket in sockets:
        while not socket.scene["ask"] or socket.scene["ask"]["type"] != "Rush":
            socket.until("update")
    return table, guests, sockets


def sand(socket: Socket) -> float | None:
    """When the hourglass runs out, as this socket was told last."""
    socket.caught_up()
    told: list[Message] = [message for message in socket.log if message["type"] == "time"]
    return told[-1]["hourglass"]  # type: ignore[no-any-return]


def test_the_sand_runs_by_the_servers_clock_and_all_see_the_same(served: Served) -> None:
    _, _, (ada, bob) = yard(served, "Ada", "Bob")
    assert sand(ada) == sand(bob) == served.clock.now() + SECONDS
    served.turn(SECONDS - 1)
    assert "FlipGlass" not in [choice["type"] for choice in ada.scene["choices"]]
    served.turn(2)
    for socket in (ada, bob):
        while RAN_OUT not in socket.until("update")["events"]:
            pass
    assert sand(ada) is None
    ada.choose(ada.offered("FlipGlass"))
    ada.until("update")
    assert sand(bob) == sand(ada) == served.clock.now() + SECONDS


def test_when_the_last_sand_has_run_hands_are_off(served: Served) -> None:
    _, _, (ada, bob) = yard(served, "Ada", "Bob")
    for socket in (ada, bob):
        socket.play(socket.offered("TakeHidden"))
        socket.caught_up()
        socket.play(socket.offered("Weld"))
        socket.caught_up()
    let_it_run(served, ada)
    ada.play(ada.offered("FlipGlass"))
    let_it_run(served, ada)
    bob.caught_up()
    bob.play(bob.offered("Finish"))  # only who has finished turns it for the last time
    bob.caught_up()
    bob.play(bob.offered("FlipGlass"))
    ada.caught_up()
    ada.play(ada.offered("TakeHidden"))
    let_it_run(served, ada, last=True)
    assert "Weld" not in [choice["type"] for choice in ada.scene["choices"]]


def let_it_run(served: Served, socket: Socket, last: bool = False) -> None:
    served.turn(SECONDS + 1)
    wanted = "Stopped" if last else "GlassRanOut"
    while wanted not in [event["type"] for event in socket.until("update")["events"]]:
        pass


def test_whoever_is_quicker_has_the_component(served: Served) -> None:
    _, _, (ada, bob) = yard(served, "Ada", "Bob")
    ada.play(ada.offered("TakeHidden"))
    ada.play(ada.offered("PutBack"))
    bob.caught_up()
    ada.caught_up()
    wanted = bob.offered("Take")
    assert wanted == ada.offered("Take")
    bob.play(wanted)
    ada.choose(wanted)
    refusal = ada.until("refused")["refusal"]
    assert (refusal["type"], refusal["rule"][:3]) == ("TileGone", "GT-")
    assert bob.scene["view"] != ada.scene["view"]


def test_all_build_at_once_without_disturbing_one_another(served: Served) -> None:
    _, _, sockets = yard(served, "Ada", "Bob", "Carl", "Dora")
    for socket in sockets:
        socket.choose(socket.offered("TakeHidden"))
    for socket in sockets:
        while "Weld" not in [choice["type"] for choice in socket.scene["choices"]]:
            assert socket.until("update", "refused")["type"] == "update"


def test_a_live_yard_is_paused_by_all_and_the_sand_waits(served: Served) -> None:
    _, _, (ada, bob) = yard(served, "Ada", "Bob")
    served.turn(30)
    ada.send("propose", what="pause")
    while not bob.until("table")["table"]["proposal"]:
        pass
    bob.agree()
    while not ada.until("table")["table"]["paused"]:
        pass
    assert sand(ada) is None
    served.turn(10 * SECONDS)
    ada.choose(ada.offered("TakeHidden"))
    assert ada.until("refused")["refusal"]["rule"] == "ST-PAUSE-01"
    bob.send("propose", what="resume")
    while not ada.until("table")["table"]["proposal"]:
        pass
    ada.agree()
    while ada.until("table")["table"]["paused"]:
        pass
    assert sand(ada) == served.clock.now() + SECONDS - 30
    ada.play(ada.offered("TakeHidden"))


def test_the_sand_runs_on_while_the_server_restarts(data: Path) -> None:
    with serving(data) as served:
        table, (guest, _), (ada, _) = yard(served, "Ada", "Bob")
        ends, cookies = sand(ada), guest.http.cookies
    with serving(data, HandClock(served.clock.now() + 40)) as served:
        guest = served.guest()
        guest.http.cookies = cookies
        again = guest.join(table)
        assert again.until("time")["hourglass"] == ends
        served.turn(SECONDS - 39)
        while RAN_OUT not in again.until("update")["events"]:
            pass


def test_whoever_is_away_looks_at_components_and_the_others_build_on(served: Served) -> None:
    table, _, (ada, bob) = yard(served, "Ada", "Bob", clock="gentle")
    bob.close()
    served.alone(table, 1)
    served.turn(125)
    ada.caught_up()
    while "away" not in [message["line"]["notice"] for message in ada.log if message["type"] == "said"]:
        ada.next()
    assert ada.play(ada.offered("TakeHidden"))["type"] == "update"


def test_a_bots_hand_is_no_quicker_than_a_persons(data: Path) -> None:
    """Each deed takes the seconds that the file of paces gives it, however fast the bot thinks."""
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    with serving(data, bot_pause=0.5) as served:
        guest = served.guest("Ada")
        table = guest.ask("POST", "/api/tables", **LIVE, seats=seats)["id"]
        guest.sit(table, 0)
        guest.start(table)
        ada = guest.join(table)
        ada.until("whole")
        ada.play(ada.offered("Begin"))
        served.turn(COSTS["TakeHidden"] / 10 - 0.1)
        ada.caught_up()
        assert not ada.scene["view"]["truckers"][1]["holds_tile"]
        served.turn(0.2)
        while not ada.scene["view"]["truckers"][1]["holds_tile"]:
            ada.until("update")
