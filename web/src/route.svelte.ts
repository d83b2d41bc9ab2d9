/** Where we are. The address bar is the truth; links inside the app change it without loading the page again.
    `key` is what stands after `#`: an invitation, which browsers do not send to servers. */
const state = $state({ path: globalThis.location?.pathname ?? '/', key: globalThis.location?.hash.slice(1) ?? '' });

export const route: { readonly path: string; readonly key: string } = state;

function look(): void {
  state.path = location.pathname;
  state.key = location.hash.slice(1);
}

export function go(address: string): void {
  history.pushState(null, '', address);
  look();
  scrollTo(0, 0);
}

/** Take the key out of the address bar once it has been used, so that a screenshot does not give it away. */
export function forgetKey(): void {
  history.replaceState(null, '', location.pathname);
  look();
}

function inAppLink(event: MouseEvent): HTMLAnchorElement | null {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const ours = link?.origin === location.origin && !link.target && !link.download && !link.pathname.startsWith('/api/');
  return plain && ours ? link : null;
}

function insidePage(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.hash !== '';
}

/** Call once: links and the back button then move inside the app. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    const link = inAppLink(event);
    if (!link || event.defaultPrevented || insidePage(link)) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  };
  addEventListener('popstate', look);
  addEventListener('hashchange', look);
  addEventListener('click', click);
  return () => {
    removeEventListener('popstate', look);
    removeEventListener('hashchange', look);
    removeEventListener('click', click);
  };
}
