import type { ContentType } from '../catalog/license-terms.ts';
import type { MailKind, MailText } from '../mail/mail.ts';
import type { Wording } from '../mail/messages.ts';
import type { Instant } from '../shared/calendar.ts';
import type { PlatformId } from '../shared/ids.ts';
import type { Language } from '../shared/language.ts';

/** The fields of the form that registers a platform in a browser. */
export interface RegistrationRequest {
  readonly name: string;
  readonly contactEmail: string;
  readonly slug?: string;
  readonly useCase?: string;
  /** The language of emails to the platform. */
  readonly language?: Language;
  readonly contentTypes: readonly ContentType[];
}

/** The request that an emailed link contains. Its platform can be registered once, because of the ID. */
export interface RegistrationLink extends RegistrationRequest {
  readonly platformId: PlatformId;
  readonly expiresAt: Instant;
}

/** How long the link that confirms a registration is valid. */
export const registrationLinkMs = 24 * 3_600_000;

/** The longest description of the use, in characters. The link contains it, so it is short. */
export const longestUseCase = 300;

/** The rate of registrations that are requested from one address: five an hour. */
export const registrationRate = { requestsPerSecond: 5 / 3_600, burst: 5 };
/** The rate of links to one mailbox: three in a burst, five a day. */
export const registrationMailboxRate = { requestsPerSecond: 5 / 86_400, burst: 3 };
/**
 * The rate of platforms that programs register with one mailbox as their contact: five in a burst, five a day. Nobody has
 * confirmed that mailbox, and each platform can cause email to it.
 */
export const unconfirmedMailboxRate = { requestsPerSecond: 5 / 86_400, burst: 5 };

export type RegistrationLinkInvalid = { readonly kind: 'registration-link-invalid' };

/** Returns the text of a link. Absent members take no space. */
export const registrationText = ({
  platformId,
  expiresAt,
  name,
  contactEmail,
  slug = '',
  useCase = '',
  contentTypes,
  language,
}: RegistrationLink): string =>
  JSON.stringify([
    ...[platformId, expiresAt, name, contactEmail, slug, useCase, contentTypes],
    ...(language === undefined ? [] : [language]),
  ]);

/** Returns the link of a text from `registrationText`. A link of a release before content types has none. */
export const registrationOfText = (text: string): RegistrationLink => {
  const [platformId, expiresAt, name, contactEmail, slug, useCase, contentTypes = [], language] = JSON.parse(
    text,
  ) as [PlatformId, Instant, string, string, string, string, (readonly ContentType[])?, Language?];
  return {
    platformId,
    expiresAt,
    name,
    contactEmail,
    ...(slug !== '' && { slug }),
    ...(useCase !== '' && { useCase }),
    contentTypes,
    ...(language !== undefined && { language }),
  };
};

/**
 * Returns the email that confirms a registration. It repeats no text of the request, so that nobody can send their own
 * text to another person's address. The code follows the `#`, so that no server logs it. `baseUrl` is the public address
 * of the service without a slash at the end.
 */
export const confirmRegistrationMail = (
  { language, say }: Wording,
  baseUrl: string,
  code: string,
): MailText & { readonly kind: MailKind } => ({
  kind: 'registration_confirmation',
  language,
  subject: say('registration_confirmation.subject'),
  paragraphs: [say('registration_confirmation.confirm'), say('registration_confirmation.unexpected')],
  action: {
    label: say('registration_confirmation.action'),
    url: `${baseUrl}/portal/register#registration=${code}`,
  },
});
