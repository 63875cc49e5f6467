import { enrolmentMs, otpauthUrl, type TotpEnrolment } from '../../../domain/accounts/totp.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { OneTimeCodes } from '../../../ports/driven/access/one-time-codes.ts';
import type { SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';
import type { BeginTotp, ConfirmTotp, RemoveTotp } from '../../../ports/driving/staff/staff.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { verifyPassword, type ProofDependencies } from './sign-in-attempts.ts';
import { staffNote } from '../../shared/staff-notes.ts';
import { ownMember } from './own-member.ts';
import { enrolmentPurpose, totpPurpose } from './totp-secret.ts';

interface Dependencies extends ProofDependencies {
  readonly codes: OneTimeCodes;
  readonly secretCipher: SecretCipher;
  /** The base URL, whose host authenticators show. */
  readonly baseUrl: string;
}

export const beginTotp =
  ({ codes, secretCipher, baseUrl, ...dependencies }: Dependencies): BeginTotp =>
  ({ caller, password }) => {
    const prove = verifyPassword(dependencies, password);
    return retryOnConflict(async () => {
      const member = await ownMember(dependencies.staff, caller);
      if ((await prove(member)) === 'rejected') return fail({ kind: 'password-rejected' });
      const secret = codes.newSecret();
      const until = dependencies.clock.now() + enrolmentMs;
      const waiting: TotpEnrolment = { staffId: member.staffId, secret, until };
      return ok({
        secret,
        otpauthUrl: otpauthUrl(secret, member.email, new URL(baseUrl).host),
        enrolment: secretCipher.seal(JSON.stringify(waiting), enrolmentPurpose),
      });
    });
  };

type Confirming = Pick<Dependencies, 'staff' | 'clock' | 'codes' | 'secretCipher'>;

export const confirmTotp =
  ({ codes, secretCipher, staff, clock }: Confirming): ConfirmTotp =>
  ({ caller, enrolment, code }) =>
    retryOnConflict(async () => {
      const now = clock.now();
      const opened = secretCipher.open(enrolment, enrolmentPurpose);
      if (opened === undefined) return fail({ kind: 'code-rejected' });
      const { staffId, secret, until } = JSON.parse(opened) as TotpEnrolment;
      const step = codes.stepOf(code, secret, now);
      const holds = staffId === caller.member.staffId && now < until;
      if (!holds || step === undefined) return fail({ kind: 'code-rejected' });
      const before = await ownMember(staff, caller);
      const { version } = before;
      const totp = { sealed: secretCipher.seal(secret, totpPurpose), lastStep: step };
      const member = { ...before, totp, version: version + 1 };
      const changed = await staff.change({
        member,
        guards: { version },
        endSessions: { allBut: caller.session.sessionId },
        effects: {
          events: [],
          mails: [],
          audit: staffNote(before.staffId, now, 'staff.enable_totp'),
          idempotency: undefined,
        },
      });
      return changed === 'changed' ? ok(member) : 'conflict';
    });

export const removeTotp =
  (dependencies: ProofDependencies): RemoveTotp =>
  ({ caller, password }) => {
    const prove = verifyPassword(dependencies, password);
    return retryOnConflict(async () => {
      const before = await ownMember(dependencies.staff, caller);
      if ((await prove(before)) === 'rejected') return fail({ kind: 'password-rejected' });
      const { totp, ...rest } = before;
      if (!totp) return ok(before);
      const member = { ...rest, version: before.version + 1 };
      const audit = staffNote(before.staffId, dependencies.clock.now(), 'staff.disable_totp');
      const guards = { version: before.version };
      const changed = await dependencies.staff.change({
        member,
        guards,
        effects: { events: [], mails: [], audit, idempotency: undefined },
      });
      return changed === 'changed' ? ok(member) : 'conflict';
    });
  };
