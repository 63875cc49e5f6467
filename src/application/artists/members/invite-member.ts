import { foldedEmail } from '../../../domain/accounts/email.ts';
import type { MailedCode } from '../../../domain/artists/account.ts';
import { labelInvitationMail } from '../../../domain/artists/member-mails.ts';
import { asColleague, withInvited, type ArtistInvite } from '../../../domain/artists/members.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import { ArtistMemberId } from '../../../domain/shared/ids.ts';
import { languageOf } from '../../../domain/shared/language.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { RateLimiter } from '../../../ports/driven/limits/rate-limiter.ts';
import type { Digest, Randomness } from '../../../ports/driven/shared/environment.ts';
import type { InviteArtistMember } from '../../../ports/driving/artists/members.ts';
import type { RateLimited } from '../../../ports/driving/limits.ts';
import { mailTo } from '../../mail/mail-to.ts';
import { encryptedMail } from '../../mail/encrypted-mail.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { newArtistCode } from '../artist-codes.ts';
import { tooManyLabelInvitations } from '../artist-mail-rates.ts';
import { managedMembers } from './managed-members.ts';
import { memberCommit, type MemberMailDependencies } from './member-commit.ts';

export interface InvitingDependencies extends MemberMailDependencies {
  readonly artistStore: ArtistStore;
  readonly limiter: RateLimiter;
  readonly randomness: Randomness;
  readonly digest: Digest;
  readonly secretCipher: SecretCipher;
}

/** Returns the encrypted email with the code that accepts an invitation. */
const invitationMail = (dependencies: InvitingDependencies, invite: ArtistInvite, code: string): Mail => {
  const { secretCipher, mailTexts, baseUrl } = dependencies;
  const text = labelInvitationMail(mailTexts.in(languageOf(invite)), { role: invite.role, code, baseUrl });
  return encryptedMail(secretCipher, mailTo(dependencies, invite.email, text));
};

/** Returns an invitation with a new code, and the email that contains it. */
export const withNewCode = (
  dependencies: InvitingDependencies,
  invite: Omit<ArtistInvite, 'code'>,
): { readonly invite: ArtistInvite; readonly mail: Mail } => {
  const { code, stored }: { code: string; stored: MailedCode } = newArtistCode(
    dependencies,
    'label-invitation',
  );
  const next = { ...invite, code: stored };
  return { invite: next, mail: invitationMail(dependencies, next, code) };
};

export const inviteArtistMember =
  (dependencies: InvitingDependencies): InviteArtistMember =>
  ({ caller, email, role, language, address }) => {
    const { artistStore, ids, clock } = dependencies;
    const memberId = ArtistMemberId(ids.next('artist-member'));
    let limited: Promise<RateLimited | undefined> | undefined;
    return retryOnConflict(async () => {
      const managed = await managedMembers(artistStore, caller);
      if (!managed.ok) return managed;
      const { own, members, colleagues } = managed.value;
      const { accountId } = own.account;
      const { invite, mail } = withNewCode(dependencies, {
        ...{ memberId, accountId, email: foldedEmail(email), role, invitedAt: clock.now() },
        ...(language !== undefined && { language }),
      });
      const colleague = asColleague(invite);
      const invited = withInvited(colleagues, colleague);
      if (!invited.ok) return invited;
      limited ??= tooManyLabelInvitations(dependencies, { accountId, address, to: invite.email });
      const failure = await limited;
      if (failure) return fail(failure);
      const change = memberCommit(dependencies, own, {
        change: { act: 'invited', invite },
        changed: { change: 'invited', colleague },
        ...{ members, by: own.member, mails: [mail] },
      });
      return (await artistStore.changeMembers(change)) === 'changed' ? ok(colleague) : 'conflict';
    });
  };
