import {
  defaultMp3Bitrate,
  type AudioFormat,
  type Quality,
  type StemFormat,
} from '../../domain/catalog/audio.ts';
import type { MediaFile, Stem, TrackRecord } from '../../domain/catalog/track.ts';
import { fileTags } from '../../domain/licensing/file-tags.ts';
import type { License } from '../../domain/licensing/license.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { AudioProcessor } from '../../ports/driven/media/audio-processor.ts';
import type { Delay, Digest } from '../../ports/driven/shared/environment.ts';
import type { MarkRegister } from '../../ports/driven/licensing/mark-register.ts';
import type { MediaObject, MediaStore } from '../../ports/driven/media/media-store.ts';
import type { StillRendering } from '../../ports/driving/media/media.ts';
import { licenseMarks } from './license-marks.ts';
import { renderFiles, type RenderFiles } from './render-files.ts';
import { downloadKey, previewKey, tagsPart } from './render-keys.ts';

const timeoutMs = 10_000;
const retryAfterMs = 3_000;

export interface Wanted extends Quality {
  readonly format: AudioFormat;
}

/**
 * Files that are created from masters and stems, each once. Their keys depend on the content of the recording
 * and on its tags: a new recording has new renders, and so has a track whose title or consents changed.
 */
export interface Renders {
  preview(track: TrackRecord): Promise<Result<MediaObject, StillRendering>>;
  /**
   * The license's own file, with its tags. It carries the license's mark unless downloads are not marked: then all licenses
   * share one encoding, and each file is a copy of that, or of the master if that has the format and quality already.
   */
  download(
    track: TrackRecord,
    wanted: Wanted,
    license: License,
  ): Promise<Result<MediaObject, StillRendering>>;
  /** The license's own file of a stem, with its tags and no mark; by default in the format it was delivered in. */
  stem(
    track: TrackRecord,
    stem: Stem,
    license: License,
    format?: StemFormat,
  ): Promise<Result<MediaObject, StillRendering>>;
  /** Returns the same file if it was created before; creates nothing. */
  madeStem(
    track: TrackRecord,
    stem: Stem,
    license: License,
    format?: StemFormat,
  ): Promise<MediaObject | undefined>;
}

interface Dependencies {
  readonly mediaStore: MediaStore;
  readonly audioProcessor: AudioProcessor;
  readonly delay: Delay;
  readonly marks: MarkRegister;
  readonly digest: Digest;
  readonly markDownloads: boolean;
  readonly baseUrl: string;
}

/** Returns the file of a download, with the license's mark if downloads are marked. */
const downloads = ({ marks, digest, markDownloads, baseUrl }: Dependencies, files: RenderFiles) => {
  const markOf = licenseMarks({ marks, digest });
  return async (track: TrackRecord, wanted: Wanted, license: License): Promise<MediaObject> => {
    const { master } = track;
    const { format } = wanted;
    const quality = otherThan(master, wanted);
    const tags = fileTags(track, baseUrl, { license });
    const qualities = [quality.bitrate, quality.sampleRate];
    const key = downloadKey(master, format, [license.licenseId, tagsPart(tags, digest), ...qualities]);
    // The mark is claimed for every download, so that every mark is recorded before its file is sent.
    if (markDownloads) {
      const mark = await markOf(license.licenseId);
      return files.encoded(key, master.key, format, { ...quality, mark, tags });
    }
    const isAsDelivered = master.format === format && qualities.every((value) => value === undefined);
    const shared = isAsDelivered
      ? master
      : await files.encoded(downloadKey(master, format, qualities), master.key, format, quality);
    return files.tagged(key, shared.key, tags);
  };
};

/** Returns the file of a stem, and the key that identifies it before it is created. */
const stemFiles = ({ digest, baseUrl }: Dependencies, files: RenderFiles) => {
  const named = (...[track, { file, name }, license, requested]: Parameters<Renders['stem']>) => {
    const format: AudioFormat = requested ?? file.format;
    const tags = fileTags(track, baseUrl, { license, part: name });
    return { format, tags, key: downloadKey(file, format, [license.licenseId, tagsPart(tags, digest)]) };
  };
  return {
    keyOf: (...requested: Parameters<Renders['stem']>) => named(...requested).key,
    create: (...requested: Parameters<Renders['stem']>): Promise<MediaObject> => {
      const [, { file }] = requested;
      const { format, tags, key } = named(...requested);
      return format === file.format
        ? files.tagged(key, file.key, tags)
        : files.encoded(key, file.key, format, { tags, mayBeSilent: true });
    },
  };
};

export const renders = (dependencies: Dependencies): Renders => {
  const { mediaStore, delay, digest, baseUrl } = dependencies;
  const files = renderFiles(dependencies);
  const download = downloads(dependencies, files);
  const stems = stemFiles(dependencies, files);
  const awaited = (work: Promise<MediaObject>): Promise<Result<MediaObject, StillRendering>> =>
    Promise.race([
      work.then(ok),
      delay.after(timeoutMs).then(() => fail({ kind: 'still-rendering', retryAfterMs } as const)),
    ]);
  return {
    preview: (track) => {
      const { trackId, master } = track;
      const tags = fileTags(track, baseUrl);
      return awaited(files.preview(previewKey(master, tagsPart(tags, digest)), master.key, trackId, tags));
    },
    download: (...requested) => awaited(download(...requested)),
    stem: (...requested) => awaited(stems.create(...requested)),
    madeStem: (...requested) => mediaStore.describe(stems.keyOf(...requested)),
  };
};

/**
 * Returns the quality without values that are the default, so that requesting these creates no other file.
 */
const otherThan = (
  master: MediaFile & { readonly sampleRate: number },
  { format, bitrate, sampleRate }: Wanted,
): Quality => ({
  ...(bitrate !== undefined && (bitrate !== defaultMp3Bitrate || master.format === format) && { bitrate }),
  ...(sampleRate !== undefined && sampleRate !== master.sampleRate && { sampleRate }),
});
