import type { MailKind, MailText } from '../mail/mail.ts';
import type { Wording } from '../mail/messages.ts';
import { labelInvitationMs, type Colleague } from './members.ts';
import type { ArtistRole } from './account.ts';

type MemberMail = MailText & { readonly kind: MailKind };

/**
 * Returns the email that invites a person to the account of a label. It repeats no text of the label, so that nobody can send
 * their own text to another person's address.
 */
export const labelInvitationMail = (
  { language, say }: Wording,
  { role, code, baseUrl }: { readonly role: ArtistRole; readonly code: string; readonly baseUrl: string },
): MemberMail => ({
  kind: 'artist_member_invitation',
  language,
  subject: say('artist_member_invitation.subject'),
  paragraphs: [
    say('artist_member_invitation.invited', { baseUrl, role, days: labelInvitationMs / 86_400_000 }),
    say('artist_member_invitation.api', { baseUrl }),
    code,
    say('artist_member_invitation.unexpected'),
  ],
});

/** A change of the members of an account. */
export type ColleagueChange =
  | { readonly change: 'invited' | 'invited_again' | 'joined' | 'removed'; readonly colleague: Colleague }
  | { readonly change: 'role'; readonly colleague: Colleague; readonly before: ArtistRole };

/** Returns the email by which owners learn of a change of the members that they may not have made. */
export const artistMemberChangeMail = (
  { language, say }: Wording,
  name: string,
  changed: ColleagueChange,
): MemberMail => {
  const { email, role } = changed.colleague;
  const values = { name, email, role };
  return {
    kind: 'artist_member_changed',
    language,
    subject: say('artist_member_changed.subject', { name }),
    paragraphs: [
      changed.change === 'role'
        ? say('artist_member_changed.role', { ...values, before: changed.before })
        : changed.change === 'removed'
          ? say('artist_member_changed.removed', { name, email })
          : say(`artist_member_changed.${changed.change}`, values),
      say('artist_member_changed.unexpected'),
    ],
  };
};
