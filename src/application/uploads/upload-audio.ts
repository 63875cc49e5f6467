import type { Instant } from '../../domain/shared/calendar.ts';
import type { ArtistMemberId, SessionId, UploadId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import { readyFile } from '../../domain/uploads/upload.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { AccountStore } from '../../ports/driven/accounts/account-store.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import type { LinkToUploadAudio, OpenUploadAudio } from '../../ports/driving/uploads/upload-audio.ts';
import { isShown } from './shown-upload.ts';

const linkLifetimeMs = 15 * 60_000;
const contentTypes = { mp3: 'audio/mpeg', wav: 'audio/wav', flac: 'audio/flac', ogg: 'audio/ogg' } as const;

/** The signed data of a link. */
interface AudioGrant {
  readonly uploadId: UploadId;
  readonly memberId: ArtistMemberId;
  /** The session that requested the link, which ends with it. */
  readonly sessionId: SessionId;
  readonly expiresAt: Instant;
}

interface Dependencies {
  readonly uploadStore: Pick<UploadStore, 'find'>;
  readonly textSigner: TextSigner;
  readonly clock: Clock;
}

export const linkToUploadAudio =
  ({
    uploadStore,
    textSigner,
    clock,
    baseUrl,
  }: Dependencies & { readonly baseUrl: string }): LinkToUploadAudio =>
  async ({ caller: { member, session }, uploadId }) => {
    const upload = await uploadStore.find(uploadId);
    if (!isShown(upload, member)) return fail({ kind: 'artist-upload-not-found' });
    if (upload.state !== 'ready') return fail({ kind: 'artist-upload-not-ready' });
    const expiresAt = clock.now() + linkLifetimeMs;
    const { memberId } = member;
    const grant: AudioGrant = { uploadId, memberId, sessionId: session.sessionId, expiresAt };
    const { format } = readyFile(upload);
    const token = textSigner.sign(JSON.stringify(grant), 'upload-audio');
    const url = `${baseUrl}/media/uploads/${token}/${uploadId}.${format}`;
    return ok({ url, expiresAt, format, durationMs: upload.measured.durationMs });
  };

interface OpeningDependencies extends Dependencies {
  readonly accounts: Pick<AccountStore, 'sessions'>;
  readonly artistStore: Pick<ArtistStore, 'findMember'>;
}

/** Returns the upload of a link; undefined if the link has expired, or if its session, its member or the file is gone. */
const uploadBehind = async (
  { uploadStore, textSigner, clock, accounts, artistStore }: OpeningDependencies,
  token: string,
) => {
  const text = textSigner.verify(token, 'upload-audio');
  const grant = text === undefined ? undefined : (JSON.parse(text) as AudioGrant);
  if (!grant || clock.now() >= grant.expiresAt) return undefined;
  const holder = { audience: 'artist', accountId: grant.memberId } as const;
  const [upload, member, active] = await Promise.all([
    uploadStore.find(grant.uploadId),
    artistStore.findMember(grant.memberId),
    accounts.sessions(holder, clock.now()),
  ]);
  if (!member || !active.some(({ sessionId }) => sessionId === grant.sessionId)) return undefined;
  return isShown(upload, member) && upload.state === 'ready' ? upload : undefined;
};

export const openUploadAudio =
  ({
    mediaStore,
    ...opening
  }: OpeningDependencies & {
    readonly mediaStore: Pick<MediaStore, 'read' | 'address'>;
  }): OpenUploadAudio =>
  async ({ token }) => {
    const upload = await uploadBehind(opening, token);
    if (!upload) return fail({ kind: 'link-invalid' });
    const { key, sizeBytes, sha256, format } = readyFile(upload);
    const contentType = contentTypes[format];
    return ok({
      object: { key, sizeBytes, sha256 },
      contentType,
      filename: `${upload.uploadId}.${format}`,
      read: (range) => mediaStore.read(key, range),
      address: (disposition) => mediaStore.address(key, { contentType, disposition }),
    });
  };
