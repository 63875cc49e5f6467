import type { UsageEvent } from '../../../../src/domain/usage/usage-event.ts';
import type {
  UsageFilter,
  UsageJournal,
  UsagePlace,
} from '../../../../src/ports/driven/usage/usage-journal.ts';
import { aUsageEvent, licenseId, noon, platformId, trackId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aBatch, type JournalView } from './stage.ts';

const hour = 3_600_000;

/** Twelve events of two tracks and two licenses, some without a license; three of them share each moment. */
const recorded: readonly UsageEvent[] = Array.from({ length: 12 }, (_, n) => {
  const { licenseId: _named, ...unnamed } = aUsageEvent(
    {
      ...{ trackId: trackId(1 + (n % 2)), occurredAt: noon - Math.floor(n / 3) * hour },
      ...(n % 4 === 0 && { unlicensed: true, unlicensedReason: 'other_content' as const }),
    },
    100 + n,
  );
  return n % 3 === 0 ? unnamed : { ...unnamed, licenseId: licenseId(n % 3) };
});

const latestFirst = (a: UsageEvent, b: UsageEvent): number =>
  b.occurredAt - a.occurredAt || (a.usageId < b.usageId ? 1 : -1);

const matches =
  ({ trackId: track, licenseId: license, unlicensed, from, to }: Partial<UsageFilter>) =>
  (event: UsageEvent): boolean =>
    (track === undefined || event.trackId === track) &&
    (license === undefined || event.licenseId === license) &&
    (unlicensed === undefined || event.unlicensed === unlicensed) &&
    (from === undefined || event.occurredAt >= from) &&
    (to === undefined || event.occurredAt < to);

/** All that a filter finds, in pages of two. */
const walk = async (journal: UsageJournal, filter: Partial<UsageFilter>, n = 1): Promise<UsageEvent[]> => {
  const found: UsageEvent[] = [];
  let after: UsagePlace | undefined;
  do {
    const page = { limit: 2, ...(after && { after }) };
    const { events, next } = await journal.list({ platformId: platformId(n), ...filter }, page);
    expect(events.length).toBeLessThanOrEqual(2);
    if (next) expect(events).toHaveLength(2);
    found.push(...events);
    after = next;
  } while (after);
  return found;
};

const filters: readonly Partial<UsageFilter>[] = [
  {},
  { trackId: trackId(2) },
  { licenseId: licenseId(1) },
  { unlicensed: true },
  { unlicensed: false },
  { from: noon - 2 * hour },
  { to: noon - hour },
  { from: noon - 2 * hour, to: noon },
  { trackId: trackId(1), licenseId: licenseId(2), unlicensed: true, to: noon },
];

export const usageListPolicies = (open: OpenWorld<JournalView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy(
      'lists a platform’s own events, latest use first, each once, by every filter',
      async ({ journal }) => {
        await journal.record(aBatch(1, recorded.slice(0, 7)));
        await journal.record(aBatch(2, recorded.slice(7)));
        await journal.record(aBatch(3, [aUsageEvent({ platformId: platformId(2) }, 1)]));
        for (const filter of filters) {
          const wanted = recorded.filter(matches(filter)).toSorted(latestFirst);
          expect(wanted.length).toBeGreaterThan(0);
          expect(await walk(journal, filter)).toEqual(wanted);
        }
        expect(await walk(journal, {}, 2)).toHaveLength(1);
        expect(await walk(journal, {}, 3)).toEqual([]);
      },
    ),
  ];
};
