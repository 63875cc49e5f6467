import { foldedEmail } from '../../../domain/accounts/email.ts';
import {
  invitationLinkMs,
  invitationMail,
  mailedSessionLink,
} from '../../../domain/platforms/members/member-mails.ts';
import { languageFor, withInvited, type Member } from '../../../domain/platforms/members/member.ts';
import { grantOf } from '../../../domain/platforms/grant.ts';
import type { Platform } from '../../../domain/platforms/platform.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import { MemberId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { SecretCipher, TextSigner } from '../../../ports/driven/access/secret-cipher.ts';
import type { RateLimiter } from '../../../ports/driven/limits/rate-limiter.ts';
import type { Digest } from '../../../ports/driven/shared/environment.ts';
import type { RateLimited } from '../../../ports/driving/limits.ts';
import type { InviteMember } from '../../../ports/driving/members.ts';
import { mailTo } from '../../mail/mail-to.ts';
import { encryptedMail } from '../../mail/encrypted-mail.ts';
import { writeLink } from '../../portal/passes.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { tooManyInvitations } from '../contact-mails.ts';
import { managedMembers } from './managed-members.ts';
import { memberCommit, type CommitDependencies } from './member-commit.ts';

export interface InvitingDependencies extends CommitDependencies {
  readonly textSigner: TextSigner;
  readonly secretCipher: SecretCipher;
  readonly limiter: RateLimiter;
  readonly digest: Digest;
}

/** Returns the encrypted email with a link that accepts the invitation of a member. */
export const invitation = (dependencies: InvitingDependencies, platform: Platform, member: Member): Mail => {
  const { textSigner, secretCipher, ids, clock, mailTexts, baseUrl } = dependencies;
  const code = writeLink(textSigner, {
    passId: ids.next('token'),
    platformId: platform.platformId,
    grant: grantOf(member.memberId, platform),
    expiresAt: clock.now() + invitationLinkMs,
  });
  const wording = mailTexts.in(languageFor(member, platform));
  const text = invitationMail(wording, member, mailedSessionLink(baseUrl, code), baseUrl);
  return encryptedMail(secretCipher, mailTo(dependencies, member.email, text));
};

export const inviteMember =
  (dependencies: InvitingDependencies): InviteMember =>
  ({ email, name, role, language, address, ...own }) => {
    const { registry, ids, clock } = dependencies;
    const memberId = MemberId(ids.next('member'));
    let limited: Promise<RateLimited | undefined> | undefined;
    return retryOnConflict(async () => {
      const managed = await managedMembers(registry, own);
      if (!managed.ok) return managed;
      const { current, members, by } = managed.value;
      const { platform } = current;
      const member: Member = {
        ...{ memberId, email: foldedEmail(email), role, invitedAt: clock.now() },
        ...(name !== undefined && { name }),
        ...(language !== undefined && { language }),
      };
      const invited = withInvited(members, member);
      if (!invited.ok) return invited;
      limited ??= tooManyInvitations(dependencies, { ...platform, address, to: member.email });
      const failure = await limited;
      if (failure) return fail(failure);
      const change = memberCommit(dependencies, current, {
        ...{ members: invited.value, changed: { change: 'invited', member }, by },
        mails: [invitation(dependencies, platform, member)],
      });
      return (await registry.change(change)) === 'changed' ? ok(member) : 'conflict';
    });
  };
