import { newArtwork, type ArtworkSource } from '../../../domain/images/artwork.ts';
import { imageFormats, imageLimits, measuresOf } from '../../../domain/images/purpose.ts';
import { imageRejected, type ImageIssue, type ImageRejected } from '../../../domain/images/rejection.ts';
import type { Picture } from '../../../domain/images/variants.ts';
import { ImageId, ImageUploadId } from '../../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { ImageProcessor, RenderedImage } from '../../../ports/driven/images/image-processor.ts';
import type { ImageStore } from '../../../ports/driven/images/image-store.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { ArtworkRejected, ImportRejected } from '../../../ports/driving/operator/importing.ts';
import { keepPicture, pictureOf } from '../../images/picture-files.ts';

interface Dependencies {
  readonly imageStore: Pick<ImageStore, 'addArtwork' | 'find' | 'findArtwork'>;
  readonly imageProcessor: ImageProcessor;
  readonly mediaStore: Pick<MediaStore, 'identify' | 'keep'>;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** A file of a delivery, as it was when the delivery was read. */
interface ArtworkFile {
  readonly folder: string;
  readonly name: string;
  readonly identity: Pick<ArtworkSource, 'sha256' | 'sizeBytes'>;
}

/** Artwork whose files are stored. */
export interface Artwork {
  readonly uploadId: ImageUploadId;
  readonly picture: Picture;
}

type NotRendered = ArtworkRejected | Extract<ImportRejected, { kind: 'file-changed' }>;

const tooLarge = (sizeBytes: number): ImageIssue => ({
  field: 'sizeBytes',
  code: 'too_big',
  detail: `must be at most ${imageLimits.bytes} bytes; the file has ${sizeBytes}`,
});

const measures = measuresOf.track_artwork;

/** Renders a file for `use`, and checks that it has not changed meanwhile. */
const rendered = async <T>(
  { imageProcessor, mediaStore }: Pick<Dependencies, 'imageProcessor' | 'mediaStore'>,
  { folder, name, identity }: ArtworkFile,
  use: (image: RenderedImage) => Promise<T>,
): Promise<Result<T, NotRendered>> => {
  const file = `${folder}/${name}`;
  const rejected = ({ issues }: ImageRejected) =>
    fail({ kind: 'artwork-rejected', file: name, issues } as const);
  if (identity.sizeBytes > imageLimits.bytes) return rejected(imageRejected(tooLarge(identity.sizeBytes)));
  const outcome = await imageProcessor.render({ file, measures, requester: 'catalog' }, use);
  const now = await mediaStore.identify(file);
  if (now?.sha256 !== identity.sha256) return fail({ kind: 'file-changed', file: name });
  return outcome.ok ? outcome : rejected(outcome.failure);
};

/** Stores the files of artwork after its record, which is deleted with them after a day if no track shows it by then. */
const stored = async (
  { imageStore, mediaStore, ids, clock }: Dependencies,
  { name, identity }: ArtworkFile,
  image: RenderedImage,
): Promise<Artwork> => {
  const uploadId = ImageUploadId(ids.next('image-upload'));
  const picture = await pictureOf(mediaStore, ImageId(ids.next('image')), image);
  const source = { ...identity, fileName: name, contentType: imageFormats[image.format] };
  const { imageId } = picture;
  await imageStore.addArtwork(newArtwork({ imageId, uploadId, source, picture, now: clock.now() }));
  await keepPicture(mediaStore, picture, image);
  return { uploadId, picture };
};

/** Returns artwork from the same file that a track shows, or that was stored before, unless it is being deleted. */
const known = async (
  { imageStore }: Dependencies,
  sha256: string,
  before: Artwork | undefined,
): Promise<Artwork | undefined> => {
  const shown = await imageStore.findArtwork(sha256);
  if (shown) return { uploadId: shown.uploadId, picture: shown.picture };
  const record = before && (await imageStore.find(before.uploadId));
  return record && record.state !== 'deleting' ? before : undefined;
};

/** Renders files, except those whose bytes were rejected before. */
const renderingOnce = (dependencies: Dependencies) => {
  const rejectedBefore = new Map<string, ArtworkRejected>();
  return async <T>(
    file: ArtworkFile,
    use: (image: RenderedImage) => Promise<T>,
  ): Promise<Result<T, NotRendered>> => {
    const { sha256 } = file.identity;
    const before = rejectedBefore.get(sha256);
    if (before) return fail({ ...before, file: file.name });
    const outcome = await rendered(dependencies, file, use);
    if (!outcome.ok && outcome.failure.kind === 'artwork-rejected')
      rejectedBefore.set(sha256, outcome.failure);
    return outcome;
  };
};

/** Reads the artwork of deliveries. The same file is rendered once, as long as a track shows it and while this process imports. */
export const importArtwork = (dependencies: Dependencies) => {
  const { imageStore } = dependencies;
  /** The digests of files that a dry run accepted. */
  const accepted = new Set<string>();
  const storedBefore = new Map<string, Artwork>();
  const renderedOnce = renderingOnce(dependencies);
  return {
    /** Decides whether a file can be artwork. Stores nothing. */
    check: async (file: ArtworkFile): Promise<Result<undefined, NotRendered>> => {
      const { sha256 } = file.identity;
      if (accepted.has(sha256) || (await imageStore.findArtwork(sha256))) return ok(undefined);
      const outcome = await renderedOnce(file, async () => undefined);
      if (outcome.ok) accepted.add(sha256);
      return outcome;
    },
    /** Stores artwork that no track shows yet, or finds artwork from the same file. */
    keep: async (file: ArtworkFile): Promise<Result<Artwork, NotRendered>> => {
      const { sha256 } = file.identity;
      const before = await known(dependencies, sha256, storedBefore.get(sha256));
      if (before) return ok(before);
      const outcome = await renderedOnce(file, (image) => stored(dependencies, file, image));
      if (outcome.ok) storedBefore.set(sha256, outcome.value);
      return outcome;
    },
  };
};
