import type { Passkey } from '../../accounts/passkey.ts';
import type { MailKind, MailText } from '../../mail/mail.ts';
import type { Wording } from '../../mail/messages.ts';
import type { Platform } from '../platform.ts';
import type { Member } from './member.ts';

const minute = 60_000;
/** How long a link that signs a member in is valid. */
export const signInLinkMs = 15 * minute;
/** How long the link of an invitation is valid. */
export const invitationLinkMs = 7 * 24 * 60 * minute;

/** The rate of sign-in emails that are requested from one address: ten in a burst, thirty an hour. */
export const signInRate = { requestsPerSecond: 30 / 3_600, burst: 10 };
/** The rate of sign-in emails to one mailbox: three in a burst, ten an hour. */
export const signInMailboxRate = { requestsPerSecond: 10 / 3_600, burst: 3 };
/** The rate of sign-in emails to one mailbox over a day: ten in a burst, twenty a day. */
export const signInDailyRate = { requestsPerSecond: 20 / 86_400, burst: 10 };
/** The rate of emails to one mailbox that say that it is not a member: two a day, twelve hours apart. */
export const strangerMailboxRate = { requestsPerSecond: 2 / 86_400, burst: 1 };
/** The rate of invitations of a platform: twenty in a burst, fifty a day. */
export const invitationRate = { requestsPerSecond: 50 / 86_400, burst: 20 };
/** The rate of invitations from one address, for all platforms together: forty in a burst, a hundred a day. */
export const invitationAddressRate = { requestsPerSecond: 100 / 86_400, burst: 40 };
/** The rate of invitations to one mailbox, from all platforms together: three in a burst, five a day. */
export const invitationMailboxRate = { requestsPerSecond: 5 / 86_400, burst: 3 };

type MemberMail = MailText & { readonly kind: MailKind };
type Named = Pick<Platform, 'name'>;

/**
 * Returns the address in an email that begins a session when the reader confirms it. The code follows the `#`, so that no
 * server logs it; `by=mail` lets the portal wait for the reader, because programs of mail servers open links too.
 */
export const mailedSessionLink = (baseUrl: string, code: string): string =>
  `${baseUrl}/portal/#code=${code}&by=mail`;

/** A platform with the address that signs a member in to it. */
interface SignInChoice {
  readonly name: string;
  readonly url: string;
}

/**
 * Returns the email with the links that sign the owner of an address in. An address that has joined no platform gets an email
 * that says so, because people mistype addresses.
 */
export const signInMail = (
  { language, say }: Wording,
  [first, ...others]: readonly SignInChoice[],
  baseUrl: string,
): MemberMail => ({
  kind: 'sign_in_link',
  language,
  subject: say('sign_in_link.subject'),
  ...(first
    ? {
        paragraphs: [
          say('sign_in_link.link', { name: first.name, minutes: signInLinkMs / minute }),
          ...others.map((other) => say('sign_in_link.other', other)),
          say('sign_in_link.unexpected'),
        ],
        action: { label: say('sign_in_link.action'), url: first.url },
      }
    : {
        paragraphs: [
          say('sign_in_link.stranger', { baseUrl }),
          say('sign_in_link.advice'),
          say('sign_in_link.unexpected'),
        ],
      }),
});

/**
 * Returns the email that invites a person to a platform. It repeats no text of the platform, so that nobody can send
 * their own text to another person's address.
 */
export const invitationMail = (
  { language, say }: Wording,
  { role }: Pick<Member, 'role'>,
  url: string,
  baseUrl: string,
): MemberMail => ({
  kind: 'member_invitation',
  language,
  subject: say('member_invitation.subject'),
  paragraphs: [
    say('member_invitation.invited', { baseUrl, role }),
    say('member_invitation.later'),
    say('member_invitation.unexpected'),
  ],
  action: { label: say('member_invitation.action'), url },
});

/** A change of the members of a platform. */
export type MemberChange =
  | {
      readonly change: 'invited' | 'invited_again' | 'joined' | 'edited' | 'removed';
      readonly member: Member;
    }
  | { readonly change: 'role'; readonly member: Member; readonly before: Member['role'] };

const sentenceOf = ({ say }: Wording, platform: string, changed: MemberChange): string => {
  const values = { ...changed.member, platform };
  return changed.change === 'role'
    ? say('member_changed.role', { ...values, before: changed.before })
    : say(`member_changed.${changed.change}`, values);
};

/** Returns the email by which owners learn of a change that they may not have made. */
export const memberChangeMail = (
  wording: Wording,
  { name: platform }: Named,
  changed: MemberChange,
  baseUrl: string,
): MemberMail => {
  const { language, say } = wording;
  return {
    kind: 'member_changed',
    language,
    subject: say('member_changed.subject', { platform }),
    paragraphs: [sentenceOf(wording, platform, changed), say('member_changed.unexpected')],
    action: { label: say('member_changed.action'), url: `${baseUrl}/portal/members` },
  };
};

/** Returns the email by which a member learns of a passkey that they may not have added. */
export const passkeyMail = (
  { language, say }: Wording,
  { name: platform }: Named,
  { name, createdAt: at }: Pick<Passkey, 'name' | 'createdAt'>,
  baseUrl: string,
): MemberMail => ({
  kind: 'passkey_added',
  language,
  subject: say('passkey_added.subject', { platform }),
  paragraphs: [say('passkey_added.added', { platform, name, at }), say('passkey_added.unexpected')],
  action: { label: say('passkey_added.action'), url: `${baseUrl}/portal/account` },
});
