import fc from 'fast-check';
import { decideBatch, reportNameOf, type ReportedBatch } from '../../../../src/domain/usage/batch.ts';
import { reportedText, type UsageEvent } from '../../../../src/domain/usage/usage-event.ts';
import { aUsageEvent, usageId } from '../../../support/builders/builders.ts';

interface Reported {
  readonly eventId: string | undefined;
  readonly quantity: number;
  readonly unlicensed: boolean;
}

/** Few IDs and quantities: many repeat, with the same payload and with another. */
const reports: fc.Arbitrary<readonly Reported[]> = fc.array(
  fc.record({
    eventId: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
    quantity: fc.integer({ min: 1, max: 2 }),
    unlicensed: fc.boolean(),
  }),
  { maxLength: 12 },
);

/** The events of a batch, at every other place of the request; the reports between were rejected already. */
const batchOf = (batchId: string, reported: readonly Reported[], first = 0): ReportedBatch => ({
  batchId,
  events: reported.map(({ eventId, ...rest }, n) => ({
    index: 2 * n,
    event: aUsageEvent({ ...rest, ...(eventId !== undefined && { eventId }) }, first + n),
  })),
  rejected: reported.map((_, n) => ({ index: 2 * n + 1, reason: 'track-unknown' })),
});

const onRecord = (events: readonly UsageEvent[], batchId: string) =>
  new Map(events.map((event) => [reportNameOf(event), { event, batchId }]));
const nothing = onRecord([], '');

describe('a batch of usage', () => {
  it('accepts each event ID once, and every event without one', () => {
    fc.assert(
      fc.property(reports, (reported) => {
        const { fresh, outcome } = decideBatch(batchOf('1', reported), nothing);
        const ids = reported.flatMap(({ eventId }) => (eventId === undefined ? [] : [eventId]));
        expect(fresh).toHaveLength(reported.length - ids.length + new Set(ids).size);
        expect(outcome.accepted).toBe(fresh.length);
      }),
    );
  });

  it('answers for every report, in the order of the request', () => {
    fc.assert(
      fc.property(reports, reports, (earlier, reported) => {
        const known = onRecord(decideBatch(batchOf('1', earlier), nothing).fresh, '1');
        const { outcome } = decideBatch(batchOf('2', reported, 100), known);
        const { accepted, duplicates, rejected, unlicensed = [] } = outcome;
        expect(accepted + duplicates + rejected.length).toBe(2 * reported.length);
        for (const answers of [rejected, unlicensed]) {
          const places = answers.map(({ index }) => index);
          expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
        }
      }),
    );
  });

  it('rejects an event ID that came with another payload, and judges a duplicate as its first report', () => {
    fc.assert(
      fc.property(reports, reports, (earlier, reported) => {
        const known = onRecord(decideBatch(batchOf('1', earlier), nothing).fresh, '1');
        const batch = batchOf('2', reported, 100);
        const { fresh, outcome } = decideBatch(batch, known);
        const first = new Map(
          [...known.values().map(({ event }) => event), ...fresh].map((event) => [
            reportNameOf(event),
            event,
          ]),
        );
        const kept = (event: UsageEvent) => first.get(reportNameOf(event)) ?? event;
        const isReused = (event: UsageEvent) => reportedText(kept(event)) !== reportedText(event);
        const placesOf = (is: (event: UsageEvent) => boolean) =>
          batch.events.flatMap(({ index, event }) => (is(event) ? [index] : []));
        expect(
          outcome.rejected.flatMap(({ index, reason }) => (reason === 'event-id-reused' ? [index] : [])),
        ).toEqual(placesOf(isReused));
        expect(outcome.unlicensed?.map(({ index }) => index)).toEqual(
          placesOf((event) => !isReused(event) && kept(event).unlicensed),
        );
      }),
    );
  });

  it('returns the same outcome, and writes nothing new, if an attempt recorded it already', () => {
    fc.assert(
      fc.property(reports, (reported) => {
        const batch = batchOf('1', reported);
        const first = decideBatch(batch, nothing);
        expect(decideBatch(batch, onRecord(first.fresh, '1'))).toEqual({ fresh: [], outcome: first.outcome });
      }),
    );
  });

  it('does not take an event of another batch for its own', () => {
    const event = aUsageEvent({ eventId: 'a' });
    const batch = { batchId: '2', events: [{ index: 0, event }], rejected: [] };
    expect(decideBatch(batch, onRecord([event], '1')).outcome).toMatchObject({ accepted: 0, duplicates: 1 });
    const unnamed = { index: 0, event: aUsageEvent({ usageId: usageId(1) }) };
    expect(decideBatch({ ...batch, events: [unnamed] }, onRecord([unnamed.event], '1')).fresh).toHaveLength(
      1,
    );
  });
});
