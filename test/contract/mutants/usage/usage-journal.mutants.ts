import type { Instant } from '../../../../src/domain/shared/calendar.ts';
import { unlicensedAt } from '../../../../src/domain/usage/batch.ts';
import type { CredentialUse, UsageJournal } from '../../../../src/ports/driven/usage/usage-journal.ts';
import type { JournalView } from '../../usage/usage-journal/stage.ts';
import { noEffects, without } from '../../../support/effects.ts';

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

const journal =
  (break_: (journal: UsageJournal) => Partial<UsageJournal>) =>
  (view: JournalView): JournalView => ({ ...view, journal: { ...view.journal, ...break_(view.journal) } });

/** Returns a journal that keeps the uses of credentials in memory, with the given rules. */
const uses =
  (keep: {
    readonly merge: (before: Instant, at: Instant) => Instant;
    readonly accepts: (view: JournalView, use: CredentialUse) => Promise<boolean>;
  }) =>
  (view: JournalView): JournalView => {
    const kept: CredentialUse[] = [];
    const put = (use: CredentialUse) => {
      const place = kept.findIndex(({ credentialId }) => credentialId === use.credentialId);
      const before = kept[place];
      if (before) kept[place] = { ...use, at: keep.merge(before.at, use.at) };
      else kept.push(use);
    };
    return journal((real) => ({
      count: async (flush) => {
        for (const use of flush.uses) if (await keep.accepts(view, use)) put(use);
        return real.count({ ...flush, uses: [] });
      },
      credentialUses: async (owner) =>
        new Map(
          kept
            .filter(({ platformId }) => platformId === owner)
            .map(({ credentialId, at }) => [credentialId, at]),
        ),
    }))(view);
  };
const isHeld = async ({ registry }: JournalView, { platformId, credentialId }: CredentialUse) =>
  (await registry.find(platformId))?.credentials.some((held) => held.credentialId === credentialId) ?? false;

/** Broken journals, by what they do wrong, each with the cases that must catch it. */
export const usageJournalMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: JournalView) => JournalView;
}[] = [
  {
    title: 'event IDs that are not checked',
    by: [
      'counts an event ID once, however often the same payload is sent',
      'rejects an event id that came before with another payload, whichever part differs',
    ],
    of: journal((real) => ({
      record: (batch) =>
        real.record({
          ...batch,
          events: batch.events.map(({ index, event: { eventId: _, ...event } }) => ({ index, event })),
        }),
    })),
  },
  {
    title: 'use of a sandbox in that of tracks',
    by: ['sums the use of a track by month, platform and territory, except that of a sandbox'],
    of: journal((real) => ({ record: ({ isSandbox: _, ...batch }) => real.record(batch) })),
  },
  {
    title: 'a page of the use of a track that begins again',
    by: ['sums the use of a track by month, platform and territory, except that of a sandbox'],
    of: journal((real) => ({
      ofTrack: (trackId, months, { limit }) => real.ofTrack(trackId, months, { limit }),
    })),
  },
  {
    title: 'a check of the event id first and a write later',
    by: ['counts an event id once when twenty concurrent callers report it'],
    of: (view) => {
      const seen = new Set<string>();
      return journal((real) => ({
        record: async (batch) => {
          const known = batch.events.filter(({ event }) =>
            seen.has(`${event.platformId} ${event.eventId ?? ''}`),
          );
          await slow();
          for (const { event } of batch.events) seen.add(`${event.platformId} ${event.eventId ?? ''}`);
          const events = batch.events
            .filter((report) => !known.includes(report))
            .map(({ index, event: { eventId: _, ...event } }) => ({ index, event }));
          const outcome = await real.record({ ...batch, events });
          return { ...outcome, duplicates: known.length };
        },
      }))(view);
    },
  },
  {
    title: 'warnings that are dropped',
    by: [
      'warns once of each threshold that requests pass, whichever process counts them',
      'warns of two figures that one flush passes, however often it comes',
    ],
    of: journal((real) => ({
      count: (flush) =>
        real.count({ ...flush, counts: flush.counts.map((count) => ({ ...count, warnings: [] })) }),
    })),
  },
  {
    title: 'warnings of the figure that a flush reaches alone',
    by: ['warns of two figures that one flush passes, however often it comes'],
    of: journal((real) => ({
      count: (flush) =>
        real.count({
          ...flush,
          counts: flush.counts.map(({ warnings, ...count }) => ({
            ...count,
            warnings: warnings.slice(-1),
          })),
        }),
    })),
  },
  {
    title: 'batches that are written event by event',
    by: ['records all of a batch or nothing of it'],
    of: journal((real) => ({
      record: async (batch) => {
        const sum = { accepted: 0, duplicates: 0, rejected: [...batch.rejected] };
        for (const one of batch.events) {
          const outcome = await real.record({
            batchId: batch.batchId,
            events: [one],
            rejected: [],
            effects: noEffects,
          });
          sum.accepted += outcome.accepted;
          sum.duplicates += outcome.duplicates;
          sum.rejected.push(...outcome.rejected);
        }
        return sum;
      },
    })),
  },
  {
    title: 'records that are dropped',
    by: [
      'keeps the outcome of a batch with its idempotency record, and only then',
      'counts once when a request outlives the lease of its mark and is run again',
    ],
    of: journal((real) => ({ record: (batch) => real.record(without('idempotency', batch)) })),
  },
  {
    title: 'days on which use was reported, not on which it occurred',
    by: ['sums a month by day, track and territory, on the day that use occurred'],
    of: journal((real) => ({
      record: (batch) =>
        real.record({
          ...batch,
          events: batch.events.map(({ index, event }) => ({
            index,
            event: { ...event, occurredAt: event.receivedAt },
          })),
        }),
    })),
  },
  {
    title: 'requests that are read, added and written back',
    by: ['adds up requests of concurrent callers, and returns to each the count so far'],
    of: journal((real) => ({
      count: async (flush) => {
        const { counts } = flush;
        const before = await Promise.all(
          counts.map(({ platformId, day }) => real.requestsOn(platformId, day)),
        );
        await slow();
        await real.count(flush);
        return counts.map(({ requests }, i) => (before[i] ?? 0) + requests);
      },
    })),
  },
  {
    title: 'flushes that are not recorded',
    by: [
      'counts a flush once, however often it is sent',
      'counts a flush once when ten tries of it arrive together',
      'keeps a silent meter for a week, and deletes it when another begins',
    ],
    of: (view) => {
      let tries = 0;
      return journal((real) => ({
        count: (flush) => real.count({ ...flush, meterId: `try-${tries++}` }),
      }))(view);
    },
  },
  {
    title: 'one record of the last flush for all meters',
    by: [
      'keeps flushes of meters apart',
      'adds up requests of concurrent callers, and returns to each the count so far',
    ],
    of: journal((real) => ({ count: (flush) => real.count({ ...flush, meterId: 'every meter' }) })),
  },
  {
    title: 'uses of credentials that come last instead of being the latest',
    by: ['keeps the latest use of a credential, whichever process reports it, and when'],
    of: uses({ merge: (_, at) => at, accepts: isHeld }),
  },
  {
    title: 'uses of credentials that nobody has',
    by: ['leaves out uses of credentials that their platform does not have'],
    of: uses({ merge: Math.max, accepts: async () => true }),
  },
  {
    title: 'uses that stay when their credentials go',
    by: ['deletes uses with their credentials, whether removed or replaced'],
    of: uses({ merge: Math.max, accepts: isHeld }),
  },
  {
    title: 'uses that are deleted with the meter that reported them',
    by: ['keeps the latest use of a credential, whichever process reports it, and when'],
    of: journal((real) => ({
      count: (flush) => real.count({ ...flush, uses: flush.number > 1 ? flush.uses : [] }),
    })),
  },
  {
    title: 'unlicensed events as the batch judges them, duplicates included',
    by: ['returns which events are unlicensed and why, with the first judgment of a duplicate'],
    of: journal((real) => ({
      record: async (batch) => ({
        ...(await real.record(batch)),
        unlicensed: batch.events.flatMap(({ index, event }) => unlicensedAt(index, event)),
      }),
    })),
  },
  {
    title: 'sums that count unlicensed use as licensed',
    by: ['sums a month by day, track and territory, on the day that use occurred'],
    of: journal((real) => ({
      record: (batch) =>
        real.record({
          ...batch,
          events: batch.events.map(({ index, event }) => ({ index, event: { ...event, unlicensed: false } })),
        }),
    })),
  },
  {
    title: 'lists of licensed events when unlicensed ones are wanted',
    by: ['lists a platform’s own events, latest use first, each once, by every filter'],
    of: journal((real) => ({ list: ({ unlicensed: _, ...filter }, page) => real.list(filter, page) })),
  },
  {
    title: 'pages that continue after a moment, not after an event',
    by: ['lists a platform’s own events, latest use first, each once, by every filter'],
    of: journal((real) => ({
      list: (filter, { after, ...page }) =>
        real.list({ ...filter, ...(after && { to: after.occurredAt }) }, page),
    })),
  },
];
