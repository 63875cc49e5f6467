import type { Instant } from '../shared/calendar.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { MailKind, MailText } from '../mail/mail.ts';
import type { Wording } from '../mail/messages.ts';
import type { PendingContact, Platform } from './platform.ts';

/** The changes that an owner may make to its own record. A `websiteUrl` of null removes it. */
export interface OwnRecordEdit extends Partial<
  Pick<Platform, 'name' | 'contactEmail' | 'language' | 'contentTypes' | 'territories'>
> {
  readonly websiteUrl?: string | null;
}

/** How long a code that confirms a new contact address is valid. */
export const contactCodeMs = 24 * 3_600_000;

/** The number of base62 characters after the prefix: 256 bits. */
export const contactCodeLength = 43;
export const contactCodeOf = (base62: string): string => `ccd_${base62}`;

/** The rate of confirmation emails of a platform: five in a burst, ten a day. */
export const contactMailRate = { requestsPerSecond: 10 / 86_400, burst: 5 };
/** The rate of confirmation emails to one mailbox, from all platforms together: three in a burst, five a day. */
export const contactMailboxRate = { requestsPerSecond: 5 / 86_400, burst: 3 };

/** Returns whether the edit contains an address that its owner must confirm first. */
export const needsConfirmation = (platform: Platform, { contactEmail }: OwnRecordEdit): boolean =>
  contactEmail !== undefined && contactEmail !== platform.contactEmail;

/**
 * Returns the record after an owner's edit, with the same version. A new contact address waits for
 * confirmation; an edit with the current address discards the one that waits.
 */
export const withOwnEdit = (
  platform: Platform,
  { websiteUrl, contactEmail, ...edit }: OwnRecordEdit,
  pending: Pick<PendingContact, 'codeDigest' | 'expiresAt'>,
): Platform => {
  const { websiteUrl: website, pendingContact: waiting, ...rest } = platform;
  const site = websiteUrl === undefined ? website : (websiteUrl ?? undefined);
  const contact =
    contactEmail === undefined
      ? waiting
      : contactEmail === platform.contactEmail
        ? undefined
        : { email: contactEmail, ...pending };
  return {
    ...rest,
    ...edit,
    ...(site !== undefined && { websiteUrl: site }),
    ...(contact && { pendingContact: contact }),
  };
};

export type ContactCodeInvalid = { readonly kind: 'contact-code-invalid' };

/** Returns the record with the confirmed address as its contact, with the same version. */
export const withConfirmedContact = (
  platform: Platform,
  codeDigest: string,
  now: Instant,
): Result<Platform, ContactCodeInvalid> => {
  const { pendingContact: pending, ...rest } = platform;
  return pending?.codeDigest === codeDigest && now < pending.expiresAt
    ? ok({ ...rest, contactEmail: pending.email })
    : fail({ kind: 'contact-code-invalid' });
};

/**
 * Returns the address of the page that confirms a contact. The code follows the `#`, so that no server logs
 * it. `baseUrl` is the public address of the service without a slash at the end.
 */
export const contactLink = (baseUrl: string, code: string): string =>
  `${baseUrl}/portal/settings#contact=${code}`;

type ContactMail = MailText & { readonly kind: MailKind };

export const confirmContactMail = (
  { language, say }: Wording,
  { name }: Pick<Platform, 'name'>,
  code: string,
  link: string,
): ContactMail => ({
  kind: 'contact_confirmation',
  language,
  subject: say('contact_confirmation.subject', { name }),
  paragraphs: [
    say('contact_confirmation.confirm', { name }),
    say('contact_confirmation.code'),
    code,
    say('contact_confirmation.unexpected'),
  ],
  action: { label: say('contact_confirmation.action'), url: link },
});

/** Notifies the previous address, so that its owner can detect an unauthorized change. */
export const contactChangedMail = (
  { language, say }: Wording,
  { name, contactEmail }: Pick<Platform, 'name' | 'contactEmail'>,
): ContactMail => ({
  kind: 'contact_changed',
  language,
  subject: say('contact_changed.subject', { name }),
  paragraphs: [say('contact_changed.changed', { name, contactEmail }), say('contact_changed.unexpected')],
});
