import type { AudioFormat } from '../../domain/catalog/audio.ts';
import type { MediaFile, TrackRecord } from '../../domain/catalog/track.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { AudioRefused, AudioWorkshop } from '../../ports/driven/audio-workshop.ts';
import type { Delay } from '../../ports/driven/environment.ts';
import type { MediaObject, MediaVault } from '../../ports/driven/media-vault.ts';
import type { StillRendering } from '../../ports/driving/media.ts';

const patienceMs = 10_000;
const retryAfterMs = 3_000;

type Master = Pick<TrackRecord, 'trackId' | 'master'>;

/** Sound made out of masters, each once, named by the master's content so that a new master has new renders. */
export interface Renders {
  preview(track: Master): Promise<Result<MediaObject, StillRendering>>;
  /** The master itself where it has the format already. */
  download(track: Master, format: AudioFormat): Promise<Result<MediaObject, StillRendering>>;
}

interface Needs {
  readonly vault: MediaVault;
  readonly workshop: AudioWorkshop;
  readonly delay: Delay;
}

export const renders = ({ vault, workshop, delay }: Needs): Renders => {
  const patiently = (work: Promise<MediaObject>): Promise<Result<MediaObject, StillRendering>> =>
    Promise.race([
      work.then(ok),
      delay.after(patienceMs).then(() => fail({ kind: 'still-rendering', retryAfterMs } as const)),
    ]);
  const made = (outcome: Result<unknown, AudioRefused>) => {
    if (!outcome.ok)
      throw new Error(`a master that was taken in cannot be rendered: ${outcome.failure.detail}`);
  };
  return {
    preview: ({ trackId, master }) =>
      patiently(
        vault.render(`renders/${fingerprint(master)}-preview.mp3`, (into) =>
          vault.borrow(master.key, async (file) => {
            made(await workshop.preview(file, into, trackId));
          }),
        ),
      ),
    download: ({ master }, format) =>
      patiently(
        master.format === format
          ? Promise.resolve(master)
          : vault.render(`renders/${fingerprint(master)}.${format}`, (into) =>
              vault.borrow(master.key, async (file) => {
                made(await workshop.render(file, into, format));
              }),
            ),
      ),
  };
};

const fingerprint = ({ sha256 }: MediaFile) => sha256.slice(0, 32);
