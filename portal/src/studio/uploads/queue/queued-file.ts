import type { MasterUpload } from '@platform-licensing/client';
import type { ChosenFile, FileMistake } from '../files/kinds.ts';

export type FileState =
  | { readonly kind: 'waiting' | 'reading' | 'sending' | 'paused' }
  /** All bytes were sent and confirmed; the service has the rest. */
  | { readonly kind: 'sent' }
  | { readonly kind: 'mistake'; readonly mistake: FileMistake }
  /** `name`: the file of this selection that is the same. */
  | { readonly kind: 'duplicate'; readonly name?: string }
  /** The connection was lost, or the service rejected something: the upload can be continued. */
  | { readonly kind: 'stopped'; readonly error: unknown };

/** The profile, the track or the upload that a file is chosen for. */
export interface Purpose {
  /** The profile whose recording it is, where the account has several. */
  readonly artistId?: string;
  /** The failed upload whose track gets the file. */
  readonly replaces?: Pick<MasterUpload, 'uploadId' | 'trackId'>;
  /** The incomplete upload that only the same file continues. */
  readonly continues?: Pick<MasterUpload, 'sizeBytes' | 'sha256'>;
}

export interface QueuedFile extends ChosenFile, Purpose {
  readonly id: number;
  readonly state: FileState;
  readonly sentBytes: number;
  readonly sha256?: string;
  readonly uploadId?: string;
  readonly trackId?: string;
}

/** The operations of the service and of the browser that the queue uses. */
export interface Dependencies {
  readonly digest: (file: File, signal: AbortSignal) => Promise<string>;
  /** All uploads of the account. */
  readonly known: () => Promise<readonly MasterUpload[]>;
  readonly announce: (file: QueuedFile, sha256: string) => Promise<MasterUpload>;
  /** Reads an upload again, with a URL for its bytes; undefined if it was deleted. */
  readonly find: (uploadId: string) => Promise<MasterUpload | undefined>;
  readonly send: (
    file: File,
    url: string,
    onProgress: (sentBytes: number) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  readonly confirm: (uploadId: string) => Promise<unknown>;
  readonly remove: (uploadId: string) => Promise<unknown>;
  /** Deletes the upload of a file that was removed while it was announced, with the draft that was created for it. */
  readonly withdraw: (file: QueuedFile, upload: MasterUpload) => Promise<unknown>;
}

export const isIncomplete = ({ status }: MasterUpload): boolean =>
  status === 'initiated' || status === 'uploading' || status === 'uploaded';

/** Returns the SHA-256 of an upload, as measured if all bytes were received. */
export const digestIn = ({ sha256, measured }: MasterUpload): string | undefined =>
  measured?.sha256 ?? sha256;

/** Whether the state of a file makes another one with the same bytes a duplicate. A sent file can still be rejected. */
export const isUnderway = ({ state: { kind } }: QueuedFile): boolean =>
  kind === 'waiting' || kind === 'reading' || kind === 'sending' || kind === 'paused';

/** Whether a file takes the place of this one if it has the same bytes. */
export const canBeReplaced = ({ state: { kind } }: QueuedFile): boolean =>
  kind === 'stopped' || kind === 'mistake';
