import type { SignInMember } from '../../domain/accounts/means.ts';
import { preparedPassword } from '../../domain/accounts/password.ts';
import type { TokenAudience } from '../../domain/accounts/session.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { ChangeOwnPassword } from '../../ports/driving/accounts/accounts.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { currentMember, noted, ownNote } from './people.ts';
import { attemptsOf, knownRequester, verifyPassword, type ProofDependencies } from './sign-in-attempts.ts';

export const changeOwnPassword =
  <A extends TokenAudience, Member extends SignInMember>(
    dependencies: ProofDependencies<A, Member>,
  ): ChangeOwnPassword<A, Member> =>
  async ({ caller, password, newPassword }) => {
    const { people, passwords, digest, clock } = dependencies;
    const kept = caller.session.sessionId;
    const prove = verifyPassword(dependencies, password);
    let created: string | undefined;
    return retryOnConflict(async () => {
      const before = await currentMember(people, caller);
      if ((await prove(before)) === 'rejected') return fail({ kind: 'password-rejected' });
      created ??= await passwords.hash(preparedPassword(newPassword), knownRequester(people.idOf(before)));
      const { version } = before;
      const member = { ...before, passwordHash: created, version: version + 1 };
      const changed = await people.change({
        member,
        guards: { version },
        clears: attemptsOf(digest, people.audience, before.email),
        endSessions: { allBut: kept },
        effects: noted(ownNote(people, before, clock.now(), 'change_password', { detail: { kept } })),
      });
      return changed === 'changed' ? ok(member) : 'conflict';
    });
  };
