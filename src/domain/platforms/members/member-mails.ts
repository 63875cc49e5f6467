import type { MailKind, MailText } from '../../mail/mail.ts';
import type { Platform } from '../platform.ts';
import type { Member } from './member.ts';

const minute = 60_000;
/** How long a link that signs a member in is valid. */
export const signInLinkMs = 15 * minute;
/** How long the link of an invitation is valid. */
export const invitationLinkMs = 7 * 24 * 60 * minute;

/** The rate of sign-in mails that are requested from one address: ten at once, thirty an hour. */
export const signInRate = { requestsPerSecond: 30 / 3_600, burst: 10 };
/** The rate of sign-in mails to one mailbox: three at once, ten an hour. */
export const signInMailboxRate = { requestsPerSecond: 10 / 3_600, burst: 3 };
/** The rate of sign-in mails to one mailbox over a day: ten at once, twenty a day. */
export const signInDailyRate = { requestsPerSecond: 20 / 86_400, burst: 10 };
/** The rate of mails to one mailbox that say that it is not a member: one at once, two a day. */
export const strangerMailboxRate = { requestsPerSecond: 2 / 86_400, burst: 1 };
/** The rate of invitations of a platform: twenty at once, fifty a day. */
export const invitationRate = { requestsPerSecond: 50 / 86_400, burst: 20 };
/** The rate of invitations from one address, for all platforms together: forty at once, a hundred a day. */
export const invitationAddressRate = { requestsPerSecond: 100 / 86_400, burst: 40 };
/** The rate of invitations to one mailbox, from all platforms together: three at once, five a day. */
export const invitationMailboxRate = { requestsPerSecond: 5 / 86_400, burst: 3 };

type MemberMail = MailText & { readonly kind: MailKind };
type Named = Pick<Platform, 'name'>;

/**
 * Returns the address in a mail that begins a session when the reader confirms it. The code follows the `#`, so that no
 * server logs it; `by=mail` lets the portal wait for the reader, because programs of mail servers open links too.
 */
export const mailedSessionLink = (baseUrl: string, code: string): string =>
  `${baseUrl}/portal/#code=${code}&by=mail`;

/** A platform with the address that signs a member in to it. */
interface SignInChoice {
  readonly name: string;
  readonly url: string;
}

const ignore = 'If you did not request this email, you can ignore it. Nobody can sign in without the link.';

/**
 * Returns the mail with the links that sign the owner of an address in. An address that has joined no platform gets a mail
 * that says so, because people mistype addresses.
 */
export const signInMail = ([first, ...others]: readonly SignInChoice[], baseUrl: string): MemberMail => ({
  kind: 'sign_in_link',
  subject: 'Sign in to the portal',
  ...(first
    ? {
        paragraphs: [
          `Sign in to ${first.name} with the link below. It works once, within ${signInLinkMs / minute} minutes.`,
          ...others.map(({ name, url }) => `To sign in to ${name} instead, open ${url}`),
          ignore,
        ],
        action: { label: 'Sign in', url: first.url },
      }
    : {
        paragraphs: [
          `Someone tried to sign in at ${baseUrl}/portal with this address, but it is not a member of any platform.`,
          'Ask an owner of your platform to invite this address, sign in with an API key, or register a platform.',
          ignore,
        ],
      }),
});

/**
 * Returns the mail that invites a person to a platform. It repeats no text of the platform, so that nobody can send
 * their own text to another person's address.
 */
export const invitationMail = ({ role }: Pick<Member, 'role'>, url: string, baseUrl: string): MemberMail => ({
  kind: 'member_invitation',
  subject: 'Join a platform in the licensing portal',
  paragraphs: [
    `You are invited to a platform in the portal at ${baseUrl}/portal, with the role ${role}. Accept with the link below. It works once, within 7 days.`,
    'After that, sign in with this email address at any time.',
    'If you did not expect this email, you can ignore it.',
  ],
  action: { label: 'Accept the invitation', url },
});

/** A change of the members of a platform. */
export type MemberChange =
  | {
      readonly change: 'invited' | 'invited_again' | 'joined' | 'edited' | 'removed';
      readonly member: Member;
    }
  | { readonly change: 'role'; readonly member: Member; readonly before: Member['role'] };

const sentenceOf = (platform: string, changed: MemberChange): string => {
  const { email, role } = changed.member;
  switch (changed.change) {
    case 'invited':
      return `${email} was invited to ${platform} with the role ${role}.`;
    case 'invited_again':
      return `${email} was invited to ${platform} again, with the role ${role}.`;
    case 'joined':
      return `${email} accepted the invitation and joined ${platform} with the role ${role}.`;
    case 'edited':
      return `The entry of ${email} in the members of ${platform} was changed.`;
    case 'removed':
      return `${email} was removed from ${platform}. Their sessions have ended.`;
    case 'role':
      return `The role of ${email} in ${platform} changed from ${changed.before} to ${role}.`;
  }
};

/** Returns the mail by which owners learn of a change that they may not have made. */
export const memberChangeMail = (
  { name: platform }: Named,
  changed: MemberChange,
  baseUrl: string,
): MemberMail => ({
  kind: 'member_changed',
  subject: `The members of ${platform} have changed`,
  paragraphs: [
    sentenceOf(platform, changed),
    'If you did not expect this, review the members, and end sessions on the credentials page.',
  ],
  action: { label: 'Show members', url: `${baseUrl}/portal/members` },
});
