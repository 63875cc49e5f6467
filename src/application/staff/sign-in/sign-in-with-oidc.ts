import { foldedEmail } from '../../../domain/accounts/email.ts';
import { signedInByOidc } from '../../../domain/staff/account.ts';
import { sessionMs } from '../../../domain/staff/staff.ts';
import { enrolmentMs } from '../../../domain/accounts/totp.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { Clock, Digest, Ids, Randomness } from '../../../ports/driven/shared/environment.ts';
import type { IdentityChecks, IdentityProvider } from '../../../ports/driven/access/identity-provider.ts';
import type { SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';
import type { StaffRegistry } from '../../../ports/driven/staff/staff-registry.ts';
import type { BeginOidcSignIn, CompleteOidcSignIn } from '../../../ports/driving/staff/staff.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { staffNote } from '../../shared/staff-notes.ts';
import { newSession } from '../../accounts/new-session.ts';

interface Dependencies {
  readonly identity: IdentityProvider;
  readonly secretCipher: SecretCipher;
  readonly clock: Clock;
}

/** The expected values of the response, which the browser carries in encrypted form. */
interface Attempt {
  readonly checks: IdentityChecks;
  readonly until: Instant;
}

const purpose = 'staff-oidc-sign-in';

export const beginOidcSignIn =
  ({ identity, secretCipher, clock }: Dependencies): BeginOidcSignIn =>
  async () => {
    const begun = await identity.begin();
    if (!begun) return fail({ kind: 'no-identity-provider' });
    const attempt: Attempt = { checks: begun.checks, until: clock.now() + enrolmentMs };
    return ok({ url: begun.url, state: secretCipher.encrypt(JSON.stringify(attempt), purpose) });
  };

interface CompletingDependencies extends Dependencies {
  readonly staff: StaffRegistry;
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly ids: Ids;
}

const rejected = fail({ kind: 'oidc-sign-in-rejected' });

export const completeOidcSignIn =
  ({
    identity,
    secretCipher,
    staff,
    digest,
    randomness,
    ids,
    clock,
  }: CompletingDependencies): CompleteOidcSignIn =>
  async ({ state, callback, ...client }) => {
    const opened = secretCipher.decrypt(state, purpose);
    if (opened === undefined) return rejected;
    const { checks, until } = JSON.parse(opened) as Attempt;
    if (clock.now() >= until) return rejected;
    const identified = await identity.identify(callback, checks);
    if (!identified.ok) return rejected;
    const { subject, verifiedEmail } = identified.value;
    return retryOnConflict(async () => {
      const known = await staff.findByOidcSubject(subject);
      const named =
        known || verifiedEmail === undefined ? known : await staff.findByEmail(foldedEmail(verifiedEmail));
      const now = clock.now();
      const member = named && signedInByOidc(named, subject, now);
      if (!named || !member) return rejected;
      const { staffId } = member;
      const holder = { audience: 'staff', accountId: staffId } as const;
      const begun = { holder, client, now, lifetimeMs: sessionMs };
      const { token, session } = newSession({ digest, randomness, ids }, begun);
      const audit = staffNote(staffId, now, 'staff.sign_in', [staffId, session.sessionId], {
        address: client.address,
        via: 'oidc',
        first: named.oidcSubject === undefined,
      });
      const guards = { version: named.version };
      const effects = { events: [], mails: [], audit, idempotency: undefined };
      const changed = await staff.change({ member, guards, session, effects });
      return changed === 'changed' ? ok({ token, session, member }) : 'conflict';
    });
  };
