import type { ArtistMemberId, UploadId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import { readyFile } from '../../domain/uploads/upload.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { AccountStore } from '../../ports/driven/accounts/account-store.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import type { LinkToUploadAudio, OpenUploadAudio } from '../../ports/driving/uploads/upload-audio.ts';
import {
  grantOf,
  isActiveSession,
  openedAudio,
  sessionLinkMs,
  type SessionGrant,
} from '../media/opened-audio.ts';
import { isShown } from './shown-upload.ts';

/** The signed data of a link. */
interface AudioGrant extends SessionGrant {
  readonly uploadId: UploadId;
  readonly memberId: ArtistMemberId;
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
    const expiresAt = clock.now() + sessionLinkMs;
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
  const now = clock.now();
  const grant = grantOf(textSigner, { token, purpose: 'upload-audio' }, now) as AudioGrant | undefined;
  if (!grant) return undefined;
  const holder = { audience: 'artist', accountId: grant.memberId } as const;
  const [upload, member, isActive] = await Promise.all([
    uploadStore.find(grant.uploadId),
    artistStore.findMember(grant.memberId),
    isActiveSession(accounts, holder, grant, now),
  ]);
  if (!member || !isActive) return undefined;
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
    const file = readyFile(upload);
    const { format } = file;
    return ok(openedAudio(mediaStore, file, { format, filename: `${upload.uploadId}.${format}` }));
  };
