import {
  defaultMp3Bitrate,
  type AudioFormat,
  type Quality,
  type StemFormat,
} from '../../domain/catalog/audio.ts';
import type { MediaFile, Stem, TrackRecord } from '../../domain/catalog/track.ts';
import { fileTags, type FileTags } from '../../domain/licensing/file-tags.ts';
import type { License } from '../../domain/licensing/license.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { AudioRefused, AudioProcessor, Rendering } from '../../ports/driven/media/audio-processor.ts';
import type { Delay, Digest } from '../../ports/driven/shared/environment.ts';
import type { MarkRegister } from '../../ports/driven/licensing/mark-register.ts';
import type { MediaObject, MediaStore } from '../../ports/driven/media/media-store.ts';
import type { StillRendering } from '../../ports/driving/media/media.ts';
import { licenseMarks } from './license-marks.ts';
import { downloadKey, previewKey } from './render-keys.ts';

const patienceMs = 10_000;
const retryAfterMs = 3_000;
/** The version of the form of tags: renders with an earlier version are created again. */
const tagging = 1;

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

export const renders = (dependencies: Dependencies): Renders => {
  const { mediaStore, audioProcessor, delay, marks, digest, markDownloads, baseUrl } = dependencies;
  const markOf = licenseMarks({ marks, digest });
  const retryWhileUnavailable = (work: Promise<MediaObject>): Promise<Result<MediaObject, StillRendering>> =>
    Promise.race([
      work.then(ok),
      delay.after(patienceMs).then(() => fail({ kind: 'still-rendering', retryAfterMs } as const)),
    ]);
  const digestOf = (tags: FileTags) => digest.sha256(JSON.stringify([tagging, tags])).slice(0, 16);
  /** Creates a render from a stored file, which is available meanwhile. */
  const made = (key: string, source: string, make: (file: string, into: string) => Promise<Made>) =>
    mediaStore.render(key, (into) =>
      mediaStore.borrow(source, async (file) => {
        const outcome = await make(file, into);
        if (!outcome.ok) throw new Error(`a stored recording cannot be rendered: ${outcome.failure.detail}`);
      }),
    );
  const encoded = (key: string, source: string, format: AudioFormat, rendering: Rendering) =>
    made(key, source, (file, into) => audioProcessor.render(file, into, format, rendering));
  const tagged = (key: string, source: string, tags: FileTags) =>
    made(key, source, (file, into) => audioProcessor.tag(file, into, tags));

  const download = async (track: TrackRecord, wanted: Wanted, license: License): Promise<MediaObject> => {
    const { master } = track;
    const { format } = wanted;
    const quality = otherThan(master, wanted);
    const tags = fileTags(track, baseUrl, { license });
    const qualities = [quality.bitrate, quality.sampleRate];
    const key = downloadKey(master, format, [license.licenseId, digestOf(tags), ...qualities]);
    // The mark is claimed for every download, so that every mark is recorded before its file is sent.
    if (markDownloads)
      return encoded(key, master.key, format, {
        ...quality,
        mark: await markOf(license.licenseId),
        tags,
      });
    const isAsDelivered = master.format === format && qualities.every((value) => value === undefined);
    const shared = isAsDelivered
      ? master
      : await encoded(downloadKey(master, format, qualities), master.key, format, quality);
    return tagged(key, shared.key, tags);
  };

  const namedStem = (track: TrackRecord, { file, name }: Stem, license: License, format?: StemFormat) => {
    const tags = fileTags(track, baseUrl, { license, part: name });
    const wanted = format ?? file.format;
    return { tags, wanted, key: downloadKey(file, wanted, [license.licenseId, digestOf(tags)]) };
  };

  const stemFile = (...[track, stem, license, format]: Parameters<Renders['stem']>) => {
    const { file } = stem;
    const { tags, wanted, key } = namedStem(track, stem, license, format);
    return wanted === file.format
      ? tagged(key, file.key, tags)
      : encoded(key, file.key, wanted, { tags, mayBeSilent: true });
  };

  return {
    preview: (track) => {
      const { trackId, master } = track;
      const tags = fileTags(track, baseUrl);
      const key = previewKey(master, digestOf(tags));
      return retryWhileUnavailable(
        made(key, master.key, (file, into) => audioProcessor.preview(file, into, trackId, tags)),
      );
    },
    download: (...asked) => retryWhileUnavailable(download(...asked)),
    stem: (...asked) => retryWhileUnavailable(stemFile(...asked)),
    madeStem: (...asked) => mediaStore.describe(namedStem(...asked).key),
  };
};

type Made = Result<unknown, AudioRefused>;

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
