import type { Call, CallButton, People } from '../../table/game';
import { callFor } from './calls';
import type { trucker } from '../../wire/types';
import { t as fleet } from './fleet';
import { shipAt } from './fleets';
import type { Play } from './play.svelte';
import { t } from './sentences';

const isLeaving = ({ act }: CallButton): boolean => typeof act !== 'function' && act.type === 'Withdraw';

/** The question says what it is about: a button only needs the name of a ship. */
function named(play: Play, button: CallButton): CallButton {
  const ship = shipAt(play.board, (button.act as trucker.Withdraw).square);
  return { ...button, label: fleet('trucker.fleet.ship', { ship }) };
}

/** Between cards one ship of a fleet may give up: which one is asked only of who wants that. */
export function leavingCall(play: Play, people: People): Call {
  const call = callFor(play.props().scene, people);
  const ships = call.buttons.filter(isLeaving).map((button) => named(play, button));
  if (!play.leaving) {
    const one = { act: play.startLeaving, label: fleet('trucker.fleet.button.leaving'), key: 'o' };
    return { ...call, buttons: [one, ...call.buttons.filter((button) => !isLeaving(button))] };
  }
  return {
    title: fleet('trucker.fleet.call.leaving'),
    detail: fleet('trucker.fleet.call.leaving.how'),
    buttons: [...ships, { act: play.letGo, label: t('trucker.button.cancel'), key: 'b' }],
  };
}
