import type { AudioFormat } from '../../domain/catalog/audio.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { SessionId } from '../../domain/shared/ids.ts';
import type { AccountHolder } from '../../domain/accounts/session.ts';
import type { AccountStore } from '../../ports/driven/accounts/account-store.ts';
import type { TextPurpose, TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { MediaObject, MediaStore } from '../../ports/driven/media/media-store.ts';
import type { OpenedMedia } from '../../ports/driving/media/media.ts';

/** How long a link of a session to audio works. */
export const sessionLinkMs = 15 * 60_000;

const contentTypes = { mp3: 'audio/mpeg', wav: 'audio/wav', flac: 'audio/flac', ogg: 'audio/ogg' } as const;

/** Returns stored audio as a client gets it. */
export const openedAudio = (
  mediaStore: Pick<MediaStore, 'read' | 'address'>,
  { key, sizeBytes, sha256 }: MediaObject,
  { format, filename }: { readonly format: AudioFormat; readonly filename: string },
): Omit<OpenedMedia, 'kind'> => {
  const contentType = contentTypes[format];
  return {
    object: { key, sizeBytes, sha256 },
    ...{ contentType, filename },
    read: (range) => mediaStore.read(key, range),
    address: (disposition) => mediaStore.address(key, { contentType, disposition }),
  };
};

/** The signed data that every link of a session has. */
export interface SessionGrant {
  /** The session that created the link, which ends with it. */
  readonly sessionId: SessionId;
  readonly expiresAt: Instant;
}

/** Returns the data of a link, as it was signed for this purpose; undefined if it was not, or has expired. */
export const grantOf = (
  textSigner: Pick<TextSigner, 'verify'>,
  { token, purpose }: { readonly token: string; readonly purpose: TextPurpose },
  now: Instant,
): SessionGrant | undefined => {
  const text = textSigner.verify(token, purpose);
  const grant = text === undefined ? undefined : (JSON.parse(text) as SessionGrant);
  return grant && now < grant.expiresAt ? grant : undefined;
};

/** Returns whether the session of a link is still active. */
export const isActiveSession = async (
  accounts: Pick<AccountStore, 'sessions'>,
  holder: AccountHolder,
  { sessionId }: SessionGrant,
  now: Instant,
): Promise<boolean> =>
  (await accounts.sessions(holder, now)).some((active) => active.sessionId === sessionId);
