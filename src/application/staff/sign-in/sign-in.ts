import { foldedEmail } from '../../../domain/accounts/email.ts';
import { preparedPassword } from '../../../domain/accounts/password.ts';
import type { StaffMember, StaffSession } from '../../../domain/staff/staff.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { Ids, Randomness } from '../../../ports/driven/shared/environment.ts';
import type { OneTimeCodes } from '../../../ports/driven/access/one-time-codes.ts';
import type { SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';
import type { SignIn } from '../../../ports/driving/staff/staff.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { newSession } from './new-session.ts';
import {
  attemptsOf,
  compareOnce,
  recordFailure,
  unlessOverloaded,
  type ProofDependencies,
} from './sign-in-attempts.ts';
import { staffNote } from '../../shared/staff-notes.ts';
import { freshStep } from './totp-secret.ts';

interface Dependencies extends ProofDependencies {
  readonly codes: OneTimeCodes;
  readonly secretCipher: SecretCipher;
  readonly randomness: Randomness;
  readonly ids: Ids;
}

const rejected = fail({ kind: 'sign-in-rejected' });

export const signIn =
  (dependencies: Dependencies): SignIn =>
  async ({ email, password, totp, ...client }) => {
    const { staff, accounts, passwords, clock } = dependencies;
    const who = attemptsOf(dependencies.digest, email);
    const { address } = client;
    const requester = { name: `address ${address}` };
    const compare = compareOnce(dependencies, password, requester);
    const note = recordFailure(dependencies, { action: 'staff.sign_in_failed', detail: { address } });
    const attempt = await accounts.attempt(who, clock.now());
    if (attempt === 'locked') {
      await compare(undefined);
      return rejected;
    }
    const failed = async (member?: StaffMember) => {
      await note(who, attempt, member);
      return rejected;
    };
    return retryOnConflict(async () => {
      const found = await staff.findByEmail(foldedEmail(email));
      const member = found?.status === 'active' ? found : undefined;
      const verdict = await unlessOverloaded(accounts, [who, attempt], compare(member?.passwordHash));
      const now = clock.now();
      if (!member || verdict === 'wrong') return failed(member);
      if (member.totp && totp === undefined) {
        await accounts.undoAttempt(who, attempt);
        return fail({ kind: 'totp-required' });
      }
      const step = member.totp && freshStep(dependencies, member.totp, totp ?? '', now);
      if (step === 'rejected') return failed(member);

      const { token, session } = newSession(dependencies, member, client, now);
      const rehashed =
        verdict === 'outdated' && (await passwords.hash(preparedPassword(password), requester));
      const change = signInChange(member, session, { step, rehashed });
      return (await staff.change({ ...change, clears: who })) === 'changed'
        ? ok({ token, session, member: change.member })
        : 'conflict';
    });
  };

/** Returns the session, with the code that was used and the hash that replaces an outdated one. */
const signInChange = (
  member: StaffMember,
  session: StaffSession,
  { step, rehashed }: { readonly step: number | undefined; readonly rehashed: string | false },
) => {
  const { staffId, version, totp } = member;
  const { sessionId, address, createdAt } = session;
  const audit = staffNote(staffId, createdAt, 'staff.sign_in', [staffId, sessionId], { address });
  return {
    member: {
      ...member,
      ...(totp && step !== undefined && { totp: { ...totp, lastStep: step } }),
      ...(rehashed !== false && { passwordHash: rehashed, version: version + 1 }),
    },
    guards: { version, ...(step !== undefined && { totpStep: step }) },
    session,
    effects: { events: [], mails: [], audit, idempotency: undefined },
  };
};
