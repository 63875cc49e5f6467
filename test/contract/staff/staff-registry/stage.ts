import type { AuditNote } from '../../../../src/domain/audit/entry.ts';
import type { StaffMember, StaffSession } from '../../../../src/domain/staff/staff.ts';
import type { AccountStore } from '../../../../src/ports/driven/accounts/account-store.ts';
import type { AuditLog } from '../../../../src/ports/driven/staff/audit-log.ts';
import type { MailQueue } from '../../../../src/ports/driven/mail/mail-queue.ts';
import type { StaffChange, StaffRegistry } from '../../../../src/ports/driven/staff/staff-registry.ts';
import { noon } from '../../../support/builders/builders.ts';
import { aNote, aStaffMember } from '../../../support/builders/staff-builders.ts';
import { wholeChain } from '../audit-log.contract.ts';
import { type ChangesOf, effectsOf, noEffects } from '../../../support/effects.ts';

export interface StaffView {
  readonly accounts: AccountStore;
  readonly staffRegistry: StaffRegistry;
  readonly auditLog: AuditLog;
  readonly mailQueue: MailQueue;
}

export const minute = 60_000;

export const added = async (
  { staffRegistry }: StaffView,
  ...members: readonly StaffMember[]
): Promise<void> => {
  for (const member of members)
    expect(
      await staffRegistry.add({ member, effects: effectsOf({ audit: aNote({ action: 'staff.invite' }) }) }),
    ).toBe('added');
};

/** A change of the nth member, as it was added, on the guard that holds. */
export const aChange = (
  member: Partial<StaffMember> = {},
  rest: ChangesOf<StaffChange> = {},
  n = 1,
): StaffChange => ({
  member: aStaffMember({ version: 2, ...member }, n),
  guards: { version: 1 },
  ...rest,
  effects: effectsOf(rest.effects),
});

/** Begins sessions of the nth member, each with a change of it. */
export const begun = async (
  { staffRegistry }: StaffView,
  n: number,
  ...sessions: readonly StaffSession[]
): Promise<void> => {
  const member = await staffRegistry.find(aStaffMember({}, n).staffId);
  if (!member) throw new Error('the member is not there');
  let { version } = member;
  for (const session of sessions) {
    const changed = { ...member, version: version + 1 };
    expect(
      await staffRegistry.change({ member: changed, guards: { version }, session, effects: noEffects }),
    ).toBe('changed');
    version++;
  }
};

/** Returns the audit notes in order, after verifying the chain. */
export const actionsIn = async ({ auditLog }: StaffView): Promise<readonly AuditNote['action'][]> =>
  (await wholeChain(auditLog)).map(({ action }) => action);

/** The emails that wait. Leaves them leased to nobody. */
export const mailsIn = async ({ mailQueue }: StaffView) =>
  (await mailQueue.claim({ token: 'look', now: noon, until: noon }, 1_000)).map(({ mail }) => mail);
