import { trackRuled } from '../../../domain/catalog/events.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import { informedOfDecision, revisionDecidedMail } from '../../../domain/drafts/draft-mails.ts';
import { approvedRevision, droppedParties, returnedRevision } from '../../../domain/drafts/revision.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import { EventId } from '../../../domain/shared/ids.ts';
import { languageOf } from '../../../domain/shared/language.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { Effects } from '../../../ports/driven/shared/effects.ts';
import type { DecideRevision } from '../../../ports/driving/drafts/revisions.ts';
import { noted } from '../../accounts/people.ts';
import { mailTo } from '../../mail/mail-to.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { staffNote } from '../../shared/staff-notes.ts';
import { droppedMails, type DroppedDependencies } from './dropped-parties.ts';
import {
  pendingRevision,
  revisedAsSubmitted,
  revisedTrack,
  type PendingRevision,
  type RevisedTrackDependencies,
} from './revised-track.ts';

interface Dependencies extends RevisedTrackDependencies, DroppedDependencies {
  readonly draftStore: Pick<DraftStore, 'find' | 'change'>;
  readonly library: Pick<TrackLibrary, 'find' | 'commit'>;
  readonly artistStore: DroppedDependencies['artistStore'] & Pick<ArtistStore, 'members'>;
}

type Decided = Pick<Parameters<DecideRevision>[0], 'caller' | 'act' | 'reasons'>;

const mailsOf = async (
  dependencies: Dependencies,
  pending: PendingRevision,
  { title, moderationStatus }: Track,
  { act, reasons }: Decided,
): Promise<readonly Mail[]> => {
  const { artistStore, mailTexts, clock } = dependencies;
  const members = await artistStore.members(pending.draft.accountId);
  const toAccount = informedOfDecision(members).map((reader) => {
    const wording = mailTexts.in(languageOf(reader));
    const isTakenDown = moderationStatus === 'taken_down';
    const text = revisionDecidedMail(wording, { title, act, reasons, isTakenDown });
    return mailTo(dependencies, reader.email, text);
  });
  if (act !== 'approve') return toAccount;
  const toParties = await droppedMails(dependencies, pending, { title, members, at: clock.now() });
  return [...toAccount, ...toParties];
};

const effectsOf = async (
  dependencies: Dependencies,
  pending: PendingRevision,
  track: Track,
  decided: Decided,
): Promise<Effects> => {
  const { trackId, accountId, submitted } = pending.draft;
  const { staffId } = decided.caller.member;
  const now = dependencies.clock.now();
  const isApproved = decided.act === 'approve';
  const dropped = droppedParties(submitted?.details.rights, pending.revision.details.rights);
  const subjects = [trackId, accountId, ...(isApproved ? dropped : [])];
  const { fields } = revisedAsSubmitted(dependencies, track, pending);
  const detail = { changed: fields.join(', ') };
  const note = staffNote(staffId, now, `track.${decided.act}_revision`, subjects, detail);
  return { ...noted(note), mails: await mailsOf(dependencies, pending, track, decided) };
};

/** Commits the track with its revision and the draft that follows it. */
const approve = async (
  dependencies: Dependencies,
  { draft, revision }: PendingRevision,
  before: Track,
  effects: Effects,
) => {
  const { library, ids, clock } = dependencies;
  const now = clock.now();
  const track = revisedTrack(dependencies, before, revision, now);
  return library.commit({
    track,
    guards: { catalogVersion: before.catalogVersion, undisputed: true },
    effects: { ...effects, events: trackRuled(before, track, EventId(ids.next('event'))) },
    draft: { draft: approvedRevision(draft, revision, now), guards: { version: draft.version } },
  });
};

export const decideRevision =
  (dependencies: Dependencies): DecideRevision =>
  ({ trackId, versions, ...decided }) =>
    retryOnConflict(async () => {
      const { draftStore, library, clock } = dependencies;
      const pending = pendingRevision(await draftStore.find(trackId));
      const track = await library.find(trackId);
      if (!pending || !track) return fail({ kind: 'revision-not-found' });
      const { draft, revision } = pending;
      if (versions?.includes(revision.submittedAt) === false) return fail({ kind: 'version-conflict' });
      const effects = await effectsOf(dependencies, pending, track, decided);
      const { act, reasons } = decided;
      const at = clock.now();
      if (act !== 'approve') {
        const outcome = await draftStore.change({
          draft: returnedRevision(draft, revision, { act, reasons, at }),
          guards: { version: draft.version, catalogVersion: track.catalogVersion },
          effects,
        });
        return outcome === 'changed' ? ok({ act, at }) : 'conflict';
      }
      if (track.moderationStatus !== 'approved') return fail({ kind: 'revision-not-possible' });
      const committed = await approve(dependencies, pending, track, effects);
      if (committed.outcome === 'committed') return ok({ act, at });
      if (committed.guard === 'disputed') return fail({ kind: 'shares-disputed' });
      if (committed.guard === 'isrc')
        return fail({ kind: 'revision-isrc-taken', isrc: revision.delivery.isrc, holder: committed.holder });
      return 'conflict';
    });
