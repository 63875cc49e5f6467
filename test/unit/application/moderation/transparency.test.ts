import { readTransparencyReport } from '../../../../src/application/moderation/read-transparency-report.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const ended = Date.parse('2026-04-01T00:00:00Z');

/** Counts how often the decisions of a month are read. */
const counting = ({ ports: { moderationStore, noticeStore } }: World, now: { at: number }) => {
  const reads = { count: 0, fails: false };
  const store: typeof moderationStore = {
    ...moderationStore,
    decisionsIn: (page) => {
      reads.count += 1;
      return reads.fails ? Promise.reject(new Error('no store')) : moderationStore.decisionsIn(page);
    },
  };
  const read = readTransparencyReport({
    ...{ moderationStore: store, noticeStore, clock: { now: () => now.at } },
  });
  return { reads, read: () => read({ month: '2026-03' }) };
};

describe('the transparency report of a month', () => {
  it(
    'is read once for all who ask, and again after a minute only on the first day',
    inWorld(async (world) => {
      const now = { at: ended - 1 };
      const { reads, read } = counting(world, now);
      expect(kindOf(await read())).toBe('report-not-published');
      now.at = ended;
      await Promise.all([read(), read(), read()]);
      expect(reads.count).toBe(1);
      now.at += 60_000;
      await read();
      expect(reads.count).toBe(2);
      now.at = ended + dayMs;
      valueOf(await read());
      now.at += 300 * dayMs;
      await read();
      expect(reads.count).toBe(3);
    }),
  );

  it(
    'is read again if it could not be read',
    inWorld(async (world) => {
      const { reads, read } = counting(world, { at: ended + 2 * dayMs });
      reads.fails = true;
      await expect(read()).rejects.toThrow('no store');
      reads.fails = false;
      expect(valueOf(await read()).month).toBe('2026-03');
    }),
  );
});
