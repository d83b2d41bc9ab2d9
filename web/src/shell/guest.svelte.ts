import { api, Trouble } from '../wire/api';

/** Who this browser is at the tables: a name, kept by the server's cookie. Empty until it is said. */
const state = $state({ name: '', asked: false });

export const guest: { readonly name: string; readonly asked: boolean } = state;

const KEY = 'startable.guest';

/** Whether this browser has ever said a name: who has not need not be asked for. */
function introduced(yes?: boolean): boolean {
  try {
    if (yes) localStorage.setItem(KEY, 'yes');
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Ask the server whom it remembers. */
export async function remember(): Promise<void> {
  state.asked = true;
  if (!introduced()) return;
  try {
    state.name = (await api.me()).name;
  } catch (error) {
    if (!(error instanceof Trouble) || error.problem === 'unreachable') throw error;
  }
}

export async function introduce(name: string): Promise<void> {
  state.name = (await api.rename(name.trim().slice(0, 40))).name;
  introduced(true);
}
