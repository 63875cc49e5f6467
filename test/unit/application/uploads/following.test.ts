import { followUpload, maxFollowed } from '../../../../src/application/uploads/follow-upload.ts';
import { uploadLinks } from '../../../../src/application/uploads/upload-links.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import type { Followed } from '../../../../src/ports/driving/uploads/uploads.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { aMasterUploader } from '../../../support/uploads/master-uploader.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const minute = 60_000;

/** Follows with a delay that sets the clock forward, so that no time passes. */
const followingIn = ({ ports, clock }: World) =>
  followUpload({
    ...ports,
    clock,
    uploadLinks: uploadLinks({ ...ports, clock, baseUrl: 'http://localhost' }),
    delay: {
      ...ports.delay,
      after: async (ms) => {
        clock.advance(ms);
      },
    },
  });

const all = async (states: AsyncIterable<Followed>): Promise<readonly Followed[]> => {
  const found: Followed[] = [];
  for await (const each of states) found.push(each);
  return found;
};

describe('an upload that is followed', () => {
  it(
    'ends after five minutes, with a sign of life every fifteen seconds',
    inWorld(async (world) => {
      const { caller, begun } = await aMasterUploader(world);
      const { uploadId } = await begun(10);
      const began = world.clock.now();
      const seen = await all(valueOf(await followingIn(world)({ caller, uploadId })));
      expect(world.clock.now() - began).toBe(5 * minute);
      expect(seen[0]).toMatchObject({ status: 'initiated' });
      expect(seen.slice(1)).toEqual(Array.from({ length: 20 }, () => 'unchanged'));
    }),
  );

  it(
    'ends when its member is removed',
    inWorld(async (world) => {
      const { caller, begun } = await aMasterUploader(world);
      const { uploadId } = await begun(10);
      const { artistStore } = world.ports;
      const follow = followingIn({
        ...world,
        ports: { ...world.ports, artistStore: { ...artistStore, findMember: async () => undefined } },
      });
      expect(await all(valueOf(await follow({ caller, uploadId })))).toHaveLength(1);
    }),
  );

  it(
    'is limited in each process, and counts until its client leaves',
    inWorld(async (world) => {
      const { caller, begun } = await aMasterUploader(world);
      const { uploadId } = await begun(10);
      const follow = followingIn(world);
      const open: AsyncIterator<Followed>[] = [];
      for (let n = 0; n < maxFollowed; n++) {
        const states = valueOf(await follow({ caller, uploadId }))[Symbol.asyncIterator]();
        await states.next();
        open.push(states);
      }
      await expect(follow({ caller, uploadId })).rejects.toThrow(Unavailable);
      await open[0]?.return?.();
      expect(await follow({ caller, uploadId })).toMatchObject({ ok: true });
    }),
  );
});
