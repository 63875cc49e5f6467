import { findReplacements } from '../../../../src/application/catalog/find-replacements.ts';
import { aLikeness } from '../../../support/builders/builders.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const replacing = async (
  { ports, clock, aTrackInCatalog }: World,
  of: Parameters<World['aTrackInCatalog']>[0],
) => {
  const track = await aTrackInCatalog({ title: 'The one', genres: ['folk'], moods: ['calm'], ...of });
  const found = await findReplacements({ index: ports.index, library: ports.library, clock })(track);
  return found.map(({ title }) => title);
};
const soundsLikeIt = aLikeness([1]);

describe('the replacements of a track', () => {
  it(
    'are the tracks that sound most similar, first within its genre and then beyond',
    inWorld(async (world) => {
      for (const n of [3, 1, 2])
        await world.aTrackInCatalog({ title: `Folk ${n}`, genres: ['Folk'], likeness: aLikeness([5, n]) });
      for (const n of [2, 1, 3])
        await world.aTrackInCatalog({ title: `Rock ${n}`, genres: ['rock'], likeness: aLikeness([9, n]) });
      expect(await replacing(world, { likeness: soundsLikeIt })).toEqual([
        'Folk 1',
        'Folk 2',
        'Folk 3',
        'Rock 1',
        'Rock 2',
      ]);
    }),
  );

  it(
    'has no vocals if the track has none, however similar it sounds',
    inWorld(async (world) => {
      await world.aTrackInCatalog({
        title: 'Sung',
        vocals: 'female',
        genres: ['rock'],
        likeness: soundsLikeIt,
      });
      await world.aTrackInCatalog({ title: 'Played', genres: ['rock'], likeness: aLikeness([1, 3]) });
      expect(await replacing(world, { likeness: soundsLikeIt, vocals: 'instrumental' })).toEqual(['Played']);
      expect(await replacing(world, { likeness: soundsLikeIt, vocals: 'male' })).toEqual([
        'The one',
        'Sung',
        'Played',
      ]);
    }),
  );

  it(
    'are tracks with a similar description, if the track was not analyzed or too few sound like it',
    inWorld(async (world) => {
      await world.aTrackInCatalog({ title: 'Analyzed', genres: ['rock'], likeness: aLikeness([1, 1]) });
      await world.aTrackInCatalog({ title: 'Same genre', genres: ['folk'], bpm: 170 });
      await world.aTrackInCatalog({ title: 'Same tempo', genres: ['folk'], moods: ['dark'] });
      await world.aTrackInCatalog({ title: 'Same mood', genres: ['folk'], moods: ['calm'] });
      expect(await replacing(world, {})).toEqual(['Same mood', 'Same tempo', 'Same genre']);
      expect(await replacing(world, { likeness: soundsLikeIt })).toEqual([
        'Analyzed',
        'Same mood',
        'The one',
        'Same tempo',
        'Same genre',
      ]);
    }),
  );

  it(
    'is approved now',
    inWorld(async (world) => {
      const gone = await world.aTrackInCatalog({ title: 'Gone', likeness: soundsLikeIt });
      await world.aTrackInCatalog({ title: 'There', likeness: aLikeness([0, 1]) });
      await world.useCases.takeDownTrack({ trackId: gone.trackId, reason: 'legal' });
      expect(await replacing(world, { likeness: soundsLikeIt })).toEqual(['There']);
    }),
  );
});
