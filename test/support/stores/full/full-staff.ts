import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import { digestOf, noon, platformId, trackId } from '../../builders/builders.ts';
import { aMail, aNote, aPasskey, aStaffMember, aStaffSession } from '../../builders/staff-builders.ts';
import { effectsOf } from '../../effects.ts';

/** Beyond any clock: no worker of a service that runs on the store sends these emails. */
const distant = noon + 20_000 * dayMs;

export type KeptOfStaff = Pick<Adapters, 'accounts' | 'auditLog' | 'mailQueue' | 'staffRegistry'>;

/**
 * Members who signed in, were invited or disabled, with sessions; an email each: some were sent, some failed, some
 * were given up and some are on their way; notes of it all, and some of the operator.
 */
export const fillStaff = async (
  { accounts, auditLog, mailQueue, staffRegistry }: KeptOfStaff,
  count: number,
): Promise<void> => {
  for (let n = 1; n <= count; n++) {
    const member = aStaffMember(
      {
        ...(n % 3 === 0 && {
          status: 'invited',
          invitation: { codeDigest: digestOf(n), until: noon + n },
        }),
        ...(n % 4 === 0 && { oidcSubject: `subject ${n}`, roles: ['admin', 'finance'] }),
      },
      n,
    );
    const audit = aNote({ action: 'staff.invite', subjects: [member.staffId, platformId(1 + (n % 3))] }, n);
    await staffRegistry.add({
      member,
      effects: effectsOf({ mails: [aMail({ createdAt: distant + n }, n)], audit }),
    });
    await accounts.addPasskey({
      passkey: aPasskey({ accountId: member.staffId }, n),
      challenge: { digest: digestOf(40_000 + n), expiresAt: noon },
      guards: {},
      effects: effectsOf(),
    });
    if (n % 3 === 0) continue;
    await staffRegistry.change({
      member: { ...member, version: 2 },
      guards: { version: 1 },
      session: aStaffSession({ accountId: member.staffId, expiresAt: noon + n * 60_000 }, n),
      effects: effectsOf({
        audit: n % 2 === 0 ? aNote({ action: 'staff.sign_in', subjects: [member.staffId] }, n) : undefined,
      }),
    });
  }
  for (let n = 1; n <= count; n++) {
    const detail = { text: 'half a pair: \ud83d', 'a.b': n / 3, $cost: null };
    await auditLog.append(aNote({ actor: { kind: 'operator' }, subjects: [trackId(n)], detail }, n));
  }
  const now = distant + count;
  const claimed = await mailQueue.claim({ token: 'mailer', now, until: now + 60_000 }, count - 2);
  for (const [i, { mail }] of claimed.entries()) {
    const tryAt = i % 4 === 1 ? now + i : undefined;
    const failed = { outcome: 'failed', at: now + i, detail: `550 no “${i}”`, tryAt } as const;
    if (i % 4 === 3) continue;
    await mailQueue.settle(mail.mailId, 'mailer', i % 4 === 0 ? { outcome: 'sent', at: now + i } : failed);
  }
};

/** Returns everything that the ports return of the content of `fillStaff`. Emails can be read only by claiming them. */
export const staffContents = async (
  { accounts, auditLog, staffRegistry }: Omit<KeptOfStaff, 'mailQueue'>,
  count: number,
) => {
  const members = await staffRegistry.list();
  return {
    members,
    sessions: await Promise.all(
      members.map(({ staffId }) => accounts.sessions({ audience: 'staff', accountId: staffId }, noon)),
    ),
    passkeys: await Promise.all(
      members.map(({ staffId }) => accounts.passkeys({ audience: 'staff', accountId: staffId })),
    ),
    noted: await auditLog.entries({ after: 0, limit: 10 * count }),
    notedOf: await auditLog.entries({ after: 0, limit: 10 * count, subject: platformId(1) }),
  };
};
