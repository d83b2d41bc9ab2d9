// Before the first paint, and before anything else has come: the theme one has chosen, so that the page does not flash.
try {
  const { theme } = JSON.parse(localStorage.getItem('startable.preferences') ?? '{}');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // No storage, or nothing sensible in it: the system's theme is right.
}
