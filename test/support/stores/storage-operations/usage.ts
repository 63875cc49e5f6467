import {
  aCredential,
  aUsageEvent,
  licenseId,
  noon,
  platformId,
  trackId,
  usageId,
} from '../../builders/builders.ts';
import { day, mark, month, outcomeOf, seededTracks, type Operation, type Stored } from './stage.ts';
import { effectsOf, noEffects } from '../../effects.ts';

const reports = (count: number, first: number) =>
  Array.from({ length: count }, (_, index) => ({
    index,
    event: aUsageEvent(
      { trackId: trackId(1 + (index % seededTracks)), eventId: `report-${first + index}` },
      first + index,
    ),
  }));

export const usageOperations: readonly Operation[] = [
  {
    name: 'record a report',
    run: ({ journal }) =>
      journal.record({ batchId: 'one', events: reports(1, 1), rejected: [], effects: noEffects }),
  },
  {
    name: 'record a hundred reports',
    run: ({ journal }) =>
      journal.record({ batchId: 'hundred', events: reports(100, 1_000), rejected: [], effects: noEffects }),
  },
  {
    name: 'record a hundred reports under an idempotency key',
    ready: ({ idempotencyStore }) => idempotencyStore.begin(mark('report')),
    run: ({ journal }) =>
      journal.record({
        batchId: 'receipted',
        events: reports(100, 2_000),
        rejected: [],
        effects: effectsOf({ idempotency: outcomeOf('report', 'receipted') }),
      }),
  },
  {
    name: 'record a hundred reports that came before',
    run: ({ journal }) =>
      journal.record({
        batchId: 'again',
        events: reports(100, 1_000).map(({ index, event }) => ({
          index,
          event: { ...event, usageId: usageId(3_000 + index) },
        })),
        rejected: [],
        effects: noEffects,
      }),
  },
  ...Object.entries({
    'usage events': {},
    'usage events of a month': { from: noon - 86_400_000, to: noon + 86_400_000 },
    'usage events of a track': { trackId: trackId() },
    'usage events of a license': { licenseId: licenseId() },
    'unlicensed usage events': { unlicensed: true },
  }).map(([name, filter]) => ({
    name: `list ${name}`,
    run: ({ journal }: Stored) => journal.list({ platformId: platformId(), ...filter }, { limit: 50 }),
  })),
  { name: 'find the outcome of a batch', run: ({ journal }) => journal.outcomeOf('receipted') },
  ...[1, 2].map((number) => ({
    name: `count requests of a hundred platforms, flush ${number} of a meter`,
    run: ({ journal }: Stored) => {
      const counts = Array.from({ length: 100 }, (_, n) => ({
        ...{ platformId: platformId(1 + n), day, requests: 1, previews: 0, downloads: 0, warnings: [] },
      }));
      const uses = [1, 2, 3].map((n) => {
        const { platformId: owner, credentialId } = aCredential({ platformId: platformId(n) }, n);
        return { platformId: owner, credentialId, at: noon + number * 60_000 };
      });
      return journal.count({ meterId: 'meter-1', number, at: noon, counts, uses });
    },
  })),
  { name: 'count requests of a day', run: ({ journal }) => journal.requestsOn(platformId(), day) },
  { name: 'read when credentials were used', run: ({ journal }) => journal.credentialUses(platformId()) },
  { name: 'read the figures of a month', run: ({ journal }) => journal.month(platformId(), month) },
  {
    name: 'read the use of a track',
    run: ({ journal }) => journal.ofTrack(trackId(), { from: month, to: month }, { limit: 50 }),
  },
  { name: 'read the plays of every track', run: ({ journal }) => journal.playsSince('2026-11-01') },
];
