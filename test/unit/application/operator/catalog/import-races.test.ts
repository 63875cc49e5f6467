import { aTrack } from '../../../../support/builders/builders.ts';
import { aDelivery } from '../../../../support/clients/deliveries.ts';
import { deliver, stems, take, traces, write } from '../../../../support/builders/importing.ts';
import { kindOf, valueOf } from '../../../../support/outcomes.ts';
import { inWorld } from '../../../../support/worlds/world.ts';
import { noEffects } from '../../../../support/effects.ts';

describe('concurrent callers of an import', () => {
  it(
    'that import the same delivery at the same time create one track',
    inWorld(async (world) => {
      const delivery = aDelivery({ stems });
      write(world, delivery);
      const all = await Promise.all(Array.from({ length: 5 }, () => take(world, delivery)));
      const imported = all.map(valueOf);
      expect(imported.map(({ outcome }) => outcome).sort()).toEqual([
        'imported',
        ...Array<string>(4).fill('unchanged'),
      ]);
      expect(new Set(imported.map(({ trackId }) => trackId)).size).toBe(1);
      expect(await traces(world)).toMatchObject({ head: 1, events: ['track.approved'] });
    }),
  );

  it(
    'that import another version of it at the same time are replaced by it, or replace it',
    inWorld(async (world) => {
      const [one, other] = [aDelivery({ title: 'One' }), aDelivery({ title: 'Other' })];
      write(world, one);
      const both = await Promise.all([take(world, one), take(world, other)]);
      expect(both.map((outcome) => valueOf(outcome).outcome).sort()).toEqual(['imported', 'replaced']);
      expect(await world.ports.library.head()).toBe(2);
    }),
  );

  it(
    'that change the track meanwhile are taken into account',
    inWorld(async (world) => {
      const { trackId = aTrack().trackId } = await deliver(world);
      world.before('library', 'commit', () =>
        world.useCases.takeDownTrack({ trackId, reason: 'infringing' }),
      );
      // The takedown's own commit is not interrupted: its turn was used up by the import.
      expect(await deliver(world, { title: 'New' })).toMatchObject({ outcome: 'replaced' });
      const track = await world.ports.library.find(trackId);
      expect(track).toMatchObject({ title: 'New', moderationStatus: 'taken_down' });
    }),
  );

  it(
    'that never stop end it after five attempts, with the track as they left it',
    inWorld(async (world) => {
      const { trackId = aTrack().trackId } = await deliver(world);
      const changeConcurrently = async () => {
        const track = await world.ports.library.find(trackId);
        if (!track) throw new Error('no track');
        const guards = { catalogVersion: track.catalogVersion };
        await world.ports.library.commit({ track, guards, effects: noEffects });
      };
      world.before('library', 'commit', changeConcurrently, 5);
      const delivery = aDelivery({ title: 'New' });
      expect(kindOf(await take(world, delivery))).toBe('contended');
      expect((await world.ports.library.find(trackId))?.title).toBe('Slow Harbour 1');
      expect(valueOf(await take(world, delivery)).outcome).toBe('replaced');
    }),
  );
});
