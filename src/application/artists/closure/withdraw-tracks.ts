import type { ArtistAccount } from '../../../domain/artists/account.ts';
import type { TakenDownTrack } from '../../../domain/catalog/track.ts';
import type { Draft } from '../../../domain/drafts/draft.ts';
import { decide } from '../../../domain/moderation/decision.ts';
import {
  takenDownFinally,
  withdrawalOf,
  withdrawalStatement,
} from '../../../domain/moderation/withdrawal.ts';
import { DecisionId, type TrackId } from '../../../domain/shared/ids.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { ListPage, ListPlace } from '../../../ports/driven/shared/list-page.ts';
import { noted } from '../../accounts/people.ts';
import { pagesFrom } from '../../shared/pages-from.ts';
import { replacedWith, rulingCommit, type RulingDependencies } from '../../moderation/review/ruling.ts';
import { eachOf } from './each-of.ts';
import { erasureNote } from './erasure-note.ts';

export interface WithdrawingTracks extends RulingDependencies {
  readonly library: TrackLibrary;
  readonly draftStore: Pick<DraftStore, 'ofAccount'>;
  readonly clock: Clock;
}

/** Marks a track that is taken down already, so that its ISRC can be used again. It causes no event, because the takedown stays as it is. */
const closeTakenDown = async (
  { library, clock }: Pick<WithdrawingTracks, 'library' | 'clock'>,
  before: TakenDownTrack,
): Promise<boolean> => {
  if (before.takedown.isFinal) return true;
  const { catalogVersion, ...track } = before;
  const note = erasureNote(clock.now(), 'withdraw_track', [track.trackId]);
  const committed = await library.commit({
    ...{ track: takenDownFinally(track), guards: { catalogVersion }, effects: noted(note) },
  });
  return committed.outcome === 'committed';
};

const withdrawTrack = async (dependencies: WithdrawingTracks, trackId: TrackId): Promise<boolean> => {
  const { library, moderationStore, ids, clock } = dependencies;
  const before = await library.find(trackId);
  if (before?.moderationStatus === 'taken_down') return closeTakenDown(dependencies, before);
  const verdict = before && withdrawalOf(before);
  if (!verdict) return true;
  const decisions = await moderationStore.decisions(trackId);
  const origin = { decisionId: DecisionId(ids.next('decision')), decidedAt: clock.now() };
  const said = { verdict, statement: withdrawalStatement };
  const taken = decide(before, said, { ...origin, decidedBy: { kind: 'service' } });
  if (!taken.ok) return false;
  const { track, decision } = taken.value;
  const replaced = await replacedWith(moderationStore, before, decisions, decision);
  if (!replaced.ok) return false;
  const final = track.moderationStatus === 'taken_down' ? takenDownFinally(track) : track;
  const ruling = { before, taken: { track: final, decision }, decisions, replaced: replaced.value };
  const committed = await library.commit(await rulingCommit(dependencies, ruling));
  return committed.outcome === 'committed';
};

/** Ends new licenses of all tracks that an account has submitted. */
export const withdrawTracks = async (
  dependencies: WithdrawingTracks,
  { accountId }: Pick<ArtistAccount, 'accountId'>,
): Promise<boolean> =>
  eachOf(
    pagesFrom<ListPlace, ListPage<Draft>>((from) =>
      dependencies.draftStore.ofAccount(accountId, { limit: 100, ...from }),
    ),
    async ({ trackId, submitted }) => !submitted || withdrawTrack(dependencies, trackId),
  );
