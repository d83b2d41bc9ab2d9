/** Browser notifications, where the browser has them and the player allows them. `never`: this browser has none. */
type Permission = 'never' | NotificationPermission;

const known = (): Permission => ('Notification' in globalThis ? Notification.permission : 'never');
let asked = $state(0);

/** Looked up when somebody wants to know: the browser takes a while to say. */
export const notification = {
  get permission(): Permission {
    void asked;
    return known();
  },
};

export async function askToNotify(): Promise<void> {
  await Notification.requestPermission();
  asked += 1;
}

/** Only for those who look elsewhere; a newer one replaces the older. */
export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || known() !== 'granted') return;
  const shown = new Notification(title, { body, tag, icon: '/icon.svg' });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
