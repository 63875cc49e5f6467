import fc from 'fast-check';
import { millionthsIn } from '../../../../src/domain/royalties/amounts.ts';
import { resultOf, somePeriod, type SomePeriod } from '../../../support/builders/royalties/random-period.ts';
import { numbersFrom, shuffled } from '../../../support/stories/billing-story.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

describe('any period', () => {
  it('pays out exactly what was earned, to the millionth and to the minor unit, in 10,000 periods', () => {
    let paid = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const some = somePeriod(numbersFrom(seed));
        const { totals, amounts, lines } = resultOf(some);
        const { earned, ...parts } = totals;
        const used = earned - parts.unallocated - parts.carriedOver;
        const isExact =
          sum(Object.values(parts)) === earned &&
          earned === sum(some.platforms.map((platform) => platform.earned)) &&
          sum(lines.map(({ amount }) => amount)) === used * millionthsIn(some.period.currency) &&
          sum(amounts.map(({ amount }) => amount)) === used;
        const isRounded = amounts.every(
          ({ amount, exact }) =>
            amount >= 0 &&
            Math.abs(amount * millionthsIn(some.period.currency) - exact) <
              millionthsIn(some.period.currency),
        );
        if (parts.parties > 0) paid++;
        return isExact && isRounded;
      }),
      { numRuns: 10_000 },
    );
    expect(paid).toBeGreaterThan(2_000);
  });

  it('has the same result in any order of platforms and use', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const some = somePeriod(numbersFrom(seed));
        const other: SomePeriod = {
          ...some,
          platforms: shuffled(some.platforms, seed + 1, 1).map((platform) => ({
            ...platform,
            uses: shuffled(platform.uses, seed + 2, 1),
          })),
        };
        return resultOf(other).hash === resultOf(some).hash;
      }),
      { numRuns: 1_000 },
    );
  });

  it('never pays a track less because it was used more', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 5_000 }), (seed, plays) => {
        const { platforms, ...some } = somePeriod(numbersFrom(seed));
        const [platform] = platforms.filter(({ earned, uses }) => earned > 0 && uses.length > 0);
        const [use] = platform?.uses ?? [];
        if (!platform || !use) return true;
        const trackAmount = (uses: typeof platform.uses): number =>
          sum(
            resultOf({ ...some, platforms: [{ ...platform, uses }] }).lines.flatMap(({ trackId, amount }) =>
              trackId === use.trackId ? [amount] : [],
            ),
          );
        const more = { ...use, plays, unlicensed: false };
        return trackAmount([...platform.uses, more]) >= trackAmount(platform.uses);
      }),
      { numRuns: 1_000 },
    );
  });
});
