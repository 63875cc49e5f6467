import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDeliveryReader } from '../../../../src/adapters/manifest/index.ts';
import { readDelivery, withFields } from '../../../../src/adapters/manifest/read-delivery.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { valueOf } from '../../../support/outcomes.ts';

const album = readFileSync(join(import.meta.dirname, '../../../../examples/deliveries/album.xml'), 'utf8');
/** Larger than the files that need no thread. */
const padding = 'x'.repeat(60);
const csv = Buffer.from(
  [
    'externalId,title,genres',
    ...Array.from({ length: 499 }, (_, n) => `A-${n},${padding}${padding} ${n},`),
  ].join('\n'),
);
const xml = Buffer.from(album.replace('<ReleaseList>', `<!-- ${'x'.repeat(70_000)} --><ReleaseList>`));
const largest = Buffer.from(
  JSON.stringify({
    tracks: Array.from({ length: 499 }, (_, n) => ({
      ...{ externalId: `A-${n}`, title: padding },
      keywords: Array.from({ length: 60 }, (__, k) => `${padding} ${k}`),
    })),
  }),
);

describe('the reader of deliveries', () => {
  it.each([
    ['CSV', csv],
    ['DDEX ERN', xml],
  ])('reads a large file of %s on a thread as it reads a small one', async (_, bytes) => {
    expect(bytes.length).toBeGreaterThan(65_536);
    const expected = withFields(valueOf(readDelivery(bytes)));
    const read = valueOf(await openDeliveryReader().read(bytes));
    expect([read.rows, read.unchecked, read.isTest]).toEqual([
      ...[expected.rows, expected.unchecked, expected.isTest],
    ]);
    for (const field of ['title', 'genres', 'rights.master[0]', 'nothing'])
      expect(read.fieldOf(1, field)).toBe(expected.fieldOf(1, field));
  });

  it('leaves this thread to others while it reads', async () => {
    let [turns, isRead] = [0, false];
    const turn = (): void => {
      turns += 1;
      if (!isRead) setImmediate(turn);
    };
    turn();
    valueOf(await openDeliveryReader().read(largest));
    isRead = true;
    expect(turns).toBeGreaterThan(20);
  });

  it.each([
    ['time', { seconds: 0.001 }, /^file exceeds the limit of 0.001 s of reading/],
    ['memory', { heapMegabytes: 4 }, /^file exceeds the limit of memory of reading/],
  ])('rejects a file that takes too much %s', async (_, bounds, detail) => {
    const read = await openDeliveryReader(bounds).read(largest);
    expect(read).toMatchObject({ ok: false, failure: { detail: expect.stringMatching(detail) as string } });
  });

  it('is unavailable for files that too many others wait before', async () => {
    const reader = openDeliveryReader({ maxWaiting: 1 });
    const outcomes = await Promise.allSettled([csv, csv, csv].map((bytes) => reader.read(bytes)));
    const rejected = outcomes.filter(({ status }) => status === 'rejected');
    expect(rejected).toMatchObject([{ reason: expect.any(Unavailable) as Unavailable }]);
  });
});
