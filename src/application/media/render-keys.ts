import type { AudioFormat } from '../../domain/catalog/audio.ts';
import { rendersPrefix } from '../../domain/catalog/media-key.ts';
import type { MediaFile } from '../../domain/catalog/track.ts';

/** Names a master in the keys of its renders: a new recording has new renders. */
export const masterPart = ({ sha256 }: Pick<MediaFile, 'sha256'>): string => sha256.slice(0, 32);

export const previewKey = (master: MediaFile): string => `${rendersPrefix}${masterPart(master)}-preview.mp3`;

/** `variant`: what makes it another file than other downloads of the master in that format. */
export const downloadKey = (master: MediaFile, format: AudioFormat, variant?: string): string =>
  `${rendersPrefix}${masterPart(master)}${variant === undefined ? '' : `-${variant}`}.${format}`;

export const isPreviewKey = (key: string): boolean => key.endsWith('-preview.mp3');

/** Undefined where a key was not made here. */
export const masterInKey = (key: string): string | undefined => /^renders\/([0-9a-f]{32})[-.]/.exec(key)?.[1];
