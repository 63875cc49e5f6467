import { ArtistId } from '../../../../../src/domain/shared/ids.ts';
import { deciding, pending, staffed, takenDown } from '../../../../support/stories/moderation-story.ts';
import { kindOf, valueOf } from '../../../../support/outcomes.ts';
import { inWorld, type World } from '../../../../support/worlds/world.ts';

const by = (...names: readonly string[]) =>
  names.map((name) => ({ artistId: ArtistId('art_1'), name, role: 'main' as const }));

const found = ({ useCases }: World, title: string, artist: string) =>
  useCases.findAppealedTrack({ title, artist });

describe('the track that an appellant names', () => {
  it(
    'is found by its ISRC where it was published, approved or taken down',
    inWorld(async (world) => {
      const [rights] = await staffed(world, ['rights']);
      const { track } = await takenDown(world, rights);
      const approved = await world.aTrackInCatalog();
      const hidden = await world.aTrackInCatalog(pending);
      const named = (isrc: string) => world.useCases.findAppealedTrack({ isrc });
      expect(valueOf(await named(track.isrc))).toBe(track.trackId);
      expect(valueOf(await named(approved.isrc))).toBe(approved.trackId);
      expect(kindOf(await named(hidden.isrc))).toBe('recording-not-found');
      expect(await named(hidden.isrc)).toEqual(await named('QZABC2699999'));
    }),
  );

  it(
    'is found by its whole title and any of its artists, in any case',
    inWorld(async (world) => {
      const track = await world.aTrackInCatalog({ title: 'Night Ferry', artists: by('Ada', 'Bo') });
      await world.aTrackInCatalog({ title: 'Night Ferry Home', artists: by('Ada') });
      expect(valueOf(await found(world, ' night FERRY ', 'bo'))).toBe(track.trackId);
      expect(kindOf(await found(world, 'Night', 'Ada'))).toBe('recording-not-found');
      expect(kindOf(await found(world, 'Night Ferry', 'A'))).toBe('recording-not-found');
    }),
  );

  it(
    'is the one with a decision against it where several have the name, and ambiguous where several have one',
    inWorld(async (world) => {
      const [rights] = await staffed(world, ['rights']);
      const name = { title: 'Twins', artists: by('Ada') };
      const [one, other] = [await world.aTrackInCatalog(name), await world.aTrackInCatalog(name)];
      expect(kindOf(await found(world, 'twins', 'ada'))).toBe('recording-ambiguous');
      await deciding(world, rights)(other, { act: 'take_down', reason: 'disputed' });
      expect(valueOf(await found(world, 'twins', 'ada'))).toBe(other.trackId);
      await deciding(world, rights)(one, { act: 'take_down', reason: 'disputed' });
      expect(kindOf(await found(world, 'twins', 'ada'))).toBe('recording-ambiguous');
    }),
  );

  it(
    'is found, or not found, among 600 others with the same title',
    inWorld(async (world) => {
      for (let n = 0; n < 600; n++) await world.aTrackInCatalog({ title: 'Intro', artists: by('Bo') });
      expect(kindOf(await found(world, 'Intro', 'Ada'))).toBe('recording-not-found');
      const track = await world.aTrackInCatalog({ title: 'Intro', artists: by('Ada') });
      expect(valueOf(await found(world, 'Intro', 'Ada'))).toBe(track.trackId);
      expect(kindOf(await found(world, 'Intro', 'Bo'))).toBe('recording-too-common');
    }),
  );

  it(
    'is not looked for among more than 1,000 tracks with the same title',
    inWorld(async (world) => {
      for (let n = 0; n < 1_000; n++) await world.aTrackInCatalog({ title: 'Outro', artists: by('Bo') });
      expect(kindOf(await found(world, 'Outro', 'Ada'))).toBe('recording-not-found');
      const track = await world.aTrackInCatalog({ title: 'Outro', artists: by('Ada') });
      expect(kindOf(await found(world, 'Outro', 'Ada'))).toBe('recording-too-common');
      expect(valueOf(await world.useCases.findAppealedTrack({ isrc: track.isrc }))).toBe(track.trackId);
    }),
  );

  it(
    'is never made ambiguous, nor found, by a track that was not published',
    inWorld(async (world) => {
      const [moderator] = await staffed(world, ['moderator']);
      const name = { title: 'Hidden', artists: by('Ada') };
      const hidden = await world.aTrackInCatalog({ ...pending, ...name });
      await deciding(world, moderator)(hidden, { act: 'reject' });
      expect(kindOf(await found(world, 'Hidden', 'Ada'))).toBe('recording-not-found');
      const shown = await world.aTrackInCatalog(name);
      expect(valueOf(await found(world, 'Hidden', 'Ada'))).toBe(shown.trackId);
    }),
  );
});
