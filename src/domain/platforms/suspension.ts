import type { MailKind, MailText } from '../mail/mail.ts';
import type { Wording } from '../mail/messages.ts';
import type { Platform } from './platform.ts';

/** A suspension is a decision against a platform, which gets its reason. */
export type SuspensionIssue = { readonly kind: 'suspension-needs-reason' };

/** Returns whether a change suspends a platform without a reason. */
export const lacksReason = (before: Platform, after: Platform, reason: string | undefined): boolean =>
  before.status === 'active' && after.status === 'suspended' && reason === undefined;

type StatusMail = MailText & { readonly kind: MailKind; readonly to: string };

/** Returns the emails to the contact of a platform about a change of its status: one, or none without a change. */
export const statusMails = (
  { language, say }: Wording,
  before: Platform,
  after: Platform,
  reason: string | undefined,
): readonly StatusMail[] => {
  if (before.status === after.status) return [];
  const { name, contactEmail: to } = after;
  const because = reason === undefined ? [] : [say('platform.reason', { reason })];
  return after.status === 'suspended'
    ? [
        {
          kind: 'platform_suspended',
          language,
          to,
          subject: say('platform_suspended.subject', { name }),
          paragraphs: [
            say('platform_suspended.suspended', { name }),
            ...because,
            say('platform_suspended.mistake'),
          ],
        },
      ]
    : [
        {
          kind: 'platform_reinstated',
          language,
          to,
          subject: say('platform_reinstated.subject', { name }),
          paragraphs: [
            say('platform_reinstated.reinstated', { name }),
            ...because,
            say('platform_reinstated.events'),
          ],
        },
      ];
};
