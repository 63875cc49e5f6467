import { ownedDraft } from '../../domain/drafts/draft.ts';
import { statusOf } from '../../domain/drafts/publication.ts';
import { ok } from '../../domain/shared/result.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../ports/driven/drafts/draft-store.ts';
import type { ListDrafts, ReadDraft } from '../../ports/driving/drafts/drafts.ts';
import { pageOf, type Cursors } from '../staff/records/record-page.ts';
import { shownDraft, type ShowingDependencies } from './own-draft.ts';

interface Listing {
  readonly draftStore: Pick<DraftStore, 'ofAccount'>;
  readonly library: Pick<TrackLibrary, 'findMany'>;
}

export const listDrafts =
  ({ draftStore, library, ...cursors }: Cursors & Listing): ListDrafts =>
  async ({ caller: { member }, limit, cursor }) => {
    const { accountId } = member;
    const page = await pageOf(cursors, { list: 'drafts', filter: { accountId }, cursor }, (after) =>
      draftStore.ofAccount(accountId, { limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const submitted = items.flatMap((draft) => (draft.submitted ? [draft.trackId] : []));
    const tracks = new Map((await library.findMany(submitted)).map((track) => [track.trackId, track]));
    const drafts = items.map((draft) => ({ draft, status: statusOf(tracks.get(draft.trackId)) }));
    return ok({ drafts, nextCursor });
  };

export const readDraft =
  ({
    draftStore,
    ...dependencies
  }: ShowingDependencies & { readonly draftStore: Pick<DraftStore, 'find'> }): ReadDraft =>
  async ({ caller: { member }, trackId }) => {
    const found = ownedDraft(member, await draftStore.find(trackId));
    return found.ok ? ok(await shownDraft(dependencies, found.value)) : found;
  };
