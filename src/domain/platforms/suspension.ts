import type { MailKind, MailText } from '../mail/mail.ts';
import type { Platform } from './platform.ts';

/** A suspension is a decision against a platform, which gets its reason. */
export type SuspensionIssue = { readonly kind: 'suspension-needs-reason' };

/** Returns whether a change suspends a platform without a reason. */
export const lacksReason = (before: Platform, after: Platform, reason: string | undefined): boolean =>
  before.status === 'active' && after.status === 'suspended' && reason === undefined;

type StatusMail = MailText & { readonly kind: MailKind; readonly to: string };

/** Returns the mails to the contact of a platform about a change of its status: one, or none without a change. */
export const statusMails = (
  before: Platform,
  after: Platform,
  reason: string | undefined,
): readonly StatusMail[] => {
  if (before.status === after.status) return [];
  const { name, contactEmail: to } = after;
  const because = reason === undefined ? [] : [`Reason: ${reason}`];
  return after.status === 'suspended'
    ? [
        {
          kind: 'platform_suspended',
          to,
          subject: `${name} is suspended`,
          paragraphs: [
            `We suspended ${name}. Its credentials, tokens and portal sessions do not work, links to previews and downloads return errors, and webhooks are not sent. Issued licenses stay as they are.`,
            ...because,
            'If you think that this is a mistake, contact our partnerships team.',
          ],
        },
      ]
    : [
        {
          kind: 'platform_reinstated',
          to,
          subject: `${name} is active again`,
          paragraphs: [
            `We lifted the suspension of ${name}. Its credentials work again.`,
            ...because,
            'Your endpoints missed the events of that time. You can recover them, or read them in the list of events.',
          ],
        },
      ];
};
