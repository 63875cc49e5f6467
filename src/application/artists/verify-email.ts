import type { ArtistMember } from '../../domain/artists/account.ts';
import { verificationMail } from '../../domain/artists/artist-mails.ts';
import { activated, awaitingVerification, withVerifiedEmail } from '../../domain/artists/codes.ts';
import { languageOf } from '../../domain/shared/language.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';
import type { Clock, Digest, Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { RequestEmailVerification, VerifyEmail } from '../../ports/driving/artists/artists.ts';
import type { RateLimited } from '../../ports/driving/limits.ts';
import { noted } from '../accounts/people.ts';
import { mailTo } from '../mail/mail-to.ts';
import { encryptedMail } from '../mail/encrypted-mail.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { newArtistCode } from './artist-codes.ts';
import { tooManyVerificationMails } from './artist-mail-rates.ts';
import { artistNote } from './artist-notes.ts';
import { ownArtist } from './own-artist.ts';

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
  readonly mailTexts: MailTexts;
  readonly baseUrl: string;
}

export const requestEmailVerification =
  (dependencies: Requesting): RequestEmailVerification =>
  async (caller) => {
    const { artistStore, secretCipher, mailTexts, baseUrl, clock } = dependencies;
    let limited: Promise<RateLimited | undefined> | undefined;
    return retryOnConflict(async () => {
      const { member: before } = await ownArtist(artistStore, caller);
      if (before.emailVerifiedAt !== undefined) return fail({ kind: 'email-verified-before' });
      limited ??= tooManyVerificationMails(dependencies, before.email);
      const failure = await limited;
      if (failure) return fail(failure);
      const { code, stored } = newArtistCode(dependencies, 'verification');
      const member: ArtistMember = awaitingVerification(before, stored);
      const text = verificationMail(mailTexts.in(languageOf(member)), { code, baseUrl });
      const mail = encryptedMail(secretCipher, mailTo(dependencies, member.email, text));
      const audit = artistNote(member, clock.now(), 'request_verification');
      const changed = await artistStore.change({
        accountId: member.accountId,
        member: { next: member, guards: { version: before.version } },
        effects: { ...noted(audit), mails: [mail] },
      });
      return changed === 'changed' ? ok({ email: member.email, expiresAt: stored.until }) : 'conflict';
    });
  };

export const verifyEmail =
  ({ artistStore, digest, clock }: Dependencies): VerifyEmail =>
  ({ caller, code }) =>
    retryOnConflict(async () => {
      const before = await ownArtist(artistStore, caller);
      const now = clock.now();
      const verified = withVerifiedEmail(before.member, digest.sha256(code), now);
      if (!verified.ok) return verified;
      const member = verified.value;
      const account = activated(before.account);
      const changed = await artistStore.change({
        accountId: member.accountId,
        ...(account && { account: { next: account, version: before.account.version } }),
        member: { next: member, guards: { version: before.member.version } },
        effects: noted(artistNote(member, now, 'verify_email', { subjects: [member.accountId] })),
      });
      return changed === 'changed' ? ok({ ...before, ...(account && { account }), member }) : 'conflict';
    });
