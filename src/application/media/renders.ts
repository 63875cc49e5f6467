import type { AudioFormat } from '../../domain/catalog/audio.ts';
import type { MediaFile, TrackRecord } from '../../domain/catalog/track.ts';
import type { ForensicMark } from '../../domain/licensing/forensic-mark.ts';
import type { LicenseId } from '../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { AudioRefused, AudioWorkshop } from '../../ports/driven/audio-workshop.ts';
import type { Delay, Digest } from '../../ports/driven/environment.ts';
import type { MarkRegister } from '../../ports/driven/mark-register.ts';
import type { MediaObject, MediaVault } from '../../ports/driven/media-vault.ts';
import type { StillRendering } from '../../ports/driving/media.ts';
import { licenseMarks } from './license-marks.ts';
import { downloadKey, previewKey } from './render-keys.ts';

const patienceMs = 10_000;
const retryAfterMs = 3_000;

type Master = Pick<TrackRecord, 'trackId' | 'master'>;

/** Sound made out of masters, each once, named by the master's content so that a new master has new renders. */
export interface Renders {
  preview(track: Master): Promise<Result<MediaObject, StillRendering>>;
  /**
   * The license's own, which carries its mark. Where downloads are not marked: one for all licenses, and the master itself
   * where it has the format already.
   */
  download(
    track: Master,
    format: AudioFormat,
    licenseId: LicenseId,
  ): Promise<Result<MediaObject, StillRendering>>;
}

interface Needs {
  readonly vault: MediaVault;
  readonly workshop: AudioWorkshop;
  readonly delay: Delay;
  readonly marks: MarkRegister;
  readonly digest: Digest;
  readonly markDownloads: boolean;
}

export const renders = ({ vault, workshop, delay, marks, digest, markDownloads }: Needs): Renders => {
  const markOf = licenseMarks({ marks, digest });
  const patiently = (work: Promise<MediaObject>): Promise<Result<MediaObject, StillRendering>> =>
    Promise.race([
      work.then(ok),
      delay.after(patienceMs).then(() => fail({ kind: 'still-rendering', retryAfterMs } as const)),
    ]);
  const made = (outcome: Result<unknown, AudioRefused>) => {
    if (!outcome.ok)
      throw new Error(`a master that was taken in cannot be rendered: ${outcome.failure.detail}`);
  };
  const rendered = (key: string, master: MediaFile, format: AudioFormat, mark?: ForensicMark) =>
    vault.render(key, (into) =>
      vault.borrow(master.key, async (file) => {
        made(await workshop.render(file, into, format, mark));
      }),
    );
  const marked = async (master: MediaFile, format: AudioFormat, licenseId: LicenseId) =>
    // Claimed for every download, so that nothing leaves the house whose mark is not on record.
    rendered(downloadKey(master, format, licenseId), master, format, await markOf(licenseId));
  const plain = async (master: MediaFile, format: AudioFormat): Promise<MediaObject> =>
    master.format === format ? master : rendered(downloadKey(master, format), master, format);
  return {
    preview: ({ trackId, master }) =>
      patiently(
        vault.render(previewKey(master), (into) =>
          vault.borrow(master.key, async (file) => {
            made(await workshop.preview(file, into, trackId));
          }),
        ),
      ),
    download: ({ master }, format, licenseId) =>
      patiently(markDownloads ? marked(master, format, licenseId) : plain(master, format)),
  };
};
