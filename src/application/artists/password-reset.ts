import { foldedEmail } from '../../domain/accounts/email.ts';
import { preparedPassword } from '../../domain/accounts/password.ts';
import type { ArtistMember } from '../../domain/artists/account.ts';
import { passwordResetMail, unknownAddressMail } from '../../domain/artists/artist-mails.ts';
import {
  activated,
  awaitingPassword,
  mayResetPassword,
  withResetPassword,
} from '../../domain/artists/codes.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { PasswordHash } from '../../ports/driven/access/password-hash.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { MailQueue } from '../../ports/driven/mail/mail-queue.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';
import type { Clock, Digest, Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { RequestPasswordReset, ResetPassword } from '../../ports/driving/artists/artists.ts';
import { noted } from '../accounts/people.ts';
import { attemptsOf, knownRequester } from '../accounts/sign-in-attempts.ts';
import { mailTo } from '../mail/mail-to.ts';
import { encryptedMail } from '../mail/encrypted-mail.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { newArtistCode } from './artist-codes.ts';
import { mayMailUnknown, tooManyResetMails } from './artist-mail-rates.ts';
import { artistNote } from './artist-notes.ts';

interface Dependencies {
  readonly artistStore: ArtistStore;
  readonly digest: Digest;
  readonly clock: Clock;
}

interface Requesting extends Dependencies {
  readonly limiter: RateLimiter;
  readonly randomness: Randomness;
  readonly ids: Ids;
  readonly secretCipher: SecretCipher;
  readonly mailQueue: MailQueue;
  readonly mailTexts: MailTexts;
  readonly baseUrl: string;
}

/** The response does not depend on whether the address has an account, nor on whether an email was queued. */
export const requestPasswordReset =
  (dependencies: Requesting): RequestPasswordReset =>
  async ({ email: given, address, language = 'en' }) => {
    const { artistStore, mailTexts, mailQueue, baseUrl } = dependencies;
    const email = foldedEmail(given);
    const limited = await tooManyResetMails(dependencies, { address, to: email });
    if (limited) return fail(limited);
    const { code, stored } = newArtistCode(dependencies, 'password-reset');
    const outcome = ok({ email, expiresAt: stored.until });
    const isStored = await retryOnConflict(async () => {
      const before = await artistStore.findMemberByEmail(email);
      if (!before) return ok(false);
      const change = resetRequest(dependencies, before, { stored, code, language, address });
      return (await artistStore.change(change)) === 'changed' ? ok(true) : 'conflict';
    });
    if (!isStored.ok || isStored.value || !(await mayMailUnknown(dependencies, email))) return outcome;
    const text = unknownAddressMail(mailTexts.in(language), baseUrl);
    await mailQueue.enqueue(mailTo(dependencies, email, text));
    return outcome;
  };

interface Request {
  readonly stored: NonNullable<ArtistMember['passwordReset']>;
  readonly code: string;
  readonly language: Language;
  /** The address of the client. */
  readonly address: string;
}

const byAnyone = { actor: { kind: 'service' } } as const;

/** Returns the change that stores a code with the email that contains it. */
const resetRequest = (
  dependencies: Requesting,
  before: ArtistMember,
  { stored, code, language, address }: Request,
): Parameters<ArtistStore['change']>[0] => {
  const { mailTexts, secretCipher, clock, baseUrl } = dependencies;
  const member = awaitingPassword(before, stored);
  const text = passwordResetMail(mailTexts.in(member.language ?? language), { code, baseUrl });
  return {
    accountId: member.accountId,
    member: { next: member, guards: { version: before.version } },
    effects: {
      // Anyone can request it, so the member did not act.
      ...noted({
        ...artistNote(member, clock.now(), 'request_password_reset', { detail: { address } }),
        ...byAnyone,
      }),
      mails: [encryptedMail(secretCipher, mailTo(dependencies, member.email, text))],
    },
  };
};

export const resetPassword =
  ({
    artistStore,
    passwords,
    digest,
    clock,
  }: Dependencies & { readonly passwords: PasswordHash }): ResetPassword =>
  ({ code, password }) => {
    const codeDigest = digest.sha256(code);
    let created: string | undefined;
    return retryOnConflict(async () => {
      const before = await artistStore.findMemberByPasswordReset(codeDigest);
      const now = clock.now();
      if (!before || !mayResetPassword(before, codeDigest, now)) return fail({ kind: 'artist-code-invalid' });
      created ??= await passwords.hash(preparedPassword(password), knownRequester(before.memberId));
      const member = withResetPassword(before, created, now);
      const { accountId } = member;
      const stored = await artistStore.findAccount(accountId);
      const account = stored && activated(stored);
      const changed = await artistStore.change({
        accountId,
        ...(account && { account: { next: account, version: stored.version } }),
        member: {
          next: member,
          guards: { version: before.version },
          endSessions: 'all',
          clears: attemptsOf(digest, 'artist', member.email),
        },
        effects: noted(artistNote(member, now, 'reset_password')),
      });
      return changed === 'changed' ? ok('reset') : 'conflict';
    });
  };
