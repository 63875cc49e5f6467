import type { DeliveredTrack } from '../../../domain/catalog/delivery/delivery.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioAnalyzer } from '../../../ports/driven/media/audio-analyzer.ts';
import type { AudioProcessor } from '../../../ports/driven/media/audio-processor.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { ImportRejected } from '../../../ports/driving/operator/importing.ts';
import { importArtwork, type Artwork } from './import-artwork.ts';
import { soundOf, type Sound } from './measure-sound.ts';

/** Size and digest of each file, in the order of `filesOf`. */
export type Identities = readonly { readonly sizeBytes: number; readonly sha256: string }[];

type Dependencies = Parameters<typeof importArtwork>[0] & {
  readonly mediaStore: MediaStore;
  readonly audioProcessor: AudioProcessor;
  readonly audioAnalyzer: AudioAnalyzer;
};

interface Delivered {
  readonly folder: string;
  readonly delivery: DeliveredTrack;
  readonly identities: Identities;
  readonly dryRun: boolean;
}

interface Content {
  readonly sound: Sound;
  readonly artwork: Artwork | undefined;
}

/** Reads the files of a delivery, and stores them unless it is a dry run. Fails with everything that is wrong with them. */
export const deliveryContent = (dependencies: Dependencies) => {
  const artworks = importArtwork(dependencies);
  return async ({
    folder,
    delivery,
    identities,
    dryRun,
  }: Delivered): Promise<Result<Content, ImportRejected>> => {
    const identity = identities.at(-1);
    const { artwork: name } = delivery;
    const read = dryRun ? artworks.check : artworks.keep;
    const artwork = name === undefined || !identity ? ok(undefined) : await read({ folder, name, identity });
    const keep = !dryRun && artwork.ok;
    const sound = await soundOf(folder, delivery, identities, { ...dependencies, keep });
    if (!artwork.ok)
      return sound.ok ? artwork : fail({ kind: 'several', failures: [sound.failure, artwork.failure] });
    return sound.ok ? ok({ sound: sound.value, artwork: artwork.value }) : sound;
  };
};
