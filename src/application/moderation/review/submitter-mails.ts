import type { Track } from '../../../domain/catalog/track.ts';
import {
  informedOfDecision,
  isAnnounced,
  studioLink,
  trackDecidedMail,
} from '../../../domain/drafts/draft-mails.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import { statusLink } from '../../../domain/moderation/appeals/appeal-mails.ts';
import type { Decision } from '../../../domain/moderation/decision.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import { mailsToMembers, type MailDependencies } from '../../mail/mail-to.ts';

interface Dependencies extends MailDependencies {
  readonly draftStore: Pick<DraftStore, 'find'>;
  readonly artistStore: Pick<ArtistStore, 'members'>;
  readonly baseUrl: string;
}

/** Returns the emails about a decision to the account that submitted the track, if one did. */
export type SubmitterMails = (track: Track, decision: Decision) => Promise<readonly Mail[]>;

export const submitterMails =
  ({ draftStore, artistStore, baseUrl, ...sending }: Dependencies): SubmitterMails =>
  async ({ trackId, title }, decision) => {
    const draft = isAnnounced(decision) ? await draftStore.find(trackId) : undefined;
    if (!draft) return [];
    const [link, studio] = [statusLink(baseUrl, trackId), studioLink(baseUrl, trackId)];
    const readers = informedOfDecision(await artistStore.members(draft.accountId));
    return mailsToMembers(sending, readers, (wording) =>
      trackDecidedMail(wording, decision, { title, link, studio }),
    );
  };
