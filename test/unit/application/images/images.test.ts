import { uploadLinkMs } from '../../../../src/domain/images/image.ts';
import { filesOf, variantFor, variantName } from '../../../../src/domain/images/variants.ts';
import { anImageText } from '../../../support/images/quiet-image-processor.ts';
import { anUploader, keptOf } from '../../../support/images/uploader.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld } from '../../../support/worlds/world.ts';

describe('an image', () => {
  it(
    'is announced, sent and confirmed, and then only its variants are kept',
    inWorld(async (world) => {
      const { uploaded, confirmed } = await anUploader(world);
      const { uploadId, expiresAt } = await uploaded();
      expect(expiresAt).toBe(world.clock.now() + uploadLinkMs);
      const picture = valueOf(await confirmed(uploadId));
      expect(picture).toMatchObject({ width: 1_600, height: 1_600 });
      expect(picture.variants.map(({ size }) => size)).toEqual([64, 300, 640, 1_500, 'original']);
      expect(await keptOf(world)).toHaveLength(10);
      for (const { key, sha256, sizeBytes } of filesOf(picture))
        expect(await world.ports.mediaStore.describe(key)).toEqual({ key, sha256, sizeBytes });
      const notes = await world.ports.auditLog.entries({ after: 0, limit: 9, subject: picture.imageId });
      expect(notes).toMatchObject([{ action: 'artist.add_image', detail: { purpose: 'album_cover' } }]);
    }),
  );

  it(
    'is opened by the name of a variant with its digest, and by no other',
    inWorld(async (world) => {
      const { uploaded, confirmed } = await anUploader(world);
      const picture = valueOf(await confirmed((await uploaded()).uploadId));
      const { imageId } = picture;
      const name = variantName(variantFor(picture, 300), 'jpeg');
      const opened = valueOf(await world.useCases.openImage({ imageId, name }));
      expect(opened.contentType).toBe('image/jpeg');
      for (const wrong of [
        '300-0000000000000000.jpeg',
        name.replace('300', '640'),
        `${name}/`,
        '../x',
        '300.jpeg',
      ])
        expect([wrong, kindOf(await world.useCases.openImage({ imageId, name: wrong }))]).toEqual([
          ...[wrong, 'image-not-found'],
        ]);
    }),
  );

  it(
    'is confirmed once, however often it is asked for',
    inWorld(async (world) => {
      const { uploaded, confirmed } = await anUploader(world);
      const { uploadId } = await uploaded();
      const go = world.imageProcessor.hold();
      const both = Promise.all([confirmed(uploadId), confirmed(uploadId)]);
      go();
      const [first, second] = (await both).map(valueOf);
      expect(second).toEqual(first);
      expect(valueOf(await confirmed(uploadId))).toEqual(first);
      expect(world.imageProcessor.rendered()).toBe(1);
    }),
  );

  it(
    'answers that it is still rendered after ten seconds, and is there at the next confirmation',
    inWorld(async (world) => {
      const { uploaded, confirmed } = await anUploader(world);
      const { uploadId } = await uploaded();
      const go = world.imageProcessor.hold();
      const begun = world.clock.nextWait();
      const waiting = confirmed(uploadId);
      await begun;
      world.clock.advance(10_000);
      expect(kindOf(await waiting)).toBe('image-still-rendering');
      go();
      expect(kindOf(await confirmed(uploadId))).toBe('ok');
      expect(world.imageProcessor.rendered()).toBe(1);
    }),
  );

  it(
    'is rejected with its fields, and can be sent again to the same address',
    inWorld(async (world) => {
      const { announced, sent, confirmed } = await anUploader(world);
      const [small, large] = [anImageText('1', 1_399, 1_398), anImageText('1', 1_400, 1_400)];
      const { uploadId, url } = valueOf(await announced(small));
      valueOf(await sent(url, small));
      for (let time = 0; time < 2; time++)
        expect(await confirmed(uploadId)).toMatchObject({
          failure: {
            kind: 'image-rejected',
            issues: [{ field: 'width' }, { field: 'height' }, { field: 'height', code: 'not_square' }],
          },
        });
      valueOf(await sent(url, large));
      expect(kindOf(await confirmed(uploadId))).toBe('ok');
      expect(kindOf(await sent(url, large))).toBe('link-invalid');
    }),
  );

  it(
    'must have the announced size and digest',
    inWorld(async (world) => {
      const { announced, sent, confirmed } = await anUploader(world);
      const text = anImageText('cover');
      const sha256 = (await world.ports.mediaStore.identify(world.aFile('it', text)))?.sha256 ?? '';
      const { url, uploadId } = valueOf(await announced(text, 'album_cover', { sha256 }));
      const issuesOf = async (bytes: string) => {
        const outcome = await sent(url, bytes);
        return outcome.ok || outcome.failure.kind !== 'image-rejected'
          ? kindOf(outcome)
          : outcome.failure.issues.map(({ field }) => field);
      };
      expect(await issuesOf(`${text}!`)).toEqual(['sizeBytes', 'sha256']);
      expect(await issuesOf(text.replace('cover', 'COVER'))).toEqual(['sha256']);
      expect(kindOf(await confirmed(uploadId))).toBe('image-not-uploaded');
      expect(await issuesOf(text)).toBe('ok');
      const another = { failure: { issues: [{ field: 'sha256' }] } };
      expect(await confirmed(uploadId, '0'.repeat(64))).toMatchObject(another);
      const go = world.imageProcessor.hold();
      const running = confirmed(uploadId, sha256);
      expect(await confirmed(uploadId, '0'.repeat(64))).toMatchObject(another);
      go();
      expect(kindOf(await running)).toBe('ok');
      expect(await confirmed(uploadId, '0'.repeat(64))).toMatchObject(another);
      expect(kindOf(await confirmed(uploadId, sha256))).toBe('ok');
    }),
  );
});
