import type { Instant } from '../shared/calendar.ts';
import type { MailId } from '../shared/ids.ts';

/** What a mail says, in words; how it looks is the desk's. Nothing in it is markup. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** One thing to be done about it. */
  readonly action?: { readonly label: string; readonly url: string };
}

export const mailKinds = [
  'appeal_received',
  'appeal_code',
  'appeal_question',
  'appeal_decided',
  'appeal_due',
  'appeal_overdue',
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
  'contact_confirmation',
  'contact_changed',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** A mail to be sent, as the commit that gives rise to it leaves it behind. */
export interface Mail extends MailText {
  readonly mailId: MailId;
  readonly kind: MailKind;
  readonly to: string;
  /** Paragraphs and action, where they hold a code: they are kept nowhere else. */
  readonly sealed?: string;
  readonly createdAt: Instant;
}

/** After each failed try; then it is given up. */
export const retriesMs = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 8 * 3_600_000] as const;

/** When a mail that failed so many times is tried again; undefined: never. */
export const nextTry = (failures: number, now: Instant): Instant | undefined => {
  const wait = retriesMs[failures - 1];
  return wait === undefined ? undefined : now + wait;
};
