import fc from 'fast-check';
import { isAsDecidedOn } from '../../../../src/domain/accounts/means.ts';
import { endedBy } from '../../../../src/domain/accounts/session.ts';
import { aStaffMember, aStaffSession, sessionId } from '../../../support/builders/staff-builders.ts';

const small = fc.integer({ min: 0, max: 4 });

describe('a change of an account', () => {
  it('is made to the version and before the code that it was decided on', () => {
    fc.assert(
      fc.property(small, small, fc.option(small), fc.option(small), (kept, version, lastStep, step) => {
        const totp = lastStep === null ? {} : { totp: { sealed: 'AQ==', lastStep } };
        const member = aStaffMember({ version: kept, ...totp });
        const guards = { version, ...(step !== null && { totpStep: step }) };
        const used = step !== null && lastStep !== null && lastStep >= step;
        expect(isAsDecidedOn(member, guards)).toBe(kept === version && !used);
      }),
    );
    expect(isAsDecidedOn(undefined, { version: 1 })).toBe(false);
  });

  it('ends every session of the member, or every other', () => {
    const [one, other] = [aStaffSession(), aStaffSession({}, 2)];
    expect([one, other].filter((session) => endedBy('all', session))).toEqual([one, other]);
    expect([one, other].filter((session) => endedBy({ allBut: sessionId(2) }, session))).toEqual([one]);
  });
});
