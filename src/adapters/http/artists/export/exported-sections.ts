import { roleMissingFor } from '../../../../domain/artists/profile.ts';
import { ok, type Result } from '../../../../domain/shared/result.ts';
import type { Albums } from '../../../../ports/driving/albums/albums.ts';
import type { ArtistCaller, Artists } from '../../../../ports/driving/artists/artists.ts';
import type { ArtistClaims } from '../../../../ports/driving/artists/claims.ts';
import type { LabelMembers } from '../../../../ports/driving/artists/members.ts';
import type { Roster } from '../../../../ports/driving/artists/roster.ts';
import type { Drafts, ListedDraft } from '../../../../ports/driving/drafts/drafts.ts';
import type { Confirmations } from '../../../../ports/driving/parties/confirmations.ts';
import type { Parties } from '../../../../ports/driving/parties/parties.ts';
import type { OwnPayouts } from '../../../../ports/driving/payouts/own-payouts.ts';
import type { ShownUpload, Uploads } from '../../../../ports/driving/uploads/uploads.ts';
import { ownAlbumView } from '../../albums/album.view.ts';
import { ownTrackView } from '../../drafts/draft.view.ts';
import { confirmationView } from '../../parties/confirmation.view.ts';
import { partyView } from '../../parties/party.view.ts';
import { listedPayoutView, ownBalanceView } from '../../payouts/payout.views.ts';
import { uploadView } from '../../uploads/upload.view.ts';
import { sessionView } from '../../vocabulary/account-sessions.ts';
import { profileView } from '../artist.views.ts';
import { claimView } from '../claims/claims.handlers.ts';
import { colleagueView } from '../members.handlers.ts';
import type { Sections } from './json-document.ts';

export type ExportDependencies = Pick<Artists, 'beginExport' | 'listArtistSessions'> &
  Pick<LabelMembers, 'listArtistMembers'> &
  Pick<Roster, 'listProfiles'> &
  Pick<ArtistClaims, 'listClaims'> &
  Pick<Parties, 'listParties'> &
  Pick<Confirmations, 'listConfirmations'> &
  Pick<Albums, 'listAlbums'> &
  Pick<Uploads, 'listUploads'> &
  OwnPayouts &
  Pick<Drafts, 'listDrafts' | 'readDraft'> & { readonly baseUrl: string };

/** The number of records of a list that are read together. */
const limit = 50;

interface Place {
  readonly limit: number;
  readonly cursor?: string;
}

/** Returns the value of an outcome that cannot be a failure here: the stream is aborted if it is one. */
const valueOf = <Value>(outcome: Result<Value, { readonly kind: string }>): Value => {
  if (!outcome.ok) throw new Error(`the export ended: ${outcome.failure.kind}`);
  return outcome.value;
};

/** Reads all pages of a list. */
async function* pages<Page extends { readonly nextCursor: string | null }>(
  read: (place: Place) => Promise<Result<Page, { readonly kind: string }>>,
): AsyncGenerator<Page> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = valueOf(await read({ limit, ...(cursor !== undefined && { cursor }) }));
    yield page;
    cursor = page.nextCursor;
  }
}

/** Reads all pages of a list, and returns the records of each. */
async function* recordsIn<Page extends { readonly nextCursor: string | null }>(
  read: (place: Place) => Promise<Result<Page, { readonly kind: string }>>,
  records: (page: Page) => readonly unknown[],
): AsyncGenerator<readonly unknown[]> {
  for await (const page of pages(read)) yield records(page);
}

/** Reads a list that has one page. */
async function* onePage<Item>(
  read: () => Promise<Result<readonly Item[], { readonly kind: string }>>,
  view: (item: Item) => unknown,
): AsyncGenerator<readonly unknown[]> {
  yield valueOf(await read()).map(view);
}

/** Returns what an account has stored, as the caller may see it. */
export const exportedSections = (
  { baseUrl, ...use }: ExportDependencies,
  caller: ArtistCaller,
): Sections => ({
  sessions: onePage(
    () => use.listArtistSessions(caller),
    (session) => sessionView(session, caller.session),
  ),
  members: onePage(() => use.listArtistMembers(caller), colleagueView),
  artists: recordsIn(
    (place) => use.listProfiles({ caller, ...place }),
    (page) => page.artists.map(profileView),
  ),
  claims: recordsIn(
    (place) => use.listClaims({ caller, ...place }),
    (page) => page.claims.map(claimView),
  ),
  parties: recordsIn(
    (place) => use.listParties({ caller, ...place }),
    (page) => page.parties.map(partyView),
  ),
  albums: recordsIn(
    (place) => use.listAlbums({ caller, ...place }),
    (page) => page.albums.map((album) => ownAlbumView(album, baseUrl)),
  ),
  uploads: recordsIn(
    (place) => use.listUploads({ caller, ...place }),
    (page) => page.uploads.map(exportedUpload),
  ),
  tracks: exportedTracks({ baseUrl, ...use }, caller),
  ...(roleMissingFor(caller.member, 'payout') ? {} : exportedPayouts(use, caller)),
});

/** Returns what the account earned and was paid, which editors do not see. */
const exportedPayouts = (use: OwnPayouts, caller: ArtistCaller): Sections => ({
  balances: onePage(async () => {
    const found = await use.readOwnBalances({ caller });
    return found.ok ? ok(found.value.balances) : found;
  }, ownBalanceView),
  payouts: recordsIn(
    (place) => use.listOwnPayouts({ caller, ...place }),
    (page) => page.payouts.map(listedPayoutView),
  ),
});

/** Returns an upload without its URL, to which anyone could send bytes: a file with an export can get into other hands. */
const exportedUpload = (shown: ShownUpload): unknown => {
  const { upload: _, ...rest } = uploadView(shown);
  return rest;
};

type TrackDependencies = Pick<
  ExportDependencies,
  'listDrafts' | 'readDraft' | 'listConfirmations' | 'baseUrl'
>;

async function* exportedTracks(
  use: TrackDependencies,
  caller: ArtistCaller,
): AsyncGenerator<readonly unknown[]> {
  for await (const { drafts } of pages((place) => use.listDrafts({ caller, ...place })))
    for (const listed of drafts) yield await exportedTrack(use, caller, listed);
}

/** Returns a track with the confirmations of its shares, or nothing if it was deleted since it was listed. */
const exportedTrack = async (
  { baseUrl, ...use }: TrackDependencies,
  caller: ArtistCaller,
  { draft: { trackId } }: ListedDraft,
): Promise<readonly unknown[]> => {
  const [track, confirmations] = await Promise.all([
    use.readDraft({ caller, trackId }),
    use.listConfirmations({ caller, trackId }),
  ]);
  return track.ok && confirmations.ok
    ? [{ ...ownTrackView(track.value, baseUrl), confirmations: confirmations.value.map(confirmationView) }]
    : [];
};
