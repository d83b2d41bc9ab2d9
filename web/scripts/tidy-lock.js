// Takes addresses of sponsors and successors out of a package-lock.json: a lock holds versions and hashes, nothing to visit.
// node scripts/tidy-lock.js [FILE], by default the client's own
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.argv[2] ?? new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
for (const entry of Object.values(lock.packages)) {
  delete entry.funding;
  delete entry.deprecated;
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
