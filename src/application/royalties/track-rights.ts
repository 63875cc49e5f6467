import { mustBeRemoved } from '../../domain/catalog/track.ts';
import { royaltyUnits, type TrackClaims } from '../../domain/royalties/distribution.ts';
import type { Agreement } from '../../domain/artists/account.ts';
import { splitVersions } from '../../domain/drafts/splits.ts';
import type { AccountId, PartyId, TrackId } from '../../domain/shared/ids.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../ports/driven/drafts/draft-store.ts';
import type { ConfirmationStore } from '../../ports/driven/parties/confirmation-store.ts';
import type { ListPlace } from '../../ports/driven/shared/list-page.ts';

export interface RightsDependencies {
  readonly library: Pick<TrackLibrary, 'findMany'>;
  readonly draftStore: Pick<DraftStore, 'find'>;
  readonly artistStore: Pick<ArtistStore, 'findAccount'>;
  readonly confirmationStore: Pick<ConfirmationStore, 'openDisputes'>;
  /** The agreement whose share applies to tracks that no account has submitted. */
  readonly agreement: Agreement;
}

/** The rights in tracks, which are read once each. */
export interface RightsReader {
  /** Reads the rights in tracks that were not read before. */
  readonly read: (trackIds: readonly TrackId[]) => Promise<void>;
  /** Returns the rights in a track that was read. */
  readonly of: (trackId: TrackId) => TrackClaims;
}

/** The number of drafts that are read at the same time. */
const atOnce = 50;
const pageSize = 100;

/** Returns the parties that dispute their shares, by track. */
const disputingParties = async ({
  confirmationStore,
}: RightsDependencies): Promise<ReadonlyMap<TrackId, readonly PartyId[]>> => {
  const parties = new Map<TrackId, readonly PartyId[]>();
  for (let after: ListPlace | undefined; ;) {
    const page = await confirmationStore.openDisputes({ limit: pageSize, ...(after && { after }) });
    for (const { trackId, partyId } of page.items)
      parties.set(trackId, [...(parties.get(trackId) ?? []), partyId]);
    if (!page.next) return parties;
    after = page.next;
  }
};

/** Returns a function from an account to the share that its agreement names, which reads each account once. */
const sharesOfAccounts = ({ artistStore, agreement }: RightsDependencies) => {
  const known = new Map<AccountId, Promise<number>>();
  const read = async (accountId: AccountId): Promise<number> => {
    const account = await artistStore.findAccount(accountId);
    return royaltyUnits((account?.agreement ?? agreement).royaltyShare);
  };
  return (accountId: AccountId): Promise<number> => {
    const share = known.get(accountId) ?? read(accountId);
    known.set(accountId, share);
    return share;
  };
};

export const rightsReader = async (dependencies: RightsDependencies): Promise<RightsReader> => {
  const { library, draftStore, agreement } = dependencies;
  const disputed = await disputingParties(dependencies);
  const shareOf = sharesOfAccounts(dependencies);
  const known = new Map<TrackId, TrackClaims>();
  const readSome = async (trackIds: readonly TrackId[]): Promise<void> => {
    const tracks = await library.findMany(trackIds);
    const withheld = new Set(
      tracks.flatMap((track) => {
        if (track.moderationStatus !== 'taken_down') return [];
        const { reason } = track.takedown;
        return reason === 'disputed' || mustBeRemoved(reason) ? [track.trackId] : [];
      }),
    );
    await Promise.all(
      trackIds.map(async (trackId) => {
        const draft = await draftStore.find(trackId);
        const royaltyShare = draft ? await shareOf(draft.accountId) : royaltyUnits(agreement.royaltyShare);
        const contestedBy = withheld.has(trackId) ? 'all' : (disputed.get(trackId) ?? []);
        known.set(trackId, { royaltyShare, contestedBy, versions: draft ? splitVersions(draft) : [] });
      }),
    );
  };
  return {
    read: async (trackIds) => {
      const unknown = [...new Set(trackIds)].filter((trackId) => !known.has(trackId));
      for (let at = 0; at < unknown.length; at += atOnce) await readSome(unknown.slice(at, at + atOnce));
    },
    of: (trackId) => {
      const rights = known.get(trackId);
      if (!rights) throw new Error(`the rights in ${trackId} were not read`);
      return rights;
    },
  };
};
