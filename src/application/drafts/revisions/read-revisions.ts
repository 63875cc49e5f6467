import type { Track } from '../../../domain/catalog/track.ts';
import type { Draft } from '../../../domain/drafts/draft.ts';
import { partiesOf, withAdministrators } from '../../../domain/drafts/party-shares.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { PartyStore } from '../../../ports/driven/parties/party-store.ts';
import type { ListRevisions, ReadRevision } from '../../../ports/driving/drafts/revisions.ts';
import { pageOf, type Cursors } from '../../staff/records/record-page.ts';
import { pendingRevision, revisedAsSubmitted, type RevisedTrackDependencies } from './revised-track.ts';

type RevisingDependencies = Pick<RevisedTrackDependencies, 'digest' | 'ids'>;

/** Returns a revision that waits for review, and the track with it. */
const shownRevision = (dependencies: RevisingDependencies, track: Track, draft: Draft | undefined) => {
  const pending = pendingRevision(draft);
  if (!pending) return undefined;
  const { submittedAt } = pending.revision;
  const { after, fields } = revisedAsSubmitted(dependencies, track, pending);
  return { revision: { track, fields, submittedAt }, after };
};

export const listRevisions =
  ({
    draftStore,
    library,
    digest,
    ids,
    textSigner,
  }: Cursors &
    RevisingDependencies & {
      readonly draftStore: Pick<DraftStore, 'pendingRevisions'>;
      readonly library: Pick<TrackLibrary, 'findMany'>;
    }): ListRevisions =>
  async ({ limit, cursor }) => {
    const page = await pageOf({ textSigner, digest }, { list: 'revisions', filter: {}, cursor }, (after) =>
      draftStore.pendingRevisions({ limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const found = await library.findMany(items.map(({ trackId }) => trackId));
    const tracks = new Map(found.map((track) => [track.trackId, track]));
    const revisions = items.flatMap((draft) => {
      const track = tracks.get(draft.trackId);
      const shown = track && shownRevision({ digest, ids }, track, draft);
      return shown ? [shown.revision] : [];
    });
    return ok({ revisions, nextCursor });
  };

interface ReadingDependencies extends RevisingDependencies {
  readonly draftStore: Pick<DraftStore, 'find'>;
  readonly library: Pick<TrackLibrary, 'find'>;
  readonly partyStore: Pick<PartyStore, 'findMany'>;
}

/** Returns the rights before and after a revision with the current names of the publishers that administer shares. */
const administered = async (
  { partyStore }: Pick<ReadingDependencies, 'partyStore'>,
  { submitted, revision }: Draft,
  { before, after }: { readonly before: Pick<Track, 'rights'>; readonly after: Pick<Track, 'rights'> },
) => {
  const [was, will] = [submitted?.details.rights, revision?.details.rights];
  const found = await partyStore.findMany([...new Set([...partiesOf(was), ...partiesOf(will)])]);
  const parties = new Map(found.map((party) => [party.partyId, party]));
  return {
    before: withAdministrators(before.rights, was, parties),
    after: withAdministrators(after.rights, will, parties),
  };
};

export const readRevision =
  ({ draftStore, library, partyStore, ...dependencies }: ReadingDependencies): ReadRevision =>
  async ({ trackId }) => {
    const [draft, before] = await Promise.all([draftStore.find(trackId), library.find(trackId)]);
    const shown = before && shownRevision(dependencies, before, draft);
    if (!draft || !shown) return fail({ kind: 'revision-not-found' });
    const { revision, after } = shown;
    const rights = await administered({ partyStore }, draft, { before, after });
    return ok({ ...revision, rights, after: { ...after, catalogVersion: before.catalogVersion } });
  };
