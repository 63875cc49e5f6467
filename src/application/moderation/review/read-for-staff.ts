import { rightsCheckOf } from '../../../domain/catalog/clearance.ts';
import { wasPublished } from '../../../domain/catalog/track.ts';
import { decidedRevisions } from '../../../domain/drafts/decided-revisions.ts';
import type { Draft } from '../../../domain/drafts/draft.ts';
import { partiesOf, rightsOf, withAdministrators } from '../../../domain/drafts/party-shares.ts';
import { splitVersions } from '../../../domain/drafts/splits.ts';
import { isOpen } from '../../../domain/moderation/appeals/appeal.ts';
import { withDeadline } from '../../../domain/moderation/appeals/appeal-deadline.ts';
import { inForceAgainst } from '../../../domain/moderation/moderation-status.ts';
import { mandatesOf } from '../../../domain/parties/mandates.ts';
import { cursorText, positionIn, questionOf } from '../../../domain/shared/cursor.ts';
import { AppealId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { Clock, Digest } from '../../../ports/driven/shared/environment.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { TextSigner } from '../../../ports/driven/access/secret-cipher.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { ListAppeals, ReadAppeal } from '../../../ports/driving/moderation/moderation.ts';
import type { ReadTrackForStaff } from '../../../ports/driving/moderation/track-under-review.ts';
import { pendingRevision } from '../../drafts/revisions/revised-track.ts';
import { disputesOfTrack, type DisputeDependencies } from '../../parties/disputes/disputes-of-track.ts';
import { appealWithDecision, shownOf } from './under-review.ts';

interface Stores {
  readonly moderationStore: ModerationStore;
  readonly clock: Clock;
}

/** Returns the versions of the shares of a track with the names of the parties. */
const namedSplits = async ({ partyStore }: Pick<DisputeDependencies, 'partyStore'>, draft: Draft) => {
  const versions = splitVersions(draft);
  const ids = new Set(versions.flatMap(({ shares }) => partiesOf(shares)));
  const found = await partyStore.findMany([...ids]);
  const parties = new Map(found.map((party) => [party.partyId, party]));
  return versions.map(({ effectiveFrom, shares }) => ({
    effectiveFrom,
    rights: withAdministrators(rightsOf(shares, parties), shares, parties),
  }));
};

export const readTrackForStaff =
  ({
    moderationStore,
    library,
    clock,
    draftStore,
    ...disputing
  }: Stores &
    DisputeDependencies & {
      readonly library: TrackLibrary;
      readonly draftStore: Pick<DraftStore, 'find'>;
    }): ReadTrackForStaff =>
  async (trackId) => {
    const track = await library.find(trackId);
    if (!track) return fail({ kind: 'track-not-found', trackId });
    const decisions = await moderationStore.decisions(trackId);
    // Appeals of decisions that are no longer in force are included, because earlier releases left some open.
    const appeals = await Promise.all(
      decisions.map(({ decisionId }) => moderationStore.appealsOf(decisionId)),
    );
    const claim = await moderationStore.claimOf(trackId, clock.now());
    const draft = await draftStore.find(trackId);
    const analysis = (await library.analyses([trackId])).get(trackId);
    const disputes = await disputesOfTrack(disputing, trackId, draft);
    return ok({
      track,
      decisionsInForce: inForceAgainst(track, decisions),
      openAppeals: appeals
        .flat()
        .filter(isOpen)
        .map(({ appealId }) => appealId),
      disputes,
      rightsCheck: { ...rightsCheckOf(track, clock.now()), mandates: mandatesOf(draft, disputes) },
      hasRevision: pendingRevision(draft) !== undefined,
      splits: draft && wasPublished(track) ? await namedSplits(disputing, draft) : [],
      revisionDecisions: draft ? decidedRevisions(draft) : [],
      ...(analysis && { analysis }),
      ...(claim && { claim }),
    });
  };

export const listAppeals =
  ({
    moderationStore,
    clock,
    textSigner,
    digest,
  }: Stores & { readonly textSigner: TextSigner; readonly digest: Digest }): ListAppeals =>
  async ({ statuses, limit, cursor }) => {
    const question = digest.sha256(questionOf('appeals', { statuses: [...statuses].sort() }));
    const opened =
      cursor === undefined ? undefined : positionIn(textSigner.verify(cursor, 'cursor'), question);
    if (opened && !opened.ok) return opened;
    const after = opened && {
      decideBy: Number(opened.value['decideBy']),
      appealId: AppealId(String(opened.value['appealId'])),
    };
    const appeals = await moderationStore.listAppeals({ statuses, limit, ...(after && { after }) });
    const last = appeals.length < limit ? undefined : appeals.at(-1);
    const place = last && { decideBy: last.decideBy, appealId: last.appealId };
    const now = clock.now();
    return ok({
      appeals: appeals.map((appeal) => withDeadline(appeal, now)),
      nextCursor: place ? textSigner.sign(cursorText(question, place), 'cursor') : null,
    });
  };

export const readAppeal =
  ({ moderationStore, clock }: Stores): ReadAppeal =>
  async (appealId) => {
    const found = await appealWithDecision(moderationStore, appealId);
    if (!found.ok) return found;
    const now = clock.now();
    const claim = await moderationStore.claimOf(appealId, now);
    return ok({ ...shownOf(withDeadline(found.value.appeal, now), found.value), ...(claim && { claim }) });
  };
