import fc from 'fast-check';
import type { Track } from '../../../../src/domain/catalog/track.ts';
import type { TrackId } from '../../../../src/domain/shared/ids.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const day = 86_400_000;

/** The copy that one partner has of the catalog, and how far it has read. */
interface Replica {
  readonly tracks: ReadonlyMap<TrackId, number>;
  readonly cursor: string | undefined;
}
const empty: Replica = { tracks: new Map(), cursor: undefined };

/** Reads the next page. A partner whose cursor expired starts again. */
const pageOn = async ({ useCases }: World, replica: Replica, limit: number) => {
  const { cursor } = replica;
  const page = await useCases.syncCatalog({ limit, ...(cursor !== undefined && { cursor }) });
  if (!page.ok) return { replica: empty, hasMore: true };
  const tracks = new Map(replica.tracks);
  for (const { op, track } of page.value.items) {
    if (op === 'upsert') tracks.set(track.trackId, track.catalogVersion);
    else tracks.delete(track.trackId);
  }
  return { replica: { tracks, cursor: page.value.nextCursor }, hasMore: page.value.hasMore };
};

const toTheEnd = async (world: World, from: Replica, limit: number): Promise<Replica> => {
  let replica = from;
  for (let pages = 0; pages < 200; pages++) {
    const page = await pageOn(world, replica, limit);
    if (!page.hasMore) return page.replica;
    replica = page.replica;
  }
  throw new Error('the feed never ends');
};

const approvedIn = async ({ ports }: World): Promise<ReadonlyMap<TrackId, number>> => {
  const all = await ports.library.changes(0, 10_000);
  const approved = all.filter((track: Track) => track.moderationStatus === 'approved');
  return new Map(approved.map(({ trackId, catalogVersion }) => [trackId, catalogVersion]));
};

const sorted = (tracks: ReadonlyMap<TrackId, number>) => [...tracks].sort(([a], [b]) => (a < b ? -1 : 1));

type Step =
  | { readonly do: 'add'; readonly pending: boolean }
  | { readonly do: 'approve' | 'takeDown' | 'narrow'; readonly which: number }
  | { readonly do: 'wait'; readonly days: number }
  | { readonly do: 'read'; readonly partner: number; readonly limit: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('add' as const), pending: fc.boolean() }),
  fc.record({ do: fc.constantFrom('approve', 'takeDown', 'narrow'), which: fc.nat(9) }),
  fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 120 }) }),
  fc.record({ do: fc.constant('read' as const), partner: fc.nat(2), limit: fc.integer({ min: 1, max: 4 }) }),
);

const change = async (world: World, ids: TrackId[], one: Exclude<Step, { do: 'read' }>): Promise<void> => {
  if (one.do === 'wait') world.clock.advance(one.days * day);
  else if (one.do === 'add') {
    const moderationStatus = one.pending ? 'pending_review' : 'approved';
    ids.push((await world.aTrackInCatalog({ moderationStatus })).trackId);
  } else {
    const trackId = ids[one.which % ids.length];
    if (trackId === undefined) return;
    const territories = one.do === 'narrow' ? ['DE'] : [];
    if (one.do === 'approve') await world.useCases.approveTrack({ trackId });
    else await world.useCases.takeDownTrack({ trackId, reason: 'legal', territories });
  }
};

/** Runs the steps, and returns the copy that a partner had after each read. */
const copiesDuring = async (world: World, steps: readonly Step[]): Promise<readonly Replica[]> => {
  const ids: TrackId[] = [];
  const partners = [empty, empty, empty];
  const kept: Replica[] = [];
  for (const one of steps) {
    if (one.do === 'read') {
      const { replica } = await pageOn(world, partners[one.partner] ?? empty, one.limit);
      partners[one.partner] = replica;
      kept.push(replica);
    } else await change(world, ids, one);
  }
  return kept;
};

it('leads every partner to the same catalog, wherever it continues and however many items it reads at a time', async () => {
  const property = (steps: readonly Step[], limit: number) =>
    inWorld(async (world) => {
      const kept = await copiesDuring(world, steps);
      const catalog = sorted(await approvedIn(world));
      for (const replica of [empty, ...kept]) {
        const end = await toTheEnd(world, replica, limit);
        expect(sorted(end.tracks)).toEqual(catalog);
        if (replica.cursor === undefined) continue;
        const replayed = await toTheEnd(world, { ...end, cursor: replica.cursor }, limit);
        expect(sorted(replayed.tracks)).toEqual(catalog);
      }
    })();
  const steps = fc.array(step, { minLength: 5, maxLength: 40 });
  await fc.assert(fc.asyncProperty(steps, fc.integer({ min: 1, max: 4 }), property), { numRuns: 40 });
});
