import fc from 'fast-check';
import { isFree, latestEnd } from '../../../../../src/domain/shared/claims/lease.ts';

const times = fc.integer({ min: 0, max: 1_000_000 });
const lengths = fc.integer({ min: 1, max: 100_000 });
/** A part of a length: 0 to all of it. */
const shares = fc.double({ min: 0, max: 1, noNaN: true });

const leaseAt = (now: number, length: number) => ({ now, until: now + length });

describe('a lease', () => {
  it('binds everyone from its beginning to its end, and nobody from then on', () => {
    fc.assert(
      fc.property(times, lengths, shares, (begun, length, share) => {
        const { until } = leaseAt(begun, length);
        const meanwhile = begun + Math.floor((length - 1) * share);
        expect(isFree(until, leaseAt(meanwhile, length))).toBe(false);
        expect(isFree(until, leaseAt(until, length))).toBe(true);
        expect(isFree(until, leaseAt(until + meanwhile, length))).toBe(true);
      }),
    );
  });

  it('binds a worker whose clock is behind by up to the length of its own lease', () => {
    fc.assert(
      fc.property(times, lengths, shares, (begun, length, share) => {
        const behind = begun - Math.floor(length * share);
        expect(isFree(leaseAt(begun, length).until, leaseAt(behind, length))).toBe(false);
      }),
    );
  });

  it('binds a worker who wants a shorter one, if that worker says how long leases can be', () => {
    fc.assert(
      fc.property(times, lengths, lengths, shares, (begun, one, other, share) => {
        const [longest, short] = [Math.max(one, other), Math.min(one, other)];
        const meanwhile = begun + Math.floor((longest - 1) * share);
        const { until } = leaseAt(begun, longest);
        expect(isFree(until, { ...leaseAt(meanwhile, short), longest })).toBe(false);
      }),
    );
  });

  it('binds nobody for longer than two lengths, whatever end a clock wrote that was set back since', () => {
    fc.assert(
      fc.property(times, lengths, fc.integer({ min: 0, max: 10_000_000 }), (now, length, end) => {
        const free = isFree(end, leaseAt(now, length));
        expect(free).toBe(end <= now || end > now + 2 * length);
        expect(latestEnd(leaseAt(now, length))).toBe(now + 2 * length);
      }),
    );
  });

  it('that does not exist binds nobody', () => {
    fc.assert(
      fc.property(times, lengths, (now, length) => {
        expect(isFree(undefined, leaseAt(now, length))).toBe(true);
      }),
    );
  });
});
