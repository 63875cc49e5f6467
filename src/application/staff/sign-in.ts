import { foldedEmail } from '../../domain/staff/account.ts';
import { preparedPassword } from '../../domain/staff/password.ts';
import { beginning, sessionTokenLength, sessionTokenOf } from '../../domain/staff/session.ts';
import { isLocked, type StaffMember } from '../../domain/staff/staff.ts';
import { SessionId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Digest, Ids, Randomness } from '../../ports/driven/environment.ts';
import type { OneTimeCodes } from '../../ports/driven/one-time-codes.ts';
import type { SecretSeal } from '../../ports/driven/secret-seal.ts';
import type { SignIn } from '../../ports/driving/staff.ts';
import { decideAgain } from '../decide-again.ts';
import { staffNote } from './notes.ts';
import { comparing, counting, type ProofNeeds } from './prove-password.ts';
import { freshStep } from './totp-secret.ts';

interface Needs extends ProofNeeds {
  readonly codes: OneTimeCodes;
  readonly secrets: SecretSeal;
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly ids: Ids;
}

const refused = fail({ kind: 'sign-in-refused' });

export const signIn =
  ({ codes, secrets, digest, randomness, ids, ...needs }: Needs): SignIn =>
  ({ email, password, totp, address }) => {
    const { staff, passwords, clock } = needs;
    const compare = comparing(needs, password);
    const count = counting(needs, { action: 'staff.sign_in_failed', detail: { address } });
    const failed = async (member: StaffMember) =>
      (await count(member)) === 'counted' ? refused : 'facts-moved';
    return decideAgain(async () => {
      const member = await staff.findByEmail(foldedEmail(email));
      const verdict = await compare(member?.status === 'active' ? member.passwordHash : undefined);
      const now = clock.now();
      if (member?.status !== 'active' || isLocked(member, now)) return refused;
      if (verdict === 'wrong') return failed(member);
      if (member.totp && totp === undefined) return fail({ kind: 'totp-required' });
      const step = member.totp && freshStep({ codes, secrets }, member.totp, totp ?? '', now);
      if (step === 'refused') return failed(member);

      const token = sessionTokenOf(randomness.base62(sessionTokenLength));
      const { staffId, version } = member;
      const sessionId = SessionId(ids.next('session'));
      const session = beginning({ sessionId, staffId, tokenDigest: digest.sha256(token), address }, now);
      const entered: StaffMember = {
        ...member,
        failures: { count: 0 },
        ...(member.totp && step !== undefined && { totp: { ...member.totp, lastStep: step } }),
        ...(verdict === 'outdated' && { passwordHash: await passwords.hash(preparedPassword(password)) }),
        version: version + 1,
      };
      const audit = staffNote(staffId, now, 'staff.sign_in', [staffId, sessionId], { address });
      const changed = await staff.change({ member: entered, guards: { version }, session, audit });
      return changed === 'changed' ? ok({ token, session, member: entered }) : 'facts-moved';
    });
  };
