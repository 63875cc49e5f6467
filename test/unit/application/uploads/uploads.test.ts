import { appendUpload } from '../../../../src/application/uploads/append-upload.ts';
import { terminateUpload } from '../../../../src/application/uploads/delete-upload.ts';
import { deleteDueUploads } from '../../../../src/application/uploads/delete-due-uploads.ts';
import { uploadLinks } from '../../../../src/application/uploads/upload-links.ts';
import { filesOf } from '../../../../src/domain/uploads/deletion.ts';
import { manyParts } from '../../../../src/domain/uploads/joining.ts';
import {
  deletionDelayMs,
  maxSpare,
  uploadKeptMs,
  uploadRate,
} from '../../../../src/domain/uploads/upload.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { aMasterUploader } from '../../../support/uploads/master-uploader.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

/** The number of parts that one join replaces. */
const joinedParts = 250;

const digitAt = (offset: number): string => String(offset % 10);
const digits = (count: number): string => Array.from({ length: count }, (_, n) => digitAt(n)).join('');

/** The parts of an upload of so many bytes, each sent alone, whose first ones were joined. */
const afterJoin = (count: number) => [
  { sizeBytes: joinedParts },
  ...Array.from({ length: count - joinedParts }, () => ({ sizeBytes: 1 })),
];

const away = async () => {
  throw new Unavailable('away');
};

/** Appends as another process does, with other ports where they are named. */
const elsewhere = ({ ports, clock }: World, changes: Partial<World['ports']> = {}) =>
  appendUpload({
    ...ports,
    ...changes,
    clock,
    uploadLinks: uploadLinks({ ...ports, clock, baseUrl: 'http://localhost' }),
  });

const existing = async ({ ports: { mediaStore } }: World, keys: readonly string[]) =>
  (await Promise.all(keys.map((key) => mediaStore.describe(key)))).filter((each) => each !== undefined)
    .length;

describe('the upload of a master', () => {
  it(
    'continues where stored bytes end, whatever failed before',
    inWorld(async (world) => {
      const { begun } = await aMasterUploader(world);
      const { token, sent, stored, record } = await begun(9);
      expect(valueOf(await sent('abc', 0)).offset).toBe(3);
      const file = world.aFile('lost', 'xyz');
      const { mediaStore, uploadStore } = world.ports;
      const unstored = elsewhere(world, { mediaStore: { ...mediaStore, keep: away } });
      await expect(unstored({ token, offset: 3, file })).rejects.toThrow(Unavailable);
      const uncounted = elsewhere(world, { uploadStore: { ...uploadStore, append: away } });
      await expect(uncounted({ token, offset: 3, file })).rejects.toThrow(Unavailable);
      expect(valueOf(await world.useCases.findProgress({ token })).offset).toBe(3);
      expect(valueOf(await sent('def', 3)).offset).toBe(6);
      expect(kindOf(await sent('def', 3))).toBe('upload-offset-conflict');
      expect(kindOf(await sent('ghij', 6))).toBe('upload-too-long');
      expect(valueOf(await sent('ghi', 6)).offset).toBe(9);
      expect(await stored()).toBe('abcdefghi');
      const upload = await record();
      // The record leads to the file of the process that failed after storing it.
      expect(upload?.spare).toHaveLength(2);
      expect(await existing(world, upload?.spare.map(({ key }) => key) ?? [])).toBe(1);
    }),
  );

  it(
    'loses nothing when bytes arrive at one offset twice at a time',
    inWorld(async (world) => {
      const { begun } = await aMasterUploader(world);
      const { token, sent, stored, record } = await begun(6);
      const { mediaStore } = world.ports;
      let other: Promise<unknown> | undefined;
      const overtaken = elsewhere(world, {
        mediaStore: {
          ...mediaStore,
          keep: async (key, file) => {
            const kept = await mediaStore.keep(key, file);
            other ??= sent('abc', 0);
            await other;
            return kept;
          },
        },
      });
      const late = await overtaken({ token, offset: 0, file: world.aFile('late', 'xyz') });
      expect(late).toMatchObject({ failure: { kind: 'upload-offset-conflict', offset: 3 } });
      expect(await stored()).toBe('abc');
      expect((await record())?.spare).toEqual([]);
    }),
  );

  it(
    'continues after an outage, and deletes what it left ten minutes later',
    inWorld(async (world) => {
      const { begun } = await aMasterUploader(world);
      const { token, sent, stored, record } = await begun(9);
      const { mediaStore } = world.ports;
      const failing = elsewhere(world, { mediaStore: { ...mediaStore, keep: away } });
      const file = world.aFile('lost', 'xyz');
      for (let n = 0; n <= maxSpare; n++)
        await expect(failing({ token, offset: 0, file })).rejects.toThrow(Unavailable);
      expect((await record())?.spare).toHaveLength(maxSpare);
      await expect(sent('abc', 0)).rejects.toThrow(Unavailable);
      world.clock.advance(deletionDelayMs);
      expect(valueOf(await sent('abc', 0)).offset).toBe(3);
      expect((await record())?.spare).toEqual([]);
      expect(await stored()).toBe('abc');
    }),
  );

  it(
    'continues after a join that was not finished, keeps every byte, and deletes what it replaced',
    inWorld(async (world) => {
      const { begun } = await aMasterUploader(world);
      const { token, sent, stored, record } = await begun(manyParts + 1);
      for (let offset = 0; offset < manyParts - 1; offset++)
        expect(valueOf(await sent(digitAt(offset), offset)).offset).toBe(offset + 1);
      const { uploadStore } = world.ports;
      const stopped = elsewhere(world, { uploadStore: { ...uploadStore, release: away } });
      const file = world.aFile('last', 'b');
      // The bytes count although the join was not finished.
      expect(valueOf(await stopped({ token, offset: manyParts - 1, file })).offset).toBe(manyParts);
      expect((await record())?.spare).toHaveLength(joinedParts);
      expect(valueOf(await sent('c', manyParts)).offset).toBe(manyParts + 1);
      expect(await record()).toMatchObject({ spare: [], parts: afterJoin(manyParts + 1) });
      expect(await stored()).toBe(`${digits(manyParts - 1)}bc`);
    }),
  );

  it(
    'joins small parts once there are many, and says where the own bytes of a call end, although others were appended meanwhile',
    inWorld(async (world) => {
      const { begun } = await aMasterUploader(world);
      const { token, sent, stored, record } = await begun(manyParts + 2);
      for (let offset = 0; offset < manyParts - 1; offset++) valueOf(await sent(digitAt(offset), offset));
      const replaced = (await record())?.parts.slice(0, joinedParts).map(({ key }) => key) ?? [];
      expect(await existing(world, replaced)).toBe(joinedParts);
      const { mediaStore } = world.ports;
      const overtaken = elsewhere(world, {
        mediaStore: {
          ...mediaStore,
          assemble: async (key, parts) => {
            const whole = await mediaStore.assemble(key, parts);
            const other = elsewhere(world, { mediaStore: { ...mediaStore, assemble: away } });
            valueOf(await other({ token, offset: manyParts, file: world.aFile('other', 'c') }));
            return whole;
          },
        },
      });
      const file = world.aFile('slice', 'b');
      expect(valueOf(await overtaken({ token, offset: manyParts - 1, file })).offset).toBe(manyParts);
      expect(kindOf(await sent('d', manyParts))).toBe('upload-offset-conflict');
      expect(await stored()).toBe(`${digits(manyParts - 1)}bc`);
      const upload = await record();
      expect(upload?.parts).toMatchObject(afterJoin(manyParts + 1));
      // The files of the joined parts are gone; only the join that failed left its key.
      expect(upload?.spare).toHaveLength(1);
      expect(await existing(world, replaced)).toBe(0);
    }),
  );

  it(
    'never counts bytes whose process was late, because their file may be deleted',
    inWorld(async (world) => {
      const { begun } = await aMasterUploader(world);
      const { token, sent, stored } = await begun(6);
      const { mediaStore } = world.ports;
      const late = elsewhere(world, {
        mediaStore: {
          ...mediaStore,
          keep: async (key, file) => {
            const kept = await mediaStore.keep(key, file);
            world.clock.advance(deletionDelayMs);
            // Another call names a file at this offset, and deletes those that were named too long ago.
            const failing = elsewhere(world, { mediaStore: { ...mediaStore, keep: away } });
            await expect(failing({ token, offset: 0, file })).rejects.toThrow(Unavailable);
            return kept;
          },
        },
      });
      expect(kindOf(await late({ token, offset: 0, file: world.aFile('late', 'xyz') }))).not.toBe('ok');
      expect(await stored()).toBe('');
      expect(valueOf(await sent('abc', 0)).offset).toBe(3);
      expect(await stored()).toBe('abc');
    }),
  );

  it(
    'is open only to members who may edit tracks, also by a URL that they had before',
    inWorld(async (world) => {
      const { begun, caller } = await aMasterUploader(world);
      const { token, uploadId, sent } = await begun(6);
      const { ports, useCases } = world;
      const finance = { ...caller.member, role: 'finance' as const };
      const shown = await useCases.readUpload({ caller: { ...caller, member: finance }, uploadId });
      expect(valueOf(shown).upload).toBeUndefined();
      for (const member of [finance, undefined]) {
        const artistStore = { ...ports.artistStore, findMember: async () => member };
        const file = world.aFile('demoted', 'xyz');
        expect(kindOf(await elsewhere(world, { artistStore })({ token, offset: 0, file }))).toBe(
          'link-invalid',
        );
        const terminate = terminateUpload({
          ...ports,
          artistStore,
          clock: world.clock,
          uploadLinks: uploadLinks({ ...ports, clock: world.clock, baseUrl: 'http://localhost' }),
        });
        expect(kindOf(await terminate({ token }))).toBe('link-invalid');
      }
      expect(valueOf(await sent('abc', 0)).offset).toBe(3);
    }),
  );

  it(
    'is deleted with all files seven days after it was announced, and its URL ends then',
    inWorld(async (world) => {
      const { begun } = await aMasterUploader(world);
      const { token, sent, record } = await begun(9);
      valueOf(await sent('abc', 0));
      const upload = await record();
      const files = upload ? filesOf(upload) : [];
      expect(await existing(world, files)).toBe(1);
      const { useCases, clock } = world;
      clock.advance(uploadKeptMs - 1);
      expect(valueOf(await useCases.deleteDueUploads())).toBe(0);
      expect(kindOf(await useCases.findProgress({ token }))).toBe('ok');
      clock.advance(1);
      expect(kindOf(await useCases.findProgress({ token }))).toBe('link-invalid');
      expect(kindOf(await sent('def', 3))).toBe('link-invalid');
      expect(valueOf(await useCases.deleteDueUploads())).toBe(0);
      clock.advance(deletionDelayMs);
      expect(valueOf(await useCases.deleteDueUploads())).toBe(1);
      expect(await existing(world, files)).toBe(0);
      expect(await record()).toBeUndefined();
    }),
  );

  it(
    'keeps its record until its files can be deleted, and holds up no other',
    inWorld(async (world) => {
      const { begun } = await aMasterUploader(world);
      const [first, second] = [await begun(9), await begun(9)];
      for (const { sent } of [first, second]) valueOf(await sent('abc', 0));
      const { useCases, clock, ports } = world;
      clock.advance(uploadKeptMs);
      await useCases.deleteDueUploads();
      clock.advance(deletionDelayMs);
      const [part] = (await first.record())?.parts ?? [];
      const discard = (key: string) => (key === part?.key ? away() : ports.mediaStore.discard(key));
      const failing = deleteDueUploads({ ...ports, clock, mediaStore: { ...ports.mediaStore, discard } });
      await expect(failing()).rejects.toThrow(Unavailable);
      expect([await first.record(), await second.record()]).toEqual([expect.anything(), undefined]);
      clock.advance(dayMs);
      expect(valueOf(await useCases.deleteDueUploads())).toBe(1);
      expect(await first.record()).toBeUndefined();
    }),
  );

  it(
    'is announced at a limited rate, by roles that may edit tracks',
    inWorld(async (world) => {
      const { caller, announced } = await aMasterUploader(world);
      const { useCases } = world;
      for (let n = 0; n < uploadRate.burst; n++) {
        const { uploadId } = valueOf(await announced(1));
        valueOf(await useCases.deleteUpload({ caller, uploadId }));
      }
      expect(kindOf(await announced(1))).toBe('rate-limited');
      const finance = { ...caller, member: { ...caller.member, role: 'finance' as const } };
      const master = { fileName: 'a.wav', contentType: 'audio/wav', sizeBytes: 1 } as const;
      expect(kindOf(await useCases.initiateUpload({ caller: finance, master }))).toBe('artist-role-missing');
    }),
  );
});
