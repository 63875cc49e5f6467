import { artistMessages } from './artist-messages.ts';
import { noticeMessages } from './notice-messages.ts';
import { warnedQuotas } from '../webhooks/events.ts';
import type { Language } from '../shared/language.ts';
import type { Instant } from '../shared/calendar.ts';
import type { Money } from '../shared/money.ts';
import { memberRoles } from '../platforms/members/member.ts';

/**
 * The kind of a value in a message: words and IDs, which no language changes; a number; whether something is so; a time
 * shown as its day or to the minute, in UTC; a price; a month `YYYY-MM` or a day `YYYY-MM-DD`; or one of a few choices.
 */
export type ValueKind = 'text' | 'count' | 'flag' | 'day' | 'minute' | 'money' | 'period' | readonly string[];

const [text, count, flag, day, minute, money, period] = [
  'text',
  'count',
  'flag',
  'day',
  'minute',
  'money',
  'period',
] as const;
const interval = ['month', 'year'] as const;
const endpoint = { endpointId: text, host: text } as const;
const licensed = { count, slug: text } as const;
const expiring = { ...licensed, more: flag, lastDay: day } as const;
const decided = { trackId: text, placed: flag, where: text, at: minute } as const;
const ofMember = { email: text, platform: text } as const;

/** Every message of an email to people outside the staff, with its values. Each language has a text for each of them. */
export const messages = {
  'mail.api_reference': {},

  'appeal.link_note': {},
  'appeal.view': {},
  'appeal_received.subject': { appealId: text },
  'appeal_received.received': { decisionId: text, title: text, decideBy: day },
  'appeal_received.link': {},
  'appeal_received.unexpected': {},
  'appeal_code.subject': { appealId: text },
  'appeal_code.link': { title: text },
  'appeal_code.code': {},
  'appeal_code.unexpected': {},
  'appeal_question.subject': { appealId: text },
  'appeal_question.asks': { title: text },
  'appeal_question.answer': { answerBy: day },
  'appeal_question.action': {},
  'appeal_decided.subject': { appealId: text },
  'appeal_decided.decided': { decisionId: text, title: text, outcome: ['upheld', 'overturned'] },
  'appeal_decided.reasons': { reasons: text },
  'appeal_decided.remedies': {},
  'appeal_decided.action': {},

  'billing.plan': { tier: text, addOns: text, extended: flag },
  'billing.tier': { tier: text },
  'billing.add_on': { addOn: text },
  'billing.items': { first: text, second: text },
  'billing.unaffected': {},
  'plan_changed.subject': { name: text, plan: text },
  'plan_changed.changed': { name: text, before: text, after: text },
  'interval_changed.subject': { name: text, interval },
  'interval_changed.changed': {
    name: text,
    items: text,
    before: money,
    beforeInterval: interval,
    after: money,
    afterInterval: interval,
    paidUntil: day,
  },
  'interval_changed.unexpected': {},
  'payment_failed.subject': { name: text },
  'payment_failed.last_subject': { name: text, until: day },
  'payment_failed.missing': { name: text, items: text, until: day },
  'invoice_issued.subject': { name: text, number: text },
  'invoice_issued.issued': { name: text, number: text, total: money, taxed: flag, month: period, dueAt: day },
  'invoice_issued.payment': { email: text, number: text },
  'invoice_issued.lines': {},
  'invoice_overdue.subject': { name: text, number: text },
  'invoice_overdue.owed': { name: text, number: text, owed: money, dueAt: day },
  'invoice_overdue.credits': { email: text },

  'licenses_expiring.subject': expiring,
  'licenses_expiring.duty': {},
  'licenses_expiring.api': {},
  'licenses_expired.subject': expiring,
  'licenses_expired.duty': {},
  'licenses_expired.api': {},
  'expiry.license': { licenseId: text, trackId: text, at: minute, ended: flag, stays: flag },
  'expiry.first': { count },

  'sign_in_link.subject': {},
  'sign_in_link.link': { name: text, minutes: count },
  'sign_in_link.other': { name: text, url: text },
  'sign_in_link.unexpected': {},
  'sign_in_link.action': {},
  'sign_in_link.stranger': { baseUrl: text },
  'sign_in_link.advice': {},
  'member_invitation.subject': {},
  'member_invitation.invited': { baseUrl: text, role: memberRoles },
  'member_invitation.later': {},
  'member_invitation.unexpected': {},
  'member_invitation.action': {},
  'member_changed.subject': { platform: text },
  'member_changed.invited': { ...ofMember, role: memberRoles },
  'member_changed.invited_again': { ...ofMember, role: memberRoles },
  'member_changed.joined': { ...ofMember, role: memberRoles },
  'member_changed.edited': ofMember,
  'member_changed.removed': ofMember,
  'member_changed.role': { ...ofMember, before: memberRoles, role: memberRoles },
  'member_changed.unexpected': {},
  'member_changed.action': {},
  'passkey_added.subject': { platform: text },
  'passkey_added.added': { platform: text, name: text, at: minute },
  'passkey_added.unexpected': {},
  'passkey_added.action': {},

  'registration_confirmation.subject': {},
  'registration_confirmation.confirm': {},
  'registration_confirmation.unexpected': {},
  'registration_confirmation.action': {},
  'contact_confirmation.subject': { name: text },
  'contact_confirmation.confirm': { name: text },
  'contact_confirmation.code': {},
  'contact_confirmation.unexpected': {},
  'contact_confirmation.action': {},
  'contact_changed.subject': { name: text },
  'contact_changed.changed': { name: text, contactEmail: text },
  'contact_changed.unexpected': {},
  'platform_suspended.subject': { name: text },
  'platform_suspended.suspended': { name: text },
  'platform_suspended.mistake': {},
  'platform_reinstated.subject': { name: text },
  'platform_reinstated.reinstated': { name: text },
  'platform_reinstated.events': {},
  'platform.reason': { reason: text },

  ...artistMessages,
  ...noticeMessages,

  'endpoint_failing.subject': { slug: text },
  'endpoint_failing.failing': { ...endpoint, since: minute },
  'endpoint_failing.retries': {},
  'endpoint_failing.others': { slug: text },
  'endpoint_disabled.subject': { slug: text },
  'endpoint_disabled.disabled': { ...endpoint, at: minute, reason: ['gone', 'failing', 'other'] },
  'endpoint_disabled.stopped': {},
  'endpoint_disabled.others': { slug: text },
  'quota_warning.subject': { slug: text, exhausted: flag, quota: warnedQuotas, period },
  'quota_warning.used': { used: count, limit: count, quota: warnedQuotas, period },
  'quota_warning.near': { quota: warnedQuotas },
  'quota_warning.exhausted': { quota: warnedQuotas },
  'quota_warning.remaining': { slug: text },
  'license_revoked.subject': { slug: text },
  'license_revoked.revoked': { licenseId: text, trackId: text, at: minute },
  'license_revoked.code': { code: text },
  'license_revoked.reason': { code: text, reason: text },
  'license_revoked.content': { stays: flag },
  'license_revoked.api': { licenseId: text },

  'places.all': {},
  'places.some': { codes: text },
  'places.many': { codes: text, others: count },
  'places.except': { codes: text },
  'compliance.remove_subject': { ...licensed, by: day },
  'compliance.on_hold_subject': licensed,
  'compliance.clear_subject': licensed,
  'compliance.decided': { ...decided, action: ['take_down', 'restrict', 'reinstate'] },
  'compliance.stays_down': { ...decided, reason: text },
  'compliance.reason': { reason: text },
  'compliance.ground': { ground: text },
  'compliance.remove': { where: text },
  'compliance.remove_by': { where: text, by: minute },
  'compliance.on_hold': { where: text },
  'compliance.clear': { where: text },
  'compliance.licenses': { ...licensed, ids: text, more: count },
  'compliance.api': { query: text, trackId: text },
  'compliance.action': {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, ValueKind>>>>;

export type MessageKey = keyof typeof messages;

interface Values {
  readonly text: string;
  readonly count: number;
  readonly flag: boolean;
  readonly day: Instant;
  readonly minute: Instant;
  readonly money: Money;
  readonly period: string;
}
type ValueOf<Kind> = Kind extends keyof Values
  ? Values[Kind]
  : Kind extends readonly (infer Choice)[]
    ? Choice
    : never;

/** The values of a message. One that is missing or of another kind does not compile. */
export type MessageValues<Key extends MessageKey> = {
  readonly [Name in keyof (typeof messages)[Key]]: ValueOf<(typeof messages)[Key][Name]>;
};
type Given<Key extends MessageKey> = keyof MessageValues<Key> extends never
  ? []
  : [values: MessageValues<Key>];

/** The messages in the language of a reader. */
export interface Wording {
  readonly language: Language;
  /** Returns the text of a message with its values. Never fails for a key and values of these types. */
  readonly say: <Key extends MessageKey>(key: Key, ...values: Given<Key>) => string;
}
