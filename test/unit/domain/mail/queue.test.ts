import fc from 'fast-check';
import { afterTry, isDue, queued, type MailOutcome } from '../../../../src/domain/mail/queue.ts';
import { nextTry, retriesMs } from '../../../../src/domain/mail/mail.ts';
import { aMail } from '../../../support/builders/staff-builders.ts';

const moments = fc.integer({ min: 0, max: 1_000_000 });
const failed = fc.record({
  outcome: fc.constant('failed' as const),
  at: moments,
  detail: fc.string(),
  tryAt: fc.option(moments, { nil: undefined }),
});
const sent = fc.record({ outcome: fc.constant('sent' as const), at: moments });
const outcomes = fc.oneof(failed, sent);

const after = (tries: readonly MailOutcome[]) => tries.reduce(afterTry, queued(aMail()));

describe('an email in the queue', () => {
  it('is due at the moment for which it was written, not before', () => {
    const mail = aMail({ createdAt: 100 });
    expect([isDue(queued(mail), 99), isDue(queued(mail), 100)]).toEqual([false, true]);
  });

  it('is either due or done after any tries, and stays the same email', () => {
    fc.assert(
      fc.property(fc.array(outcomes, { maxLength: 8 }), (tries) => {
        const { mail, dueAt, doneAt } = after(tries);
        expect(mail).toEqual(aMail());
        expect((dueAt === undefined) !== (doneAt === undefined)).toBe(true);
      }),
    );
  });

  it('counts its failures, and stores the last reason until it is sent', () => {
    fc.assert(
      fc.property(fc.array(outcomes, { minLength: 1, maxLength: 8 }), (tries) => {
        const result = after(tries);
        const last = tries.at(-1);
        expect(result.failures).toBe(tries.filter(({ outcome }) => outcome === 'failed').length);
        expect(result.detail).toBe(last?.outcome === 'failed' ? last.detail : undefined);
      }),
    );
  });

  it('is due when it is to be tried again, and done when it was sent or given up', () => {
    fc.assert(
      fc.property(outcomes, (outcome) => {
        const { dueAt, doneAt } = after([outcome]);
        const again = outcome.outcome === 'failed' ? outcome.tryAt : undefined;
        expect([dueAt, doneAt]).toEqual([again, again === undefined ? outcome.at : undefined]);
      }),
    );
  });
});

describe('an email that fails', () => {
  it('is tried again after 1 min, 5 min, 30 min, 2 h and 8 h', () => {
    expect([1, 2, 3, 4, 5, 6].map((failures) => nextTry(failures, 0))).toEqual([
      ...[60_000, 300_000, 1_800_000, 7_200_000, 28_800_000],
      undefined,
    ]);
  });

  it('waits longer after each failure, whenever it fails, and is given up after the last try', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), moments, (failures, now) => {
        const [first, next] = [nextTry(failures, now), nextTry(failures + 1, now)];
        expect(first === undefined).toBe(failures > retriesMs.length);
        expect(first ?? Infinity).toBeGreaterThan(now);
        if (first !== undefined) expect(next ?? Infinity).toBeGreaterThan(first);
        else expect(next).toBeUndefined();
      }),
    );
  });
});
