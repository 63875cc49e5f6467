import type { Instant } from '../shared/calendar.ts';
import type { MailId } from '../shared/ids.ts';
import type { Language } from '../shared/language.ts';

/** The text of an email; the mailer adds the layout. It contains no markup. */
export interface MailText {
  /** Absent for emails that are only in English, and in emails of earlier releases. */
  readonly language?: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing that the recipient can do. */
  readonly action?: { readonly label: string; readonly url: string };
}

export const mailKinds = [
  'appeal_received',
  'appeal_code',
  'appeal_question',
  'appeal_decided',
  'appeal_due',
  'appeal_overdue',
  'appeal_assigned',
  'staff_invitation',
  'endpoint_failing',
  'endpoint_disabled',
  'quota_warning',
  'license_revoked',
  'compliance_changed',
  'licenses_expiring',
  'licenses_expired',
  'payment_failed',
  'plan_changed',
  'invoice_issued',
  'invoice_overdue',
  'contact_confirmation',
  'contact_changed',
  'registration_confirmation',
  'sign_in_link',
  'member_invitation',
  'member_changed',
  'passkey_added',
  'platform_suspended',
  'platform_reinstated',
  'artist_verification',
  'artist_known_address',
  'artist_invitation',
  'artist_password_reset',
  'artist_payout_changed',
  'artist_closure',
  'artist_member_invitation',
  'artist_member_changed',
  'artist_claim_decided',
  'artist_track_decided',
  'artist_share_confirmation',
  'artist_shares_disputed',
  'artist_shares_ended',
  'notice_received',
  'notice_decided',
  'artist_revision_decided',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** An email to be sent, queued by the commit that causes it. */
export interface Mail extends MailText {
  readonly mailId: MailId;
  readonly kind: MailKind;
  readonly to: string;
  /** The encrypted paragraphs and action, if they contain a code; the code is stored nowhere else. */
  readonly sealed?: string;
  readonly createdAt: Instant;
}

/**
 * Returns one spelling for the mailbox of an address, as far as the address shows it, so that its emails are counted
 * together: upper case and a tag after `+` do not change the mailbox, nor do dots in an address of Gmail.
 */
export const mailboxOf = (email: string): string => {
  const [name = '', host = ''] = email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
    .split('@');
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
};

/** The delays after each failed try; after the last one the email is given up. */
export const retriesMs = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 8 * 3_600_000] as const;

/** Returns when an email is tried again after this many failures, or undefined if it is given up. */
export const nextTry = (failures: number, now: Instant): Instant | undefined => {
  const wait = retriesMs[failures - 1];
  return wait === undefined ? undefined : now + wait;
};
