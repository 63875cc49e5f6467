import { takeDown } from '../../../../src/domain/catalog/moderation.ts';
import type { Track, Uncommitted } from '../../../../src/domain/catalog/track.ts';
import type { Outbox } from '../../../../src/ports/driven/webhooks/outbox.ts';
import type {
  CatalogCommit,
  Committed,
  TrackLibrary,
} from '../../../../src/ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../../../src/ports/driven/drafts/draft-store.ts';
import type { ImageStore } from '../../../../src/ports/driven/images/image-store.ts';
import type { ConfirmationStore } from '../../../../src/ports/driven/parties/confirmation-store.ts';
import type { AuditLog } from '../../../../src/ports/driven/staff/audit-log.ts';
import type { MailQueue } from '../../../../src/ports/driven/mail/mail-queue.ts';
import type { NoticeStore } from '../../../../src/ports/driven/notices/notice-store.ts';
import type { ModerationStore } from '../../../../src/ports/driven/moderation/moderation-store.ts';
import type { UploadStore } from '../../../../src/ports/driven/uploads/upload-store.ts';
import { aTrack } from '../../../support/builders/builders.ts';
import { type ChangesOf, effectsOf } from '../../../support/effects.ts';

export interface LibraryView {
  readonly library: TrackLibrary;
  readonly outbox: Outbox;
  readonly moderationStore: ModerationStore;
  readonly noticeStore: NoticeStore;
  readonly auditLog: AuditLog;
  readonly mailQueue: MailQueue;
  readonly imageStore: ImageStore;
  readonly draftStore: DraftStore;
  readonly uploadStore: UploadStore;
  readonly confirmationStore: ConfirmationStore;
}

export const uncommitted = ({ catalogVersion: _, ...record }: Track): Uncommitted<Track> => record;

/** The commit of a track on the version it has, or of a new one. */
export const aCommit = (
  track: Uncommitted<Track>,
  catalogVersion: number | 'absent' = 'absent',
  rest: ChangesOf<CatalogCommit> = {},
): CatalogCommit => ({
  track,
  guards: { catalogVersion },
  ...rest,
  effects: effectsOf({ events: [], ...rest.effects }),
});

export const newTrack = (n: number, rest: ChangesOf<CatalogCommit> = {}): CatalogCommit =>
  aCommit(uncommitted(aTrack({}, n)), 'absent', rest);

export const committed = (outcome: Committed): Track => {
  if (outcome.outcome !== 'committed') throw new Error(`not committed: ${outcome.guard}`);
  return outcome.track;
};

/** Returns the commit that takes a track down at a moment. */
export const down = (track: Track, at: number): CatalogCommit => {
  const decided = takeDown(track, 'withdrawn', at);
  if (!decided.ok) throw new Error('the track is down already');
  return aCommit(decided.value, track.catalogVersion);
};
