import { appendFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { s3MediaStore, type StoreSettings } from '../../../src/adapters/s3/index.ts';

/** As `renderer.ts`, in a bucket: `s3-renderer.ts STORE FOLDER TAKES_MS LEASE_MS`. */
const [store = '', folder = '', takesMs = '0', leaseMs = '30000'] = process.argv.slice(2);
const mediaStore = s3MediaStore({
  store: JSON.parse(store) as StoreSettings,
  cacheBytes: 1e9,
  scratch: folder,
  clock: { now: () => Date.now() },
  leaseMs: Number(leaseMs),
});
await mediaStore.render('renders/one.mp3', async (into) => {
  writeFileSync(into, 'half');
  appendFileSync(`${folder}/log`, `${process.pid}\n`);
  process.stdout.write('making\n');
  await sleep(Number(takesMs));
  writeFileSync(into, 'half and whole');
});
await mediaStore.close();
process.stdout.write('made\n');
