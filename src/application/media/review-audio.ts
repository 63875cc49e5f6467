import { previewMs } from '../../domain/catalog/audio.ts';
import type { Track } from '../../domain/catalog/track.ts';
import { mayReview } from '../../domain/moderation/authority.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { SessionId, StaffId, TrackId } from '../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { AccountStore } from '../../ports/driven/accounts/account-store.ts';
import type { AuditLog } from '../../ports/driven/staff/audit-log.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { MediaObject, MediaStore } from '../../ports/driven/media/media-store.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { StaffRegistry } from '../../ports/driven/staff/staff-registry.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { StillRendering } from '../../ports/driving/media/media.ts';
import type {
  LinkToReviewAudio,
  OpenReviewAudio,
  ReviewPart,
} from '../../ports/driving/media/review-media.ts';
import { staffNote } from '../shared/staff-notes.ts';
import type { Renders } from './renders.ts';

const linkLifetimeMs = 15 * 60_000;
const contentTypes = { mp3: 'audio/mpeg', wav: 'audio/wav', flac: 'audio/flac', ogg: 'audio/ogg' } as const;

/** The signed data of a link. */
interface ReviewGrant {
  readonly staffId: StaffId;
  /** The session that created the link, which ends with it. */
  readonly sessionId: SessionId;
  readonly trackId: TrackId;
  readonly part: ReviewPart;
  readonly expiresAt: Instant;
}

interface Dependencies {
  readonly library: TrackLibrary;
  readonly renders: Renders;
  readonly textSigner: TextSigner;
  readonly clock: Clock;
}

const formatOf = (part: ReviewPart, { master }: Track) => (part === 'preview' ? 'mp3' : master.format);

/** The full recording needs no rendering: browsers play every format of masters. */
const soundOf = async (
  renders: Renders,
  part: ReviewPart,
  track: Track,
): Promise<Result<MediaObject, StillRendering>> =>
  part === 'preview' ? renders.preview(track) : ok(track.master);

export const linkToReviewAudio =
  ({
    library,
    renders,
    textSigner,
    clock,
    auditLog,
    baseUrl,
  }: Dependencies & { readonly auditLog: AuditLog; readonly baseUrl: string }): LinkToReviewAudio =>
  async ({ caller: { member, session }, trackId, part }) => {
    const track = await library.find(trackId);
    if (!track) return fail({ kind: 'track-not-found', trackId });
    const sound = await soundOf(renders, part, track);
    if (!sound.ok) return sound;
    const now = clock.now();
    if (part === 'full')
      await auditLog.append(staffNote(member.staffId, now, 'track.listen', [trackId], { part }));
    const grant: ReviewGrant = {
      ...{ staffId: member.staffId, sessionId: session.sessionId },
      ...{ trackId, part, expiresAt: now + linkLifetimeMs },
    };
    const format = formatOf(part, track);
    const token = textSigner.sign(JSON.stringify(grant), 'review');
    return ok({
      url: `${baseUrl}/media/review/${token}/${trackId}.${format}`,
      expiresAt: grant.expiresAt,
      part,
      format,
      durationMs: part === 'preview' ? Math.min(previewMs, track.durationMs) : track.durationMs,
    });
  };

export const openReviewAudio =
  ({
    library,
    renders,
    textSigner,
    clock,
    accounts,
    staffRegistry,
    mediaStore,
  }: Dependencies & {
    readonly accounts: Pick<AccountStore, 'sessions'>;
    readonly staffRegistry: StaffRegistry;
    readonly mediaStore: MediaStore;
  }): OpenReviewAudio =>
  async ({ token }) => {
    const text = textSigner.verify(token, 'review');
    const grant = text === undefined ? undefined : (JSON.parse(text) as ReviewGrant);
    if (!grant || clock.now() >= grant.expiresAt) return fail({ kind: 'link-invalid' });
    const member = await staffRegistry.find(grant.staffId);
    const track = await library.find(grant.trackId);
    if (!member || !mayReview(member) || !track) return fail({ kind: 'link-invalid' });
    const active = await accounts.sessions({ audience: 'staff', accountId: grant.staffId }, clock.now());
    if (!active.some(({ sessionId }) => sessionId === grant.sessionId)) return fail({ kind: 'link-invalid' });
    const sound = await soundOf(renders, grant.part, track);
    if (!sound.ok) return sound;
    const { key, sizeBytes, sha256 } = sound.value;
    const format = formatOf(grant.part, track);
    const contentType = contentTypes[format];
    return ok({
      object: { key, sizeBytes, sha256 },
      contentType,
      filename: `${grant.trackId}.${format}`,
      read: (range) => mediaStore.read(key, range),
      address: (disposition) => mediaStore.address(key, { contentType, disposition }),
    });
  };
