import { appendFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { filesystemMediaStore } from '../../../src/adapters/filesystem/index.ts';

/** A process that renders one key: `renderer.ts FOLDER LOG TAKES_MS`. It reports when it begins rendering, and when it has it. */
const [folder = '', log = '', takesMs = '0'] = process.argv.slice(2);
const clock = { now: () => Date.now() };
const mediaStore = filesystemMediaStore({ folder, cacheBytes: 1e9, clock });
await mediaStore.render('renders/one.mp3', async (into) => {
  writeFileSync(into, 'half');
  appendFileSync(log, `${process.pid}\n`);
  process.stdout.write('making\n');
  await sleep(Number(takesMs));
  writeFileSync(into, 'half and whole');
});
process.stdout.write('made\n');
