import type { Instant } from '../../shared/calendar.ts';
import type { MailKind, MailText } from '../../mail/mail.ts';
import type { Wording } from '../../mail/messages.ts';
import type { ArtistMember } from '../account.ts';
import type { RequestedClosure } from './closure.ts';

type ClosureMail = MailText & { readonly kind: MailKind };

/** Returns the members who learn that an account will be closed, will not, or was: owners whose address is confirmed. */
export const informedOfClosure = (members: readonly ArtistMember[]): readonly ArtistMember[] =>
  members.filter(({ role, emailVerifiedAt }) => role === 'owner' && emailVerifiedAt !== undefined);

/** Returns the email by which owners learn that their account will be closed, and how they prevent it. */
export const closureRequestedMail = (
  { language, say }: Wording,
  {
    name,
    email,
    closure: { effectiveAt: at },
    baseUrl,
  }: {
    readonly name: string;
    readonly email: string;
    readonly closure: RequestedClosure;
    readonly baseUrl: string;
  },
): ClosureMail => ({
  kind: 'artist_closure',
  language,
  subject: say('artist_closure.requested_subject', { name }),
  paragraphs: [
    say('artist_closure.requested', { name, email, at }),
    say('artist_closure.effect'),
    say('artist_closure.royalties'),
    say('artist_closure.prevent', { baseUrl, at }),
    say('artist_closure.unexpected'),
  ],
});

/** Returns the email by which owners learn that their account will not be closed. */
export const closureWithdrawnMail = (
  { language, say }: Wording,
  values: { readonly name: string; readonly email: string },
): ClosureMail => ({
  kind: 'artist_closure',
  language,
  subject: say('artist_closure.withdrawn_subject', { name: values.name }),
  paragraphs: [say('artist_closure.withdrawn', values), say('artist_closure.unexpected')],
});

/** Returns the last email to the owners of an account. */
export const accountClosedMail = (
  { language, say }: Wording,
  values: { readonly name: string; readonly at: Instant },
): ClosureMail => ({
  kind: 'artist_closure',
  language,
  subject: say('artist_closure.closed_subject', { name: values.name }),
  paragraphs: [say('artist_closure.closed', values), say('artist_closure.kept')],
});
