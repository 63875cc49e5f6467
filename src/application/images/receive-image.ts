import { takesBytes, uploadKey, type UnconfirmedImage } from '../../domain/images/image.ts';
import { imageRejected, type ImageIssue } from '../../domain/images/rejection.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { ImageStore } from '../../ports/driven/images/image-store.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { MayReceiveImage, ReceiveImage } from '../../ports/driving/images/images.ts';
import type { ImageLinks } from './image-links.ts';

interface Dependencies {
  readonly imageStore: Pick<ImageStore, 'find'>;
  readonly imageLinks: ImageLinks;
  readonly clock: Clock;
}

const expected = async (
  { imageStore, imageLinks, clock }: Dependencies,
  token: string,
): Promise<UnconfirmedImage | undefined> => {
  const uploadId = imageLinks.read(token);
  const image = uploadId === undefined ? undefined : await imageStore.find(uploadId);
  return takesBytes(image, clock.now()) ? image : undefined;
};

export const mayReceiveImage =
  (dependencies: Dependencies): MayReceiveImage =>
  async ({ token, sizeBytes }) => {
    const image = await expected(dependencies, token);
    if (!image) return fail({ kind: 'link-invalid' });
    const [difference] = sizeDifference(image, sizeBytes);
    return difference ? fail(imageRejected(difference)) : ok('allowed');
  };

const sizeDifference = ({ sizeBytes }: UnconfirmedImage, found: number): readonly ImageIssue[] => {
  const detail = `must be the size of the file: the upload was created with ${sizeBytes} bytes, and ${found} were sent`;
  return found === sizeBytes ? [] : [{ field: 'sizeBytes', code: 'mismatch', detail }];
};

const digestDifference = ({ sha256 = '' }: UnconfirmedImage, found: string): readonly ImageIssue[] => {
  const detail = `must be the digest of the file, which is ${found}`;
  return ['', found].includes(sha256) ? [] : [{ field: 'sha256', code: 'mismatch', detail }];
};

interface Storing extends Dependencies {
  readonly imageStore: Pick<ImageStore, 'find' | 'receive'>;
  readonly mediaStore: Pick<MediaStore, 'identify' | 'keep' | 'discard'>;
  readonly ids: Ids;
}

export const receiveImage =
  (dependencies: Storing): ReceiveImage =>
  async ({ token, file }) => {
    const { imageStore, mediaStore, ids } = dependencies;
    const image = await expected(dependencies, token);
    const content = image && (await mediaStore.identify(file));
    if (!content) return fail({ kind: 'link-invalid' });
    const [first, ...others] = [
      ...sizeDifference(image, content.sizeBytes),
      ...digestDifference(image, content.sha256),
    ];
    if (first) return fail(imageRejected(first, ...others));
    const upload = { key: uploadKey(ids.next('image-upload')), sha256: content.sha256 };
    await mediaStore.keep(upload.key, file);
    // Meanwhile the upload may have been confirmed or deleted.
    const { outcome, unused } = await imageStore.receive(image.uploadId, upload);
    if (unused !== undefined) await mediaStore.discard(unused);
    return outcome === 'received' ? ok('received') : fail({ kind: 'link-invalid' });
  };
