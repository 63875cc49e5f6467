import { foldedEmail } from '../../domain/accounts/email.ts';
import { artistInvitationMail } from '../../domain/artists/artist-mails.ts';
import {
  artistInvitationMs,
  artistInvitationText,
  closedFailure,
  type ArtistRegistration,
} from '../../domain/artists/registration.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { SecretCipher, TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { MailQueue } from '../../ports/driven/mail/mail-queue.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { InviteArtist } from '../../ports/driving/artists/artists.ts';
import { mailTo } from '../mail/mail-to.ts';
import { encryptedMail } from '../mail/encrypted-mail.ts';
import { staffNote } from '../shared/staff-notes.ts';

interface Dependencies {
  readonly textSigner: TextSigner;
  readonly secretCipher: SecretCipher;
  readonly mailQueue: MailQueue;
  readonly mailTexts: MailTexts;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly baseUrl: string;
  readonly artistRegistration: ArtistRegistration;
}

/** An address registers once, so that its invitation works once although nothing is stored of it. */
export const inviteArtist =
  (dependencies: Dependencies): InviteArtist =>
  async ({ caller, email: given, language = 'en' }) => {
    const closed = closedFailure(dependencies.artistRegistration);
    if (closed) return fail(closed);
    const { textSigner, secretCipher, mailQueue, mailTexts, clock, baseUrl } = dependencies;
    const email = foldedEmail(given);
    const expiresAt = clock.now() + artistInvitationMs;
    const code = textSigner.sign(artistInvitationText({ email, expiresAt }), 'artist-invitation');
    const text = artistInvitationMail(mailTexts.in(language), { code, baseUrl });
    const mail = encryptedMail(secretCipher, mailTo(dependencies, email, text));
    const { staffId } = caller.member;
    await mailQueue.enqueue(mail, staffNote(staffId, clock.now(), 'artist.invite', [mail.mailId]));
    return ok({ email, expiresAt });
  };
