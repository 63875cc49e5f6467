import fc from 'fast-check';
import {
  decideClaim,
  failedRulingGuard,
  isInForce,
  type WorkClaim,
} from '../../../../src/domain/moderation/ruling.ts';
import { noon, trackId } from '../../../support/builders/builders.ts';
import { appealId, decisionId } from '../../../support/builders/moderation-builders.ts';
import { staffId } from '../../../support/builders/staff-builders.ts';

const moments = fc.integer({ min: noon - 2, max: noon + 2 });
const members = fc.constantFrom(1, 2).map((n) => staffId(n));
const claims: fc.Arbitrary<WorkClaim> = fc.record({
  subject: fc.constant(trackId()),
  staffId: members,
  until: moments,
});
const numbers = fc.integer({ min: 0, max: 2 });

describe('a decision about appeals', () => {
  it('is accepted exactly if nobody else works on them, none changed and none arrived', () => {
    fc.assert(
      fc.property(
        fc.option(numbers, { nil: undefined }),
        fc.option(numbers, { nil: undefined }),
        fc.array(claims, { maxLength: 3 }),
        fc.option(members, { nil: undefined }),
        (version, counted, claimed, decider) => {
          const facts = {
            versions: new Map(version === undefined ? [] : [[appealId(1), version]]),
            appeals: new Map(counted === undefined ? [] : [[decisionId(1), counted]]),
            claims: claimed,
          };
          const guards = {
            versions: [{ appealId: appealId(1), version: 1 }],
            counted: [{ decisionId: decisionId(1), appeals: 1 }],
            claimant: decider && { staffId: decider, now: noon },
          };
          const isFree =
            decider === undefined ||
            claimed.every(({ staffId: by, until }) => by === decider || until <= noon);
          const isCurrent = version === 1 && counted === 1;
          expect(failedRulingGuard(facts, guards)).toBe(
            isFree ? (isCurrent ? undefined : 'appeals') : 'claim',
          );
        },
      ),
    );
  });
});

describe('a claim', () => {
  it('goes to the first claimant until it expires, and its owner never shortens it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(claims, moments), { minLength: 1, maxLength: 6 }), (requested) => {
        let existing: WorkClaim | undefined;
        for (const [wanted, now] of requested) {
          const decided = decideClaim(existing, wanted, now);
          const isTaken =
            existing !== undefined && isInForce(existing, now) && existing.staffId !== wanted.staffId;
          expect(decided.outcome).toBe(isTaken ? 'taken' : 'claimed');
          if (decided.outcome === 'taken') expect(decided.by).toBe(existing);
          else {
            expect(decided.claim).toMatchObject({ subject: wanted.subject, staffId: wanted.staffId });
            const mine = existing && isInForce(existing, now) ? existing.until : -Infinity;
            expect(decided.claim.until).toBe(Math.max(wanted.until, mine));
            existing = decided.claim;
          }
        }
      }),
    );
  });
});
