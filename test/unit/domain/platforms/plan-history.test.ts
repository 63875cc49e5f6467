import { chainBeginning, type AuditEntry } from '../../../../src/domain/audit/entry.ts';
import { planChangeIn, planDetail } from '../../../../src/domain/platforms/plan-history.ts';
import { changeNote } from '../../../../src/domain/platforms/provisioning.ts';
import { StaffId } from '../../../../src/domain/shared/ids.ts';
import { aPlatform, noon } from '../../../support/builders/builders.ts';

const actor = { kind: 'staff', staffId: StaffId('stf_1') } as const;
const free = aPlatform({ tier: 'developer', addOns: [] });
const grown = aPlatform({ tier: 'growth', addOns: ['stems'] });
const { digest } = chainBeginning;

const entryOf = (note: Omit<AuditEntry, 'place' | 'previous' | 'digest'>): AuditEntry => ({
  ...note,
  ...{ place: 1, previous: digest, digest },
});

describe('the history of a plan', () => {
  it('is read from the note of an edit that changes tier or add-ons', () => {
    const note = changeNote(free, grown, { at: noon, actor });
    expect(planChangeIn(entryOf(note))).toEqual({
      at: noon,
      cause: 'staff',
      before: { tier: 'developer', addOns: [] },
      after: { tier: 'growth', addOns: ['stems'] },
    });
    const suspended = changeNote(free, { ...grown, status: 'suspended' }, { at: noon, actor });
    expect(planChangeIn(entryOf(suspended))).toMatchObject({ after: { tier: 'growth' } });
  });

  it('names a payment as the cause of every change that billing records', () => {
    const detail = planDetail(grown, free);
    const note = { at: noon, actor, action: 'billing.plan_changed', subjects: [], detail };
    expect(planChangeIn(entryOf(note))).toMatchObject({ cause: 'payment', after: { tier: 'developer' } });
  });

  it('leaves out edits of other members, and notes without a known plan', () => {
    const renamed = changeNote(free, { ...free, name: 'Renamed' }, { at: noon, actor });
    expect(renamed.detail).toEqual({ changed: 'name' });
    expect(planChangeIn(entryOf(renamed))).toBeUndefined();
    const detail = { ...planDetail(free, grown), tier: 'gold' };
    const unknown = { at: noon, actor, action: 'platform.edit', subjects: [], detail };
    expect(planChangeIn(entryOf(unknown))).toBeUndefined();
  });
});
