import type { ArtistAccount } from '../../../domain/artists/account.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import type { Draft } from '../../../domain/drafts/draft.ts';
import { decide, type Verdict } from '../../../domain/moderation/decision.ts';
import type { StatementOfReasons } from '../../../domain/moderation/statement.ts';
import { DecisionId, type TrackId } from '../../../domain/shared/ids.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { ListPage, ListPlace } from '../../../ports/driven/shared/list-page.ts';
import { pagesFrom } from '../../shared/pages-from.ts';
import { replacedWith, rulingCommit, type RulingDependencies } from '../../moderation/review/ruling.ts';
import { eachOf } from './each-of.ts';

export interface WithdrawingTracks extends RulingDependencies {
  readonly library: TrackLibrary;
  readonly draftStore: Pick<DraftStore, 'ofAccount'>;
  readonly clock: Clock;
}

/** Public for as long as the decision is in force: it does not say that an account was closed. */
const statement: StatementOfReasons = {
  ground: 'rights_holder_request',
  facts: 'The rights holder has withdrawn the track.',
  clause:
    'Agreement with artists and labels: no new licenses of a track after its rights holder has withdrawn it.',
  source: 'rights_holder',
  automated: true,
};

/**
 * Returns the decision that ends new licenses of a track: licenses that were issued and published content stay. A track in review is rejected.
 * Nothing changes a track that is taken down already, also not the reason of it.
 */
const verdictFor = ({ moderationStatus }: Track): Verdict | undefined => {
  switch (moderationStatus) {
    case 'approved':
      return { act: 'take_down', reason: 'withdrawn' };
    case 'pending_review':
    case 'changes_requested':
      return { act: 'reject' };
    case 'rejected':
    case 'taken_down':
      return undefined;
  }
};

const withdrawTrack = async (dependencies: WithdrawingTracks, trackId: TrackId): Promise<boolean> => {
  const { library, moderationStore, ids, clock } = dependencies;
  const before = await library.find(trackId);
  const verdict = before && verdictFor(before);
  if (!verdict) return true;
  const decisions = await moderationStore.decisions(trackId);
  const origin = { decisionId: DecisionId(ids.next('decision')), decidedAt: clock.now() };
  const taken = decide(before, { verdict, statement }, { ...origin, decidedBy: { kind: 'service' } });
  if (!taken.ok) return false;
  const replaced = await replacedWith(moderationStore, before, decisions, taken.value.decision);
  if (!replaced.ok) return false;
  const ruling = { before, taken: taken.value, decisions, replaced: replaced.value };
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
