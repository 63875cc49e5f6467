import { appendUpload } from '../../../../src/application/uploads/append-upload.ts';
import { terminateUpload } from '../../../../src/application/uploads/delete-upload.ts';
import { uploadLinks } from '../../../../src/application/uploads/upload-links.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { aMasterUploader } from '../../../support/uploads/master-uploader.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

/** The dependencies of another process, with another store. */
const elsewhere = ({ ports, clock }: World, uploadStore: World['ports']['uploadStore']) => ({
  ...ports,
  uploadStore,
  clock,
  uploadLinks: uploadLinks({ ...ports, clock, baseUrl: 'http://localhost' }),
});

describe('an upload that is confirmed meanwhile', () => {
  it(
    'keeps its last bytes if their commit is repeated after it',
    inWorld(async (world) => {
      const { caller, begun } = await aMasterUploader(world);
      const { token, sent, stored, record } = await begun(6);
      await sent('abc', 0);
      const { uploadStore } = world.ports;
      const append: typeof uploadStore.append = async (id, change) => {
        await uploadStore.append(id, change);
        valueOf(await world.useCases.confirmUpload({ caller, uploadId: id }));
        return uploadStore.append(id, change);
      };
      const repeating = appendUpload(elsewhere(world, { ...uploadStore, append }));
      const appended = await repeating({ token, offset: 3, file: world.aFile('last', 'xyz') });
      expect(valueOf(appended).offset).toBe(6);
      expect(await record()).toMatchObject({ state: 'processing' });
      expect(await stored()).toBe('abcxyz');
    }),
  );

  it(
    'is not deleted by its URL',
    inWorld(async (world) => {
      const { caller, begun } = await aMasterUploader(world);
      const { token, sent, stored, record } = await begun(3);
      await sent('abc', 0);
      const { uploadStore } = world.ports;
      const withdraw: typeof uploadStore.withdraw = async (id, deletion) => {
        valueOf(await world.useCases.confirmUpload({ caller, uploadId: id }));
        return uploadStore.withdraw(id, deletion);
      };
      const late = terminateUpload(elsewhere(world, { ...uploadStore, withdraw }));
      expect(kindOf(await late({ token }))).toBe('link-invalid');
      expect(await record()).toMatchObject({ state: 'processing' });
      expect(await stored()).toBe('abc');
    }),
  );
});
