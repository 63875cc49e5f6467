import type { AudioFormat } from '../../domain/catalog/audio.ts';
import { rendersPrefix } from '../../domain/catalog/media-key.ts';
import type { MediaFile } from '../../domain/catalog/track.ts';
import type { FileTags } from '../../domain/licensing/file-tags.ts';
import type { Digest } from '../../ports/driven/shared/environment.ts';

/** The version of the form of tags: renders with an earlier version are created again. */
const tagging = 1;

/** Returns the part of render keys that identifies a master or stem: a new recording has new renders. */
export const masterPart = ({ sha256 }: Pick<MediaFile, 'sha256'>): string => sha256.slice(0, 32);

/** Returns the part of render keys that identifies the tags of a file. */
export const tagsPart = (tags: FileTags, digest: Digest): string =>
  digest.sha256(JSON.stringify([tagging, tags])).slice(0, 16);

/** `tags` is the `tagsPart` of the preview's tags. */
export const previewKey = (master: MediaFile, tags: string): string =>
  `${rendersPrefix}${masterPart(master)}-${tags}-preview.mp3`;

/** `variants` distinguishes the file from other renders of the recording in that format. */
export const downloadKey = (
  recording: MediaFile,
  format: AudioFormat,
  variants: readonly (string | number | undefined)[] = [],
): string => {
  const name = [masterPart(recording), ...variants.filter((variant) => variant !== undefined)].join('-');
  return `${rendersPrefix}${name}.${format}`;
};

export const isPreviewKey = (key: string): boolean => key.endsWith('-preview.mp3');

/** Returns undefined if a key was not created here. */
export const masterInKey = (key: string): string | undefined => /^renders\/([0-9a-f]{32})[-.]/.exec(key)?.[1];
