/** Where an invitation leads inside this client, whatever host it names; a table's bare name will do too. */
export function linkPath(text: string): string | null {
  const found = /^(?:https?:\/\/[^/]+)?\/?(?:t\/)?([a-z]+-[a-z]+-\d+)(#[\w.-]+)?$/.exec(text.trim());
  return found ? `/t/${found[1] ?? ''}${found[2] ?? ''}` : null;
}
