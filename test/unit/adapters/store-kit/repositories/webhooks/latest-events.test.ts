import { storeOn } from '../../../../../../src/adapters/store-kit/index.ts';
import type { Kernel } from '../../../../../../src/adapters/store-kit/kernel.ts';
import { eventTypes, type DomainEvent } from '../../../../../../src/domain/shared/event.ts';
import { newTrack } from '../../../../../contract/catalog/track-library/stage.ts';
import { eventId, noon, platformId } from '../../../../../support/builders/builders.ts';
import { memoryKernel } from '../../../../../support/worlds/kit-worlds.ts';

const events: readonly DomainEvent[] = Array.from({ length: 130 }, (_, n) => ({
  eventId: eventId(n + 1),
  type: eventTypes[n % eventTypes.length] ?? 'endpoint.test',
  occurredAt: noon,
  ...(n % 3 > 0 && { platformId: platformId(n % 3) }),
  // A commit of the catalog adds its version.
  data: { n, catalogVersion: 1 },
}));
const ofFirst = events.filter((event) => event.platformId !== platformId(2)).toReversed();

/** A store with these events, which counts what it reads. */
const counting = async () => {
  const kernel = memoryKernel();
  const seen = { running: 0, most: 0, records: 0 };
  const counted: Kernel = {
    ...kernel,
    read: async (operation) => {
      seen.running += 1;
      seen.most = Math.max(seen.most, seen.running);
      // The other reads of the same moment begin meanwhile.
      await new Promise((resolve) => void setImmediate(resolve));
      const found = await kernel.read(operation);
      seen.running -= 1;
      seen.records += Array.isArray(found) ? found.length : 1;
      return found;
    },
  };
  await storeOn(kernel).library.commit(newTrack(1, { effects: { events } }));
  return { outbox: storeOn(counted).outbox, seen };
};

const everything = { platformId: platformId(1), types: eventTypes };

describe('the latest events of a platform', () => {
  it('are read a few types at a time', async () => {
    const { outbox, seen } = await counting();
    await outbox.latest(everything, { limit: 100 });
    expect(seen.most).toBe(4);
  });

  it('are read without the events before the page, once it is full', async () => {
    const { outbox, seen } = await counting();
    const { events: found, next } = await outbox.latest(everything, { limit: 3 });
    expect(found).toEqual(ofFirst.slice(0, 3));
    expect(next).toBe(ofFirst[2]?.eventId);
    expect(seen.records).toBeLessThan(26);
  });

  it.each([1, 2, 5, 50, 100])('are those of its own and of every platform, in pages of %i', async (limit) => {
    const { outbox } = await counting();
    const walked: DomainEvent[] = [];
    for (let before: DomainEvent['eventId'] | undefined, more = true; more;) {
      const page = await outbox.latest(everything, { limit, ...(before && { before }) });
      walked.push(...page.events);
      before = page.next;
      more = before !== undefined;
    }
    expect(walked).toEqual(ofFirst);
  });
});
