import type { SqliteStorage } from '../../src/adapters/sqlite/index.ts';
import { invoiceBookings } from '../../src/domain/ledger/invoice-bookings.ts';
import { intervalEnd } from '../../src/domain/billing/prices.ts';
import type { Instant } from '../../src/domain/shared/calendar.ts';
import { anArtistAddition } from '../../test/support/artists/artist-builders.ts';
import { aCheckout, anAccount, paymentEvents } from '../../test/support/builders/billing-builders.ts';
import {
  aPlatform,
  aTrack,
  aUsageEvent,
  platformId,
  trackId,
  usageId,
} from '../../test/support/builders/builders.ts';
import { booking } from '../../test/support/builders/ledger/ledger-builders.ts';
import { shares } from '../../test/support/builders/royalties/random-period.ts';
import { aDraft, aDraftAddition, submittedDraft } from '../../test/support/drafts/draft-records.ts';
import { noEffects } from '../../test/support/effects.ts';
import { chance } from '../search/generated.ts';

export interface Sizes {
  readonly plays: number;
  readonly tracks: number;
  readonly payees: number;
}

const batchSize = 200;
const eventsOfBatch = 100;

/** Acts for the numbers from 1, many at a time. */
const each = async (count: number, act: (n: number) => Promise<unknown>): Promise<void> => {
  for (let first = 1; first <= count; first += batchSize)
    await Promise.all(
      Array.from({ length: Math.min(batchSize, count - first + 1) }, (_, i) => act(first + i)),
    );
};

/** A platform that pays for a month, in the books. */
const pay = async ({ registry, billing }: SqliteStorage, start: Instant): Promise<void> => {
  await registry.register({ platform: aPlatform(), credentials: [], effects: noEffects });
  const checkout = aCheckout();
  await billing.open({ checkout, account: anAccount(), guards: { account: 'absent' }, effects: noEffects });
  const event = paymentEvents.paid(checkout, start, start, { periodEnd: intervalEnd(start, 'month') });
  const booked = { platformId: platformId(), events: [event], booked: [] };
  await billing.commit({
    event,
    account: anAccount({ version: 2 }),
    bookings: invoiceBookings(booked, booking(0, { now: start })),
    effects: noEffects,
    guards: { account: 1, platform: 1 },
  });
};

/** Fills a store with one platform that has paid for the month from `start` and played tracks of many parties. */
export const fill = async (storage: SqliteStorage, sizes: Sizes, start: Instant): Promise<void> => {
  const { artistStore, draftStore, library, journal } = storage;
  const random = chance(1);
  const drawn = (count: number): number => 1 + Math.floor(random() * count);
  await pay(storage, start);
  await artistStore.add(anArtistAddition());
  await each(sizes.tracks, async (n) => {
    const { catalogVersion: _, ...track } = aTrack({}, n);
    await library.commit({ track, guards: { catalogVersion: 'absent' }, effects: noEffects });
    const parties = [drawn(sizes.payees), drawn(sizes.payees), 1 + (n % sizes.payees)] as const;
    const rights = shares(
      [
        [parties[0], 60],
        [parties[1], 40],
      ],
      [[parties[2], 100]],
    );
    const draft = submittedDraft(aDraft({ details: { rights } }, n), n);
    const submitted = draft.submitted && { ...draft.submitted, at: start - 1 };
    await draftStore.add({
      ...aDraftAddition({ ...draft, ...(submitted && { submitted }) }, n, Infinity),
      effects: noEffects,
    });
  });
  await each(sizes.plays / eventsOfBatch, (batch) =>
    journal.record({
      batchId: `batch-${batch}`,
      events: Array.from({ length: eventsOfBatch }, (_, index) => {
        const n = batch * eventsOfBatch + index;
        const at = start + Math.floor(random() * 28 * 86_400_000);
        const event = {
          trackId: trackId(drawn(sizes.tracks)),
          usageId: usageId(n),
          occurredAt: at,
          receivedAt: at,
        };
        return { index, event: aUsageEvent(event, n) };
      }),
      rejected: [],
      effects: noEffects,
    }),
  );
};
