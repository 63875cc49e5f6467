// node full.ts FILE: fills the disk, then prints what the check of reads and the check of writes say, before and after.
import { sqliteReceiptBook } from '../../../../src/adapters/sqlite/receipt-book.ts';
import { ping, probeWrites } from '../../../../src/adapters/sqlite/store-check.ts';
import { openStore } from '../../../../src/adapters/sqlite/store.ts';
import { isUnavailable } from '../../../../src/ports/driven/unavailable.ts';
import { noon } from '../../../support/builders.ts';

const [file = ''] = process.argv.slice(2);
const store = openStore({ file });
const book = sqliteReceiptBook(store);
const said = (check: Promise<unknown>) =>
  check.then(
    () => 'ok',
    (error: unknown) => (isUnavailable(error) ? error.message : String(error)),
  );

const checks = async () => ({ reads: await said(ping(store)), writes: await said(probeWrites(store)) });
const before = await checks();
let full = false;
for (let n = 0; n < 10_000 && !full; n++) {
  const key = `${n} ${'x'.repeat(1_000)}`;
  const request = { key, fingerprint: 'payload', now: noon, leaseUntil: noon + 1, keepUntil: noon + 1 };
  await book.begin(request).catch((error: unknown) => (full = isUnavailable(error)));
}
console.log(JSON.stringify({ before, full, after: await checks() }));
await store.close();
