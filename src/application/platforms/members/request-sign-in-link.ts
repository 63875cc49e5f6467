import { foldedEmail } from '../../../domain/accounts/email.ts';
import {
  mailedSessionLink,
  signInLinkMs,
  signInMail,
} from '../../../domain/platforms/members/member-mails.ts';
import { membershipsOf, type Membership } from '../../../domain/platforms/members/memberships.ts';
import { grantOf } from '../../../domain/platforms/grant.ts';
import { languageOf } from '../../../domain/shared/language.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { MailQueue } from '../../../ports/driven/mail/mail-queue.ts';
import type { RequestSignInLink } from '../../../ports/driving/members.ts';
import { mailTo } from '../../mail/mail-to.ts';
import { encryptedMail } from '../../mail/encrypted-mail.ts';
import { writeLink } from '../../portal/passes.ts';
import { mayMailStranger, tooManySignInMails } from '../contact-mails.ts';
import type { InvitingDependencies } from './invite-member.ts';

type Dependencies = InvitingDependencies & { readonly mailQueue: MailQueue };

/** The response does not depend on whether the address is a member, nor on whether an email was queued. */
export const requestSignInLink =
  (dependencies: Dependencies): RequestSignInLink =>
  async ({ email: given, address, language }) => {
    const { registry, textSigner, ids, clock, baseUrl, mailQueue, mailTexts, secretCipher } = dependencies;
    const email = foldedEmail(given);
    const limited = await tooManySignInMails(dependencies, { address, to: email });
    if (limited) return fail(limited);
    const expiresAt = clock.now() + signInLinkMs;
    const choiceOf = ({ platform, member: { memberId, language: own } }: Membership) => {
      const grant = grantOf(memberId, platform);
      const link = { passId: ids.next('token'), platformId: platform.platformId, grant, expiresAt };
      const url = mailedSessionLink(baseUrl, writeLink(textSigner, link));
      return { name: platform.name, url, own, fallback: languageOf(platform) };
    };
    const choices = membershipsOf(await registry.findByMember(email), email).map(choiceOf);
    if (choices.length === 0 && !(await mayMailStranger(dependencies, email)))
      return ok({ email, expiresAt });
    const chosen = choices.find(({ own }) => own !== undefined)?.own;
    const wording = mailTexts.in(chosen ?? language ?? choices[0]?.fallback ?? 'en');
    const mail = mailTo(dependencies, email, signInMail(wording, choices, baseUrl));
    await mailQueue.enqueue(encryptedMail(secretCipher, mail));
    return ok({ email, expiresAt });
  };
