import { deleteDueImages } from '../../../../src/application/images/delete-due-images.ts';
import {
  confirmRate,
  deletionDelayMs,
  maxRendering,
  unconfirmedKeptMs,
  uploadLinkMs,
  uploadRate,
} from '../../../../src/domain/images/image.ts';
import { imageTotals } from '../../../../src/domain/images/totals.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { ArtistId } from '../../../../src/domain/shared/ids.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { anImageText } from '../../../support/images/quiet-image-processor.ts';
import { anUploader, deletedDue, keptOf } from '../../../support/images/uploader.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld } from '../../../support/worlds/world.ts';

const away = async () => {
  throw new Unavailable('away');
};

describe('the uploads of an account', () => {
  it(
    'belong to it alone',
    inWorld(async (world) => {
      const [owner, stranger] = [await anUploader(world), await anUploader(world, 2)];
      const { uploadId } = await owner.uploaded();
      expect(kindOf(await stranger.confirmed(uploadId))).toBe('image-upload-not-found');
      valueOf(await owner.confirmed(uploadId));
      expect(kindOf(await stranger.confirmed(uploadId))).toBe('image-upload-not-found');
      const profile = (artistId: ArtistId) =>
        world.useCases.initiateArtistImage({
          caller: stranger.caller,
          image: { purpose: 'banner', fileName: 'a', contentType: 'image/png', sizeBytes: 9 },
          artistId,
        });
      expect(kindOf(await profile(owner.artist.artistId))).toBe('artist-not-found');
      expect(kindOf(await profile(ArtistId('art_none')))).toBe('artist-not-found');
      expect(kindOf(await profile(stranger.artist.artistId))).toBe('ok');
    }),
  );

  it(
    'need the role of an editor',
    inWorld(async (world) => {
      const { caller, uploaded } = await anUploader(world);
      const { uploadId } = await uploaded();
      const finance = { ...caller, member: { ...caller.member, role: 'finance' as const } };
      const image = { purpose: 'banner', fileName: 'a', contentType: 'image/png', sizeBytes: 9 } as const;
      expect(kindOf(await world.useCases.initiateArtistImage({ caller: finance, image }))).toBe(
        'artist-role-missing',
      );
      expect(kindOf(await world.useCases.confirmImage({ caller: finance, uploadId }))).toBe(
        'artist-role-missing',
      );
    }),
  );

  it(
    'are limited in number while they are not confirmed, and in rate',
    inWorld(async (world) => {
      const { announced } = await anUploader(world);
      const text = anImageText('cover');
      for (let n = 0; n < imageTotals.unconfirmed; n++) valueOf(await announced(text));
      expect(await announced(text)).toEqual({
        ok: false,
        failure: { kind: 'too-many-images', limit: imageTotals.unconfirmed },
      });
      for (let n = imageTotals.unconfirmed + 1; n < uploadRate.burst; n++) await announced(text);
      expect(kindOf(await announced(text))).toBe('rate-limited');
      const other = await anUploader(world, 2);
      expect(kindOf(await other.announced(text))).toBe('ok');
    }),
  );

  it(
    'are limited in confirmations that render, not in those that are repeated',
    inWorld(async (world) => {
      const { announced, sent, confirmed } = await anUploader(world);
      const small = anImageText('s', 10);
      const another = async () => {
        const { uploadId, url } = valueOf(await announced(small));
        valueOf(await sent(url, small));
        return uploadId;
      };
      const first = await another();
      const uploads = [first];
      while (uploads.length < confirmRate.burst) uploads.push(await another());
      for (const uploadId of uploads) expect(kindOf(await confirmed(uploadId))).toBe('image-rejected');
      expect(kindOf(await confirmed(await another()))).toBe('rate-limited');
      expect(kindOf(await confirmed(first))).toBe('image-rejected');
    }),
  );
});

describe('the files of an upload that is due', () => {
  it(
    'stay ten minutes for a confirmation that began before, of whose files the record of a stopped process still knows',
    inWorld(async (world) => {
      const { uploaded, confirmed } = await anUploader(world);
      const { uploadId } = await uploaded();
      const tomorrow = { now: () => world.clock.now() + unconfirmedKeptMs };
      world.before('mediaStore', 'keep', async () => {
        for (let time = 0; time < 2; time++)
          expect(valueOf(await deleteDueImages({ ...world.ports, clock: tomorrow })())).toBe(0);
      });
      world.before('imageStore', 'confirm', away);
      expect(kindOf(await confirmed(uploadId))).toBe('image-upload-not-found');
      expect(await keptOf(world)).toHaveLength(11);
      world.clock.advance(unconfirmedKeptMs + deletionDelayMs);
      expect(valueOf(await world.useCases.deleteDueImages())).toBe(1);
      expect(await keptOf(world)).toEqual([]);
    }),
  );
});

describe('the images of an account', () => {
  it(
    'are rendered four at a time, and do not prevent those of another account',
    inWorld(async (world) => {
      const [busy, other] = [await anUploader(world), await anUploader(world, 2)];
      const uploads = [];
      for (let n = 0; n <= maxRendering; n++) uploads.push(await busy.uploaded(anImageText(`${n}`)));
      const { uploadId } = await other.uploaded();
      const go = world.imageProcessor.hold();
      const confirmed = uploads.map((upload) => busy.confirmed(upload.uploadId));
      expect(await Promise.race(confirmed)).toEqual({
        ok: false,
        failure: { kind: 'too-many-rendering', limit: maxRendering, retryAfterMs: 2_000 },
      });
      const others = other.confirmed(uploadId);
      go();
      expect(kindOf(await others)).toBe('ok');
      const kinds = (await Promise.all(confirmed)).map(kindOf);
      expect(kinds.filter((kind) => kind === 'ok')).toHaveLength(maxRendering);
      for (const upload of uploads) expect(kindOf(await busy.confirmed(upload.uploadId))).toBe('ok');
    }),
  );
});

describe('an upload that is not confirmed', () => {
  it(
    'has an address for an hour, and is deleted after a day with a note',
    inWorld(async (world) => {
      const { uploaded, sent, confirmed } = await anUploader(world);
      const { uploadId, url } = await uploaded();
      const image = await world.ports.imageStore.find(uploadId);
      world.clock.advance(uploadLinkMs);
      expect(kindOf(await sent(url, anImageText('cover')))).toBe('link-invalid');
      world.clock.advance(unconfirmedKeptMs - uploadLinkMs - 1);
      expect(valueOf(await world.useCases.deleteDueImages())).toBe(0);
      world.clock.advance(1);
      expect(await deletedDue(world)).toBe(1);
      expect(await world.ports.imageStore.find(uploadId)).toBeUndefined();
      expect(await keptOf(world)).toEqual([]);
      expect(kindOf(await confirmed(uploadId))).toBe('image-upload-not-found');
      const notes = await world.ports.auditLog.entries({ after: 0, limit: 9, subject: image?.imageId ?? '' });
      expect(notes).toMatchObject([{ action: 'image.delete', actor: { kind: 'service' } }]);
    }),
  );

  it(
    'leaves no file if it is deleted while its bytes arrive',
    inWorld(async (world) => {
      const { announced, sent } = await anUploader(world);
      const text = anImageText('cover');
      const { url, uploadId } = valueOf(await announced(text));
      world.before('mediaStore', 'keep', async () => {
        world.clock.advance(unconfirmedKeptMs);
        expect(await deletedDue(world)).toBe(1);
      });
      expect(kindOf(await sent(url, text))).toBe('link-invalid');
      expect(await world.ports.imageStore.find(uploadId)).toBeUndefined();
      expect(await keptOf(world)).toEqual([]);
    }),
  );

  it(
    'leaves no file if it is deleted while it is rendered',
    inWorld(async (world) => {
      const { uploaded, confirmed } = await anUploader(world);
      const { uploadId } = await uploaded();
      const tomorrow = { now: () => world.clock.now() + unconfirmedKeptMs };
      world.before('imageStore', 'confirm', async () =>
        deleteDueImages({ ...world.ports, clock: tomorrow })(),
      );
      expect(kindOf(await confirmed(uploadId))).toBe('image-upload-not-found');
      world.clock.advance(unconfirmedKeptMs + deletionDelayMs);
      expect(valueOf(await world.useCases.deleteDueImages())).toBe(1);
      expect(await keptOf(world)).toEqual([]);
    }),
  );

  it(
    'is deleted in a later run if its files cannot be deleted now, and keeps no other from it',
    inWorld(async (world) => {
      const { uploaded } = await anUploader(world);
      const uploads = [await uploaded(), await uploaded()];
      world.clock.advance(unconfirmedKeptMs);
      expect(valueOf(await world.useCases.deleteDueImages())).toBe(0);
      world.clock.advance(deletionDelayMs);
      world.before('mediaStore', 'discard', away);
      await expect(world.useCases.deleteDueImages()).rejects.toThrow('away');
      const states = await Promise.all(uploads.map(({ uploadId }) => world.ports.imageStore.find(uploadId)));
      expect(states.map((image) => image?.state)).toEqual(['deleting', undefined]);
      world.clock.advance(dayMs);
      expect(valueOf(await world.useCases.deleteDueImages())).toBe(1);
    }),
  );

  it(
    'can be confirmed again after any step failed',
    inWorld(async (world) => {
      const { uploaded, confirmed } = await anUploader(world);
      const steps = [
        ['mediaStore', 'describe'],
        ['mediaStore', 'borrow'],
        ['mediaStore', 'identify'],
        ['imageStore', 'attempt'],
        ['mediaStore', 'keep'],
        ['imageStore', 'confirm'],
      ] as const;
      for (const [port, method] of steps) {
        const { uploadId } = await uploaded();
        world.before(port, method as never, away);
        await expect(confirmed(uploadId)).rejects.toThrow('away');
        const picture = valueOf(await confirmed(uploadId));
        expect(picture.variants).toHaveLength(5);
      }
      const { uploadId } = await uploaded();
      world.before('mediaStore', 'discard', away);
      expect(kindOf(await confirmed(uploadId))).toBe('ok');
      expect(await keptOf(world)).toHaveLength((steps.length + 1) * 10 + 1);
      // Bytes that could not be deleted are deleted as abandoned uploads.
      await world.ports.mediaStore.discardUploads(Number.MAX_SAFE_INTEGER);
      expect(await keptOf(world)).toHaveLength((steps.length + 1) * 10);
    }),
  );
});
