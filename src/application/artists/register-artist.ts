import { foldedEmail } from '../../domain/accounts/email.ts';
import { preparedPassword } from '../../domain/accounts/password.ts';
import type { Agreement } from '../../domain/artists/account.ts';
import { knownAddressMail, verificationMail } from '../../domain/artists/artist-mails.ts';
import {
  artistInvitationOf,
  mayRegister,
  registeredArtist,
  type ArtistRecords,
  type ArtistRegistration,
} from '../../domain/artists/registration.ts';
import { AccountId, ArtistId, ArtistMemberId } from '../../domain/shared/ids.ts';
import { languageOf } from '../../domain/shared/language.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { PasswordHash } from '../../ports/driven/access/password-hash.ts';
import type { SecretCipher, TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { MailQueue } from '../../ports/driven/mail/mail-queue.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';
import type { Clock, Digest, Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { RegisterArtist } from '../../ports/driving/artists/artists.ts';
import { mailTo } from '../mail/mail-to.ts';
import { encryptedMail } from '../mail/encrypted-mail.ts';
import { newArtistCode } from './artist-codes.ts';
import { tooManyArtistRegistrations } from './artist-mail-rates.ts';

interface Dependencies {
  readonly artistStore: ArtistStore;
  readonly passwords: PasswordHash;
  readonly textSigner: TextSigner;
  readonly secretCipher: SecretCipher;
  readonly mailQueue: MailQueue;
  readonly mailTexts: MailTexts;
  readonly limiter: RateLimiter;
  readonly randomness: Randomness;
  readonly digest: Digest;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly baseUrl: string;
  readonly artistRegistration: ArtistRegistration;
  /** The agreement that new accounts accept. */
  readonly agreement: Agreement;
}

/** Returns the invitation of a code. */
const invitationIn = (textSigner: TextSigner, code: string | undefined) => {
  if (code === undefined) return 'none';
  const text = textSigner.verify(code, 'artist-invitation');
  return text === undefined ? 'invalid' : artistInvitationOf(text);
};

/** The password is hashed in either case, which takes most of the time. */
export const registerArtist =
  (dependencies: Dependencies): RegisterArtist =>
  async ({ password, invitation, agreementVersion, address, email: given, language, ...entry }) => {
    const { textSigner, passwords, ids, clock, artistRegistration } = dependencies;
    const email = foldedEmail(given);
    const invited = invitationIn(textSigner, invitation);
    const current = { agreement: dependencies.agreement, now: clock.now() };
    const allowed = mayRegister(artistRegistration, { email, agreementVersion }, invited, current);
    if (!allowed.ok) return allowed;
    const limited = await tooManyArtistRegistrations(dependencies, { address, to: email });
    if (limited) return fail(limited);
    const passwordHash = await passwords.hash(preparedPassword(password), { name: `address ${address}` });
    const { code, stored: verification } = newArtistCode(dependencies, 'verification');
    const accountId = AccountId(ids.next('account'));
    const artistId = ArtistId(ids.next('artist'));
    const memberId = ArtistMemberId(ids.next('artist-member'));
    const created = { ...entry, accountId, artistId, memberId, email, passwordHash, verification };
    const records = registeredArtist(
      { ...created, agreement: allowed.value, ...(language !== undefined && { language }) },
      clock.now(),
    );
    await storeOrNotify(dependencies, records, code);
    return ok({ artistId, accountId, status: 'unverified' });
  };

/** Stores the account with the email that confirms its address, or emails the owner of the address. */
const storeOrNotify = async (
  dependencies: Dependencies,
  { account, artist, member }: ArtistRecords,
  code: string,
): Promise<void> => {
  const { artistStore, secretCipher, mailTexts, mailQueue, baseUrl } = dependencies;
  const { email, memberId } = member;
  const { accountId, artistId, kind, createdAt: at } = account;
  const text = verificationMail(mailTexts.in(languageOf(member)), { code, baseUrl });
  const outcome = await artistStore.add({
    ...{ account, artist, member },
    effects: {
      events: [],
      mails: [encryptedMail(secretCipher, mailTo(dependencies, email, text))],
      audit: {
        at,
        actor: { kind: 'artist', memberId },
        action: 'artist.register',
        subjects: [memberId, accountId, artistId],
        detail: { kind, agreement: account.agreement.version },
      },
      idempotency: undefined,
    },
  });
  if (outcome === 'added') return;
  const owner = await artistStore.findMemberByEmail(email);
  const wording = mailTexts.in(languageOf(owner ?? member));
  await mailQueue.enqueue(mailTo(dependencies, email, knownAddressMail(wording, baseUrl)));
};
