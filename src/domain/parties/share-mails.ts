import { dayMs, type Instant } from '../shared/calendar.ts';
import type { MailKind, MailText } from '../mail/mail.ts';
import type { Wording } from '../mail/messages.ts';
import { confirmationMs, maxReminders } from './confirmation.ts';

/** The rate of questions of one account: 100 in a burst, 200 a day. */
export const shareMailRate = { requestsPerSecond: 200 / 86_400, burst: 100 };
/** The rate of questions to one mailbox, of all accounts together: 20 in a burst, 30 a day. */
export const shareMailboxRate = { requestsPerSecond: 30 / 86_400, burst: 20 };

/** Returns the email to an account about a party that disputes its shares. `link` leads to the track in the studio. */
export const sharesDisputedMail = (
  { language, say }: Wording,
  { link, ...named }: { readonly title: string; readonly party: string; readonly link: string },
): MailText & { readonly kind: MailKind } => ({
  kind: 'artist_shares_disputed',
  language,
  subject: say('artist_shares_disputed.subject', named),
  paragraphs: [
    say('artist_shares_disputed.disputed', named),
    say('artist_shares_disputed.effect'),
    say('artist_shares_disputed.next', named),
  ],
  action: { label: say('artist_shares_disputed.action'), url: link },
});

/**
 * Returns the email to a party whose shares in a track have ended, because its account changed them and we approved that. It names the ISRC: the
 * account can change the title without a review. `codeUntil` is the end of the code that this mailbox has, if it has one.
 */
export const sharesEndedMail = (
  { language, say }: Wording,
  {
    codeUntil = -Infinity,
    ...ended
  }: {
    readonly account: string;
    readonly isrc: string;
    readonly at: Instant;
    readonly baseUrl: string;
    readonly codeUntil?: Instant | undefined;
  },
): MailText & { readonly kind: MailKind } => {
  const { account, at, baseUrl } = ended;
  const hasCode = at < codeUntil;
  return {
    kind: 'artist_shares_ended',
    language,
    subject: say('artist_shares_ended.subject'),
    paragraphs: [
      say('artist_shares_ended.ended', ended),
      say('artist_shares_ended.before'),
      hasCode
        ? say('artist_shares_ended.dispute', { baseUrl, until: codeUntil })
        : say('artist_shares_ended.reply'),
      hasCode
        ? say('artist_shares_ended.source', { account })
        : say('artist_shares_ended.source_without_code', { account, baseUrl }),
    ],
  };
};

/**
 * Returns the email that asks a party to confirm its shares. It names the account that entered the address, and neither track nor party nor shares,
 * which the party sees with the code.
 */
export const shareConfirmationMail = (
  { language, say }: Wording,
  {
    account,
    code,
    baseUrl,
    isReminder,
  }: {
    readonly account: string;
    readonly code: string;
    readonly baseUrl: string;
    readonly isReminder: boolean;
  },
): MailText & { readonly kind: MailKind } => ({
  kind: 'artist_share_confirmation',
  language,
  subject: say('artist_share_confirmation.subject', { account, reminder: isReminder }),
  paragraphs: [
    say('artist_share_confirmation.asked', { account, baseUrl, days: confirmationMs / dayMs }),
    say('artist_share_confirmation.enter', { baseUrl }),
    code,
    say('artist_share_confirmation.source', { account }),
    say('artist_share_confirmation.privacy', { account }),
    say('artist_share_confirmation.opt_out', { reminders: maxReminders }),
  ],
  action: { label: say('artist_share_confirmation.action'), url: `${baseUrl}/shares` },
});
