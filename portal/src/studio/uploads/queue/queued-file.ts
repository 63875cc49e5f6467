import type { MasterUpload, OwnStem } from '@platform-licensing/client';
import { mistakeIn, type ChosenFile, type FileMistake } from '../files/kinds.ts';

export type FileState =
  | { readonly kind: 'waiting' | 'reading' | 'sending' | 'paused' }
  /** All bytes were sent and confirmed; the service has the rest. */
  | { readonly kind: 'sent' }
  | { readonly kind: 'mistake'; readonly mistake: FileMistake }
  /** `name`: the file of this selection that is the same. */
  | { readonly kind: 'duplicate'; readonly name?: string }
  /** The connection was lost, or the service rejected something: the upload can be continued. */
  | { readonly kind: 'stopped'; readonly error: unknown };

/** The stem that a file becomes. */
export interface StemPurpose extends Pick<OwnStem, 'category' | 'name'> {
  readonly trackId: string;
  /** The stem whose file it is, or that it replaces. Absent if a stem is added. */
  readonly stemId?: string;
}

/** The profile, the track, the stem or the upload that a file is chosen for. */
export interface Purpose {
  /** The profile whose recording it is, where the account has several. */
  readonly artistId?: string;
  /** The failed upload whose track gets the file. */
  readonly replaces?: Pick<MasterUpload, 'uploadId' | 'trackId'>;
  /** The incomplete upload that only the same file continues. */
  readonly continues?: { readonly sizeBytes: number; readonly sha256?: string };
  /** Present if the file is a stem, and not a recording. */
  readonly stem?: StemPurpose;
}

export interface QueuedFile extends ChosenFile, Purpose {
  readonly id: number;
  readonly state: FileState;
  readonly sentBytes: number;
  readonly sha256?: string;
  readonly uploadId?: string;
  readonly trackId?: string;
}

/** Returns a chosen file as it enters the queue. */
export const queuedFile = (one: ChosenFile, purpose: Purpose, id: number): QueuedFile => {
  const isOther = purpose.continues && purpose.continues.sizeBytes !== one.file.size;
  const mistake = mistakeIn(one.file) ?? (isOther ? 'otherFile' : undefined);
  const state: FileState = mistake ? { kind: 'mistake', mistake } : { kind: 'waiting' };
  return { ...one, ...purpose, id, state, sentBytes: 0 };
};

/** An upload of the account, as far as the queue needs it. */
export interface KnownUpload extends Pick<
  MasterUpload,
  'uploadId' | 'status' | 'sizeBytes' | 'receivedBytes' | 'trackId' | 'stemId' | 'sha256' | 'upload'
> {
  readonly measured?: { readonly sha256: string };
  /** The name and the category of the stem, if it is one and they are known. */
  readonly stemName?: string;
  readonly stemCategory?: OwnStem['category'];
}

/** The operations of the service and of the browser that the queue uses. */
export interface Dependencies {
  readonly digest: (file: File, signal: AbortSignal) => Promise<string>;
  /** All uploads among which the file can have one: the recordings of the account, or the stems of the track. */
  readonly known: (file: QueuedFile) => Promise<readonly KnownUpload[]>;
  readonly announce: (file: QueuedFile, sha256: string) => Promise<KnownUpload>;
  /** Reads an upload again, with a URL for its bytes; undefined if it was deleted. */
  readonly find: (uploadId: string) => Promise<KnownUpload | undefined>;
  readonly send: (
    file: File,
    url: string,
    onProgress: (sentBytes: number) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  readonly confirm: (upload: KnownUpload) => Promise<unknown>;
  /** Makes the page read an upload again that is complete, although its confirmation was not sent from here. */
  readonly refresh: (upload: KnownUpload) => Promise<unknown>;
  readonly remove: (uploadId: string) => Promise<unknown>;
  /** Deletes the upload of a file that was removed while it was announced, with the draft or the stem that was created for it. */
  readonly withdraw: (file: QueuedFile, upload: KnownUpload) => Promise<unknown>;
}

/** Whether the state of a file makes another one with the same bytes a duplicate. A sent file can still be rejected. */
export const isUnderway = ({ state: { kind } }: QueuedFile): boolean =>
  kind === 'waiting' || kind === 'reading' || kind === 'sending' || kind === 'paused';

/** Returns the files that become stems of a track, until their bytes are sent and confirmed. */
export const unsentStems = (files: readonly QueuedFile[], trackId: string): readonly QueuedFile[] =>
  files.filter((one) => one.stem?.trackId === trackId && (isUnderway(one) || one.state.kind === 'stopped'));

/** Whether a file takes the place of this one if it has the same bytes. */
export const canBeReplaced = ({ state: { kind } }: QueuedFile): boolean =>
  kind === 'stopped' || kind === 'mistake';
