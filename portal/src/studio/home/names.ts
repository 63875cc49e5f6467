import type { ListedOwnTrack, OwnRevision } from '@platform-licensing/client';
import type { Tone } from '../../kit/tone.ts';
import { t, type StudioText } from '../texts/texts.ts';

interface NamedTag {
  readonly tone: Tone;
  readonly text: StudioText;
}

/** The tags of statuses that the column of a track does not say. */
export const statusTags: Readonly<Partial<Record<ListedOwnTrack['status'], NamedTag>>> = {
  changes_requested: { tone: 'warn', text: 'home.tag.changesRequested' },
  rejected: { tone: 'bad', text: 'home.tag.rejected' },
  taken_down: { tone: 'bad', text: 'home.tag.takenDown' },
};

/** The tags of changes of a published track. */
export const revisionTags: Readonly<Record<OwnRevision['state'], NamedTag>> = {
  open: { tone: 'quiet', text: 'home.tag.changesNotSubmitted' },
  pending_review: { tone: 'quiet', text: 'home.tag.changesInReview' },
  changes_requested: { tone: 'warn', text: 'home.tag.otherChangesRequested' },
  rejected: { tone: 'bad', text: 'home.tag.changesRejected' },
};

export const titleOf = ({ title }: Pick<ListedOwnTrack, 'title'>): string => title ?? t('home.untitled');
