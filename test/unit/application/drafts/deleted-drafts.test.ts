import { deleteDraft } from '../../../../src/application/drafts/delete-draft.ts';
import { TrackId } from '../../../../src/domain/shared/ids.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { aMasterUploader } from '../../../support/uploads/master-uploader.ts';
import { inWorld } from '../../../support/worlds/world.ts';

/** More pages than a deletion has attempts. */
const count = 8;

describe('the deletion of a track', () => {
  it(
    'deletes all of its uploads, also if they are many pages',
    inWorld(async (world) => {
      const { ports, clock, useCases } = world;
      const { caller } = await aMasterUploader(world);
      const master = { fileName: 'a.wav', contentType: 'audio/wav' as const, sizeBytes: 9 };
      const first = valueOf(await useCases.initiateUpload({ caller, master }));
      const trackId = TrackId(first.trackId ?? '');
      for (let n = 1; n < count; n++) valueOf(await useCases.initiateUpload({ caller, trackId, master }));
      expect(await ports.uploadStore.ofTrack(trackId)).toHaveLength(count);
      const ofTrack = async (id: TrackId) => (await ports.uploadStore.ofTrack(id)).slice(0, 1);
      const deleting = deleteDraft({ ...ports, uploadStore: { ...ports.uploadStore, ofTrack }, clock });
      expect(kindOf(await deleting({ caller, trackId }))).toBe('ok');
      expect(await ports.draftStore.find(trackId)).toBeUndefined();
    }),
  );
});
