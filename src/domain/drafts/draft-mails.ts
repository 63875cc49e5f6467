import type { ArtistMember } from '../artists/account.ts';
import type { MailKind, MailText } from '../mail/mail.ts';
import type { Wording } from '../mail/messages.ts';
import type { TrackId } from '../shared/ids.ts';
import type { RevisionAct } from './revision.ts';
import type { Decision } from '../moderation/decision.ts';

/** Returns the members who learn of a decision about a track of their account: owners and editors with a confirmed address. */
export const informedOfDecision = (members: readonly ArtistMember[]): readonly ArtistMember[] =>
  members.filter(({ role, emailVerifiedAt }) => emailVerifiedAt !== undefined && role !== 'finance');

/** Returns whether an account learns of a decision. The service decides only what the account's own submission causes. */
export const isAnnounced = ({ decidedBy }: Decision): boolean => decidedBy.kind !== 'service';

/** Returns the address of a track in the studio, where members edit and submit it. `baseUrl` is the public address of the service. */
export const studioLink = (baseUrl: string, trackId: TrackId): string =>
  `${baseUrl}/studio/tracks/${trackId}`;

/** Returns the email about the decision on a revision of an approved track, with its reasons. `link` leads to the track in the studio. */
export const revisionDecidedMail = (
  { language, say }: Wording,
  {
    title,
    act,
    reasons,
    isTakenDown,
    link,
  }: {
    readonly title: string;
    readonly act: RevisionAct;
    readonly reasons: string;
    /** Whether the track is taken down, so that its account can change and withdraw nothing now. */
    readonly isTakenDown: boolean;
    readonly link: string;
  },
): MailText & { readonly kind: MailKind } => ({
  kind: 'artist_revision_decided',
  language,
  subject: say('artist_revision_decided.subject', { title, act }),
  paragraphs: [
    say('artist_revision_decided.decided', { title, act }),
    say('artist_revision_decided.reasons', { reasons }),
    ...(act === 'approve'
      ? []
      : [say(`artist_revision_decided.${isTakenDown ? 'taken_down' : 'unchanged'}`)]),
  ],
  action: { label: say('artist_revision_decided.action'), url: link },
});

/** Returns the email about a decision, with its reasons. `link` leads to the page on which it can be appealed, `studio` to the track in the studio. */
export const trackDecidedMail = (
  { language, say }: Wording,
  { verdict: { act }, statement: { facts, clause, source, automated }, appealUntil }: Decision,
  { title, link, studio }: { readonly title: string; readonly link: string; readonly studio: string },
): MailText & { readonly kind: MailKind } => ({
  kind: 'artist_track_decided',
  language,
  subject: say('artist_track_decided.subject', { title, act }),
  paragraphs: [
    say('artist_track_decided.decided', { title, act }),
    say('artist_track_decided.facts', { facts }),
    ...(appealUntil === undefined
      ? []
      : [
          say('artist_track_decided.clause', { clause }),
          say('artist_track_decided.source', { source, automated }),
          ...(act === 'request_changes' ? [say('artist_track_decided.changes', { studio })] : []),
          say('artist_track_decided.appeal', { until: appealUntil }),
        ]),
  ],
  ...(appealUntil !== undefined && { action: { label: say('artist_track_decided.action'), url: link } }),
});
