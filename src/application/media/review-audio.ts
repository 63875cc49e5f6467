import { previewMs } from '../../domain/catalog/audio.ts';
import type { Track } from '../../domain/catalog/track.ts';
import { mayReview } from '../../domain/moderation/authority.ts';
import type { StaffId, TrackId } from '../../domain/shared/ids.ts';
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
import { grantOf, isActiveSession, openedAudio, sessionLinkMs, type SessionGrant } from './opened-audio.ts';
import type { Renders } from './renders.ts';

/** The signed data of a link. */
interface ReviewGrant extends SessionGrant {
  readonly staffId: StaffId;
  readonly trackId: TrackId;
  readonly part: ReviewPart;
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
      ...{ trackId, part, expiresAt: now + sessionLinkMs },
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
    const now = clock.now();
    const grant = grantOf(textSigner, { token, purpose: 'review' }, now) as ReviewGrant | undefined;
    if (!grant) return fail({ kind: 'link-invalid' });
    const member = await staffRegistry.find(grant.staffId);
    const track = await library.find(grant.trackId);
    if (!member || !mayReview(member) || !track) return fail({ kind: 'link-invalid' });
    const holder = { audience: 'staff', accountId: grant.staffId } as const;
    if (!(await isActiveSession(accounts, holder, grant, now))) return fail({ kind: 'link-invalid' });
    const sound = await soundOf(renders, grant.part, track);
    if (!sound.ok) return sound;
    const format = formatOf(grant.part, track);
    return ok(openedAudio(mediaStore, sound.value, { format, filename: `${grant.trackId}.${format}` }));
  };
