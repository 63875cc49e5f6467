// node full.ts FILE: fills the disk, then prints what the check of reads and the check of writes say, before and after.
import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { noon } from '../../../support/builders/builders.ts';

const [file = ''] = process.argv.slice(2);
const { idempotencyStore, ping, probeWrites, close } = sqliteStorage({ file });
const said = (check: Promise<unknown>) =>
  check.then(
    () => 'ok',
    (error: unknown) => (isUnavailable(error) ? error.message : String(error)),
  );

const checks = async () => ({ reads: await said(ping()), writes: await said(probeWrites()) });
const before = await checks();
/** Whether the disk is full, which one more write shows. */
const isFull = async (n: number): Promise<boolean> => {
  const key = `${n} ${'x'.repeat(1_000)}`;
  const request = { key, fingerprint: 'payload', now: noon, leaseUntil: noon + 1, keepUntil: noon + 1 };
  return idempotencyStore.begin(request).then(() => false, isUnavailable);
};
let writes = 0;
while (writes < 10_000 && !(await isFull(writes))) writes++;
const full = writes < 10_000;
console.log(JSON.stringify({ before, full, after: await checks() }));
await close();
