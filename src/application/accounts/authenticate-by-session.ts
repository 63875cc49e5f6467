import type { SignInMember } from '../../domain/accounts/means.ts';
import { csrfText, isSessionToken, type TokenAudience } from '../../domain/accounts/session.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { AccountStore } from '../../ports/driven/accounts/account-store.ts';
import type { Clock, Digest } from '../../ports/driven/shared/environment.ts';
import type {
  AuthenticatedMember,
  PresentedSession,
  SessionRejected,
} from '../../ports/driving/accounts/accounts.ts';
import type { People } from './people.ts';
import { recordUseOf } from './record-use.ts';

export interface AuthenticationDependencies<A extends TokenAudience, Member extends SignInMember> {
  readonly people: People<A, Member>;
  readonly accounts: AccountStore;
  readonly digest: Digest;
  readonly clock: Clock;
}

/** Authenticates a person by the token of a session, and records the use of the session. */
export const authenticateBySession =
  <A extends TokenAudience, Member extends SignInMember>({
    people,
    accounts,
    digest,
    clock,
  }: AuthenticationDependencies<A, Member>) =>
  async ({
    credential,
    browser,
  }: PresentedSession): Promise<Result<AuthenticatedMember<A, Member>, SessionRejected>> => {
    if (credential === undefined) return fail({ kind: 'session-missing' });
    const { audience } = people;
    const now = clock.now();
    const session = isSessionToken(audience, credential)
      ? await accounts.session(audience, digest.sha256(credential), now)
      : undefined;
    const member = session && (await people.find(session.accountId));
    if (!session || !member || !people.maySignIn(member)) return fail({ kind: 'session-invalid' });
    const csrfToken = digest.sha256(csrfText(session));
    if (browser?.writes && browser.csrf !== csrfToken) return fail({ kind: 'csrf-rejected' });
    await recordUseOf(accounts, session, now);
    return ok({ member, session, token: credential, via: browser ? 'cookie' : 'header', csrfToken });
  };
