import { trackRuled } from '../../../domain/catalog/events.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import { approvedRevision, returnedRevision } from '../../../domain/drafts/revision.ts';
import { stemUploads } from '../../../domain/drafts/stems.ts';
import { EventId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { ConfirmationStore } from '../../../ports/driven/parties/confirmation-store.ts';
import type { DecideRevision } from '../../../ports/driving/drafts/revisions.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { effectsOf, settledBy, type Decided, type EffectsDependencies } from './decision-effects.ts';
import {
  pendingRevision,
  revisedTrack,
  type PendingRevision,
  type RevisedTrackDependencies,
} from './revised-track.ts';

interface Dependencies extends RevisedTrackDependencies, EffectsDependencies {
  readonly draftStore: Pick<DraftStore, 'find' | 'change'>;
  readonly library: Pick<TrackLibrary, 'find' | 'commit'>;
  readonly confirmationStore: Pick<ConfirmationStore, 'disputesOf' | 'ofTrack' | 'optedOut'>;
}

/** Commits the track with its revision and the draft that follows it, and ends disputes. */
const approve = async (
  dependencies: Dependencies,
  { draft, revision }: PendingRevision,
  before: Track,
  decided: Decided,
) => {
  const { library, ids } = dependencies;
  const pending = { draft, revision };
  const settled = await settledBy(dependencies, pending);
  const effects = await effectsOf(dependencies, pending, before, { ...decided, settled });
  const { reasons, at } = decided;
  const track = revisedTrack(dependencies, before, revision, at);
  const next = approvedRevision(draft, revision, { reasons, at });
  return library.commit({
    track,
    guards: { catalogVersion: before.catalogVersion, undisputed: true },
    effects: { ...effects, events: trackRuled(before, track, EventId(ids.next('event'))) },
    draft: {
      ...{ draft: next, guards: { version: draft.version }, at },
      ...stemUploads(draft, next),
      confirmed: settled.map(({ partyId, version }) => ({ partyId, version })),
    },
  });
};

export const decideRevision =
  (dependencies: Dependencies): DecideRevision =>
  ({ trackId, versions, ...decision }) =>
    retryOnConflict(async () => {
      const { draftStore, library, clock } = dependencies;
      const pending = pendingRevision(await draftStore.find(trackId));
      const track = await library.find(trackId);
      if (!pending || !track) return fail({ kind: 'revision-not-found' });
      const { draft, revision } = pending;
      if (versions?.includes(revision.submittedAt) === false) return fail({ kind: 'version-conflict' });
      const { act, reasons } = decision;
      const at = clock.now();
      const decided = { ...decision, at };
      if (act !== 'approve') {
        const outcome = await draftStore.change({
          draft: returnedRevision(draft, revision, { act, reasons, at }),
          guards: { version: draft.version, catalogVersion: track.catalogVersion },
          effects: await effectsOf(dependencies, pending, track, decided),
        });
        return outcome === 'changed' ? ok({ act, at }) : 'conflict';
      }
      if (track.moderationStatus !== 'approved') return fail({ kind: 'revision-not-possible' });
      const committed = await approve(dependencies, pending, track, decided);
      if (committed.outcome === 'committed') return ok({ act, at });
      if (committed.guard === 'disputed') return fail({ kind: 'shares-disputed' });
      if (committed.guard === 'isrc')
        return fail({ kind: 'revision-isrc-taken', isrc: revision.delivery.isrc, holder: committed.holder });
      return 'conflict';
    });
