"""Names for tables that can be said over the telephone: two words and a number."""

from __future__ import annotations

from random import Random

__all__ = ["new_name"]

FIRST = (
    "amber azure bold brave brisk calm clear cobalt copper coral crimson daring deep distant early eager fair far "
    "first frozen gentle golden grand green hidden high hollow icy jolly keen late light lone long lucky lunar mellow "
    "merry misty noble northern orange outer pale patient proud quick quiet rapid red rising royal rusty scarlet "
    "secret silent silver slow small solar steady stellar still stormy sunny swift tall tiny velvet vivid wandering "
    "warm white wild windy young"
)
SECOND = (
    "anchor antenna asteroid atlas aurora beacon cargo carrier cluster colony comet compass corona cosmos courier "
    "crater crew dawn dock drift dune eclipse engine equinox falcon flare galaxy galleon giant glider harbour heron "
    "horizon hull island lantern laser liner meteor mirror moon nebula nova orbit outpost parsec pilot pioneer planet "
    "probe pulsar quasar raven ring rocket rover saturn sail satellite scout shuttle signal skipper sparrow star "
    "station sun tanker telescope tide titan tower tractor trader tug venture vessel voyage wagon whale zenith"
)


def new_name(rng: Random) -> str:
    """For example: swift-comet-4071."""
    return f"{rng.choice(FIRST.split())}-{rng.choice(SECOND.split())}-{rng.randrange(1000, 10000)}"
