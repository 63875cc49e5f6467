import fc from 'fast-check';
import {
  decideBeginning,
  decideCompletion,
  holdsLock,
  isInUse,
  type IdempotencyRecord,
} from '../../../../src/domain/idempotency/record.ts';

const moments = fc.integer({ min: 0, max: 6 });
const texts = fc.constantFrom('a', 'b');
const outcomes = fc.record({ status: fc.constantFrom(200, 201), resourceId: texts });
const records: fc.Arbitrary<IdempotencyRecord> = fc
  .record({
    key: fc.constant('key'),
    fingerprint: texts,
    leaseUntil: moments,
    keepUntil: moments,
    done: fc.option(outcomes),
  })
  .map(({ done, ...lock }) => ({ ...lock, ...(done && { done }) }));

describe('a request under an idempotency key', () => {
  it('begins exactly when the record has expired, or is a lock that expired, of the same payload', () => {
    fc.assert(
      fc.property(records, texts, moments, (stored, fingerprint, now) => {
        const expired = stored.keepUntil < now;
        const abandoned = !stored.done && stored.fingerprint === fingerprint && stored.leaseUntil <= now;
        const { outcome } = decideBeginning(stored, { fingerprint, now });
        expect(outcome === 'begun').toBe(expired || abandoned);
      }),
    );
    expect(decideBeginning(undefined, { fingerprint: 'a', now: 1 })).toEqual({ outcome: 'begun' });
  });

  it('receives the stored outcome only for the payload it was stored with', () => {
    fc.assert(
      fc.property(records, texts, moments, (stored, fingerprint, now) => {
        const decided = decideBeginning(stored, { fingerprint, now });
        if (decided.outcome !== 'done' && decided.outcome !== 'running') return;
        expect(stored.fingerprint).toBe(fingerprint);
        expect(decided).toMatchObject(stored.done ?? { leaseUntil: stored.leaseUntil });
      }),
    );
  });

  it('finds the key in use exactly when its own payload could not begin', () => {
    fc.assert(
      fc.property(records, moments, (stored, now) => {
        const { fingerprint } = stored;
        const begins = decideBeginning(stored, { fingerprint, now }).outcome === 'begun';
        expect(isInUse(stored, now)).toBe(!begins);
      }),
    );
    expect(isInUse(undefined, 1)).toBe(false);
  });
});

describe('a request that finished', () => {
  it('stores its outcome at most once, and never over that of another resource', () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1 }), (resources) => {
        const [first] = resources;
        let stored: Pick<IdempotencyRecord, 'done'> = {};
        for (const resourceId of resources) {
          const decided = decideCompletion(stored, resourceId);
          if (decided === 'complete') stored = { done: { status: 201, resourceId } };
          expect(decided === 'overtaken').toBe(resourceId !== first);
        }
        expect(stored.done?.resourceId).toBe(first);
      }),
    );
  });

  it('stores nothing once its lock was released', () => {
    expect(decideCompletion(undefined, 'a')).toBe('released');
  });
});

describe('a lock', () => {
  it('is held until it is taken over, renewed or completed', () => {
    const lock: IdempotencyRecord = { key: 'key', fingerprint: 'a', leaseUntil: 2, keepUntil: 9 };
    expect(holdsLock(lock, 2)).toBe(true);
    expect(holdsLock({ ...lock, leaseUntil: 3 }, 2)).toBe(false);
    expect(holdsLock({ ...lock, done: { status: 201, resourceId: 'r' } }, 2)).toBe(false);
    expect(holdsLock(undefined, 2)).toBe(false);
  });
});
