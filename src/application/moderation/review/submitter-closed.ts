import { closedAt } from '../../../domain/artists/closure/closure.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';

interface Dependencies {
  readonly draftStore: Pick<DraftStore, 'find'>;
  readonly artistStore: Pick<ArtistStore, 'findAccount'>;
}

/** Returns whether the account that submitted a track is closed: the track cannot become available again. */
export type SubmitterClosed = (trackId: TrackId) => Promise<boolean>;

export const submitterClosed =
  ({ draftStore, artistStore }: Dependencies): SubmitterClosed =>
  async (trackId) => {
    const draft = await draftStore.find(trackId);
    const account = draft && (await artistStore.findAccount(draft.accountId));
    return account !== undefined && closedAt(account) !== undefined;
  };
