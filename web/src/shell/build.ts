/** Whether the server now hands out another build than the one that runs here. */
export async function outdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (!own || !own.src.includes('/assets/')) return false;
  try {
    const page = await (await fetch('/', { cache: 'no-store' })).text();
    return !page.includes(new URL(own.src).pathname);
  } catch {
    return false;
  }
}
