// node fill.ts FILE: writes until the disk rejects, then prints what was acknowledged, what is there and how it ended.
import { openDatabase } from '../../../../src/adapters/sqlite/database.ts';
import { storageOn } from '../../../../src/adapters/sqlite/index.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { noon } from '../../../support/builders/builders.ts';

const [file = ''] = process.argv.slice(2);
const database = openDatabase({ file });
const { idempotencyStore, close } = storageOn(database);
const request = (n: number) => ({
  key: `${n} ${'x'.repeat(1_000)}`,
  fingerprint: 'payload',
  now: noon,
  leaseUntil: noon + 1,
  keepUntil: noon + 1,
});

let acknowledged = 0;
let unavailable: boolean | undefined;
while (unavailable === undefined && acknowledged < 10_000) {
  const batch = Array.from({ length: 5 }, (_, i) => idempotencyStore.begin(request(acknowledged + i)));
  const settled = await Promise.allSettled(batch);
  acknowledged += settled.filter(({ status }) => status === 'fulfilled').length;
  const rejected = settled.find((outcome) => outcome.status === 'rejected');
  if (rejected) unavailable = isUnavailable(rejected.reason);
}
const kept = Number(database.read.one('SELECT count(*) AS kept FROM idempotency_records')?.['kept']);
console.log(JSON.stringify({ acknowledged, kept, unavailable }));
await close();
