import type { ListedOwnTrack, OwnTrack, PartyConfirmation } from '@platform-licensing/client';

/** The columns of the board, in the order of a track's way to the catalog. */
export const columns = ['toDo', 'confirmations', 'inReview', 'published', 'unavailable'] as const;
export type Column = (typeof columns)[number];

/** The answers that a track waits for; undefined while they are not known. */
export interface Waiting {
  /** Names of the parties that were asked and have not answered. */
  readonly asked: readonly string[];
  readonly disputed: readonly string[];
}

/** Details of single tracks; undefined for those that were not read. */
export interface TrackFacts {
  readonly detailOf: (trackId: string) => OwnTrack | undefined;
  readonly waitingOf: (trackId: string) => Waiting | undefined;
}

/** Whether a track of this status can be submitted, so that its parties are asked for their shares. */
export const isEditable = ({ status }: Pick<ListedOwnTrack, 'status'>): boolean =>
  status === 'draft' || status === 'changes_requested';

export const waitingIn = (confirmations: readonly PartyConfirmation[]): Waiting => {
  const namesOf = (state: PartyConfirmation['state']) =>
    confirmations.filter((one) => one.state === state).map(({ name }) => name);
  return { asked: namesOf('asked'), disputed: namesOf('disputed') };
};

/** Returns the column of a track. */
export const columnOf = (track: Pick<ListedOwnTrack, 'status'>, waiting: Waiting | undefined): Column => {
  switch (track.status) {
    case 'draft':
      return waiting && waiting.asked.length > 0 && waiting.disputed.length === 0 ? 'confirmations' : 'toDo';
    case 'changes_requested':
      return 'toDo';
    case 'pending_review':
      return 'inReview';
    case 'approved':
      return 'published';
    case 'rejected':
    case 'taken_down':
      return 'unavailable';
  }
};

/** Returns the tracks by column. In the first one, tracks that we returned come first. */
export const boardOf = (
  tracks: readonly ListedOwnTrack[],
  waitingOf: (trackId: string) => Waiting | undefined,
): Readonly<Record<Column, readonly ListedOwnTrack[]>> => {
  const found: Record<Column, ListedOwnTrack[]> = {
    ...{ toDo: [], confirmations: [], inReview: [], published: [], unavailable: [] },
  };
  for (const track of tracks) found[columnOf(track, waitingOf(track.trackId))].push(track);
  const isReturned = ({ status }: ListedOwnTrack): number => (status === 'changes_requested' ? 0 : 1);
  found.toDo.sort((one, other) => isReturned(one) - isReturned(other));
  return found;
};

/** Whether the account needs the details of a track: our reasons, or the state of its changes. */
export const needsDetail = ({ status, hasUnsubmittedChanges }: ListedOwnTrack): boolean =>
  status === 'changes_requested' ||
  status === 'rejected' ||
  status === 'taken_down' ||
  (status === 'approved' && hasUnsubmittedChanges);
