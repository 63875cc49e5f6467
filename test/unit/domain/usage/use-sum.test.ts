import fc from 'fast-check';
import { dayMs, dayOf } from '../../../../src/domain/shared/calendar.ts';
import { addedUse, additionsOf, noUse, useOf, type UseSum } from '../../../../src/domain/usage/use-sum.ts';
import { aUsageEvent, noon, trackId } from '../../../support/builders/builders.ts';

const events = fc
  .array(
    fc.record({
      eventType: fc.constantFrom('play' as const, 'impression' as const),
      trackId: fc.integer({ min: 1, max: 4 }).map(trackId),
      quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(Number.MAX_SAFE_INTEGER)),
      occurredAt: fc.integer({ min: noon - 3 * dayMs, max: noon }),
      unlicensed: fc.boolean(),
    }),
    { maxLength: 20 },
  )
  .map((all) => all.map((each, n) => aUsageEvent(each, n)));

describe('additions to sums', () => {
  it('add as much as their events, each key once', () => {
    fc.assert(
      fc.property(events, (reported) => {
        const sums = new Map<string, UseSum>();
        for (const event of reported) {
          const name = `${dayOf(event.occurredAt)} ${event.trackId}`;
          sums.set(name, addedUse(sums.get(name) ?? noUse, useOf(event)));
        }
        const additions = additionsOf(reported, (event, day) => [day, event.trackId]);
        expect(additions).toHaveLength(sums.size);
        expect(new Map(additions.map(({ key, use }) => [key.join(' '), use]))).toEqual(sums);
      }),
    );
  });

  it('are the same in whichever order the events come', () => {
    fc.assert(
      fc.property(
        events.chain((some) =>
          fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
        ),
        ([some, shuffled]) => {
          const of = (reported: typeof some) => additionsOf(reported, (event, day) => [day, event.trackId]);
          expect(of(shuffled)).toEqual(of(some));
        },
      ),
    );
  });

  it('are in the order of their keys', () => {
    const keys = ['b', 'a', 'a\u0000', 'B', 'ä'];
    const reported = keys.map((channel, n) => aUsageEvent({ channel }, n));
    const found = additionsOf(reported, ({ channel = '' }) => [channel, 'x']).map(
      ({ key: [first] }) => first,
    );
    expect(found).toEqual(['B', 'a\u0000', 'a', 'b', 'ä']);
  });
});
