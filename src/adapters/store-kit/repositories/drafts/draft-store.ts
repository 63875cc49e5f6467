import { isDeepStrictEqual } from 'node:util';
import type {
  DraftAddition,
  DraftChange,
  DraftRemoval,
  DraftStore,
} from '../../../../ports/driven/drafts/draft-store.ts';
import { tracks } from '../../collections/catalog.ts';
import { drafts, revisionSince } from '../../collections/drafts/drafts.ts';
import { uploads } from '../../collections/media/uploads.ts';
import { shareConfirmations } from '../../collections/parties/share-confirmations.ts';
import type { Kernel } from '../../kernel.ts';
import { abort, all, get, insert, page, peek, peekPage, program, remove, replace } from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { listed } from '../shared/list-walk.ts';
import { trackLock } from '../shared/locks.ts';
import { deliver, identifiedDrafts } from './draft-delivery.ts';
import { markUploads, stemLocks } from '../uploads/stem-marks.ts';
import { draftCount, draftLock, draftsLock } from './draft-locks.ts';

const { ofAccount, pendingRevisions } = drafts.indexes;

/** An upper bound of the number of parties that are asked about a track. */
export const maxAsked = 5_000;

const add = program<DraftAddition, 'added' | 'drafts-full'>(
  'draft-store.add',
  ({ draft, effects }) => [draftsLock(draft), draftLock(draft.trackId), ...locksOf(effects)],
  function* ({ draft, guards, effects }) {
    const [kept, own] = yield* all(get(drafts, draft.trackId), draftCount(draft));
    // An attempt with an unknown outcome has committed it.
    if (kept) return 'added';
    if (own >= guards.fewerThan) return 'drafts-full';
    yield* conclude(effects, { beside: [insert(drafts, draft)] });
    return 'added';
  },
);

const change = program<DraftChange, 'changed' | 'guard-failed'>(
  'draft-store.change',
  ({ draft, stems = {}, effects }) => [
    trackLock(draft.trackId).exclusive(),
    draftLock(draft.trackId),
    ...stemLocks(stems),
    ...locksOf(effects),
  ],
  function* ({ draft, guards: { version, catalogVersion }, stems = {}, effects }) {
    const [kept, track] = yield* all(
      get(drafts, draft.trackId),
      peek(tracks, [draft.trackId], 'catalogVersion'),
    );
    // An attempt with an unknown outcome has committed it.
    if (kept && isDeepStrictEqual(kept, draft)) return 'changed';
    const isSame = kept?.version === version && (track && Number(track.catalogVersion)) === catalogVersion;
    if (!isSame || !(yield* markUploads(stems, draft.updatedAt))) return abort('guard-failed' as const);
    yield* all(replace(drafts, draft));
    yield* conclude(effects);
    return 'changed';
  },
);

const removal = program<DraftRemoval, 'removed' | 'guard-failed'>(
  'draft-store.remove',
  ({ draft, effects }) => [draftLock(draft.trackId), ...locksOf(effects)],
  function* ({ draft: { trackId }, guards, effects }) {
    const [kept, [upload], asked] = yield* all(
      get(drafts, trackId),
      peekPage(uploads.indexes.ofTrack, { equal: [trackId], limit: 1 }, 'uploadId'),
      peekPage(shareConfirmations.indexes.key, { equal: [trackId], limit: maxAsked }, 'partyId'),
    );
    if (kept?.version !== guards.version || kept.submitted || upload) return abort('guard-failed' as const);
    const questions = asked.map(({ partyId }) => remove(shareConfirmations, [trackId, String(partyId)]));
    yield* conclude(effects, { beside: [remove(drafts, [trackId]), ...questions] });
    return 'removed';
  },
);

export const draftStorePrograms = [add, change, removal, deliver];

export const draftStore = (kernel: Kernel): DraftStore => ({
  add: (addition) => kernel.run(add, addition),
  change: (changed) => kernel.run(change, changed),
  remove: ({ draft: { trackId, accountId }, ...removed }) =>
    kernel.run(removal, { draft: { trackId, accountId }, ...removed }),
  deliver: (delivery) => kernel.run(deliver, delivery),
  identified: (accountId, identities) => identifiedDrafts(kernel, accountId, identities),
  pendingRevisions: (request) =>
    listed(
      kernel,
      {
        index: pendingRevisions,
        placeOf: (draft) => ({ at: revisionSince(draft) ?? 0, id: draft.trackId }),
        range: {},
        wanted: () => true,
      },
      request,
    ),
  find: (trackId) => kernel.read(get(drafts, trackId)),
  ofAccount: async (accountId, { limit, after }) => {
    const found = await kernel.read(
      page(ofAccount, {
        ...{ equal: [accountId], limit: limit + 1, descending: true },
        ...(after && { after: [after.at, after.id] }),
      }),
    );
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return { items, ...(last && { next: { at: last.createdAt, id: last.trackId } }) };
  },
});
