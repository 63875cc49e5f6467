import fc from 'fast-check';
import {
  emptyFavorites,
  favoritesIdOf,
  maxTracks,
  type Collection,
} from '../../../../src/domain/collections/collection.ts';
import {
  addedTo,
  newProject,
  withEdit,
  withoutTrack,
  withTrack,
} from '../../../../src/domain/collections/editing.ts';
import type { TrackId } from '../../../../src/domain/shared/ids.ts';
import { aProject, collectionId, noon, platformId, trackId } from '../../../support/builders/builders.ts';
import { failureOf, valueOf } from '../../../support/outcomes.ts';

const owner = { type: 'platform', platformId: platformId() } as const;
const favorites = emptyFavorites(owner, noon);
const full = aProject({
  tracks: Array.from({ length: maxTracks }, (_, n) => ({ trackId: trackId(n + 1), addedAt: noon })),
});
const idsOf = ({ tracks }: Pick<Collection, 'tracks'>): readonly TrackId[] =>
  tracks.map((track) => track.trackId);

const id = fc.integer({ min: 1, max: 12 }).map(trackId);
const note = fc.option(fc.string({ minLength: 1, maxLength: 5 }), { nil: undefined });
const project = fc
  .uniqueArray(fc.tuple(id, note), { selector: ([track]) => track, maxLength: 12 })
  .map((tracks) =>
    aProject({
      tracks: tracks.map(([track, text], n) => ({
        trackId: track,
        ...(text !== undefined && { note: text }),
        addedAt: noon + n,
      })),
    }),
  );
const position = fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined });
const placing = fc.tuple(id, position, fc.option(note, { nil: null }));

const placed = (
  collection: Collection,
  [track, at, text]: readonly [TrackId, number | undefined, string | null | undefined],
) =>
  valueOf(
    withTrack(
      collection,
      {
        trackId: track,
        ...(at !== undefined && { position: at }),
        ...(text !== undefined && { note: text }),
      },
      noon + 100,
    ),
  );

describe('a track that is saved in a collection', () => {
  it('is in it once, at its place, and the others keep their order', () => {
    fc.assert(
      fc.property(project, placing, (before, requested) => {
        const [track, at] = requested;
        const ids = idsOf(placed(before, requested));
        const others = idsOf(before).filter((one) => one !== track);
        expect(ids.filter((one) => one !== track)).toEqual(others);
        const where = idsOf(before).indexOf(track);
        const end = others.length;
        const expected = at === undefined ? (where < 0 ? end : where) : Math.min(at - 1, end);
        expect(ids.indexOf(track)).toBe(expected);
        expect(ids).toHaveLength(end + 1);
      }),
    );
  });

  it('keeps its note and the time at which it was added, unless another note is given', () => {
    fc.assert(
      fc.property(project, placing, (before, requested) => {
        const [track, , text] = requested;
        const was = before.tracks.find((one) => one.trackId === track);
        const is = placed(before, requested).tracks.find((one) => one.trackId === track);
        expect(is?.addedAt).toBe(was?.addedAt ?? noon + 100);
        expect(is?.note).toBe(text === undefined ? was?.note : (text ?? undefined));
      }),
    );
  });

  it('changes nothing when the same is saved again', () => {
    fc.assert(
      fc.property(project, placing, (before, requested) => {
        const once = placed(before, requested);
        expect(placed(once, requested)).toBe(once);
        expect([before.version, before.version + 1]).toContain(once.version);
      }),
    );
  });

  it('has room for 200 tracks, and a track can be moved in a full collection', () => {
    const another = { trackId: trackId(999) };
    expect(failureOf(withTrack(full, another, noon))).toEqual({ kind: 'too-many-tracks', limit: 200 });
    expect(idsOf(placed(full, [trackId(200), 1, undefined]))[0]).toBe(trackId(200));
    const oneLess = withoutTrack(full, trackId(1), noon);
    expect(valueOf(withTrack(oneLess, another, noon)).tracks).toHaveLength(200);
  });
});

describe('a track that is removed from a collection', () => {
  it('is removed, and the others keep their order; removing one that it does not contain changes nothing', () => {
    fc.assert(
      fc.property(project, id, (before, track) => {
        const after = withoutTrack(before, track, noon + 100);
        expect(idsOf(after)).toEqual(idsOf(before).filter((one) => one !== track));
        expect(after === before).toBe(!idsOf(before).includes(track));
        expect(withoutTrack(after, track, noon + 200)).toBe(after);
      }),
    );
  });
});

describe('an edit of a collection', () => {
  const listing = fc.array(fc.record({ trackId: id }), { maxLength: 20 });

  it('lists each track once, at its first place, with the time at which it was added', () => {
    fc.assert(
      fc.property(project, listing, (before, tracks) => {
        const after = valueOf(withEdit(before, { tracks }, noon + 100));
        expect(idsOf(after)).toEqual([...new Set(tracks.map((one) => one.trackId))]);
        const added = addedTo(before, tracks);
        for (const { trackId: track, addedAt } of after.tracks)
          expect(addedAt === noon + 100).toBe(added.includes(track));
      }),
    );
  });

  it('changes the members that are given, and removes a note with null', () => {
    const noted = aProject({ note: 'bright' });
    expect(withEdit(noted, { name: 'Other' }, noon + 1)).toEqual({
      ok: true,
      value: { ...noted, name: 'Other', updatedAt: noon + 1, version: 2 },
    });
    const { note: _, ...plain } = noted;
    expect(valueOf(withEdit(noted, { note: null }, noon + 1))).toEqual({
      ...plain,
      updatedAt: noon + 1,
      version: 2,
    });
    expect(valueOf(withEdit(plain, { note: 'dark' }, noon + 1))).toMatchObject({ note: 'dark' });
  });

  it('cannot list more than 200 tracks', () => {
    const tracks = Array.from({ length: 201 }, (_, n) => ({ trackId: trackId(n + 1) }));
    const tooMany = { kind: 'too-many-tracks', limit: 200 };
    expect(failureOf(withEdit(aProject(), { tracks }, noon))).toEqual(tooMany);
    const order = { collectionId: collectionId(), owner, name: 'Film', now: noon };
    expect(failureOf(newProject({ ...order, tracks }))).toEqual(tooMany);
    expect(valueOf(newProject({ ...order, tracks: tracks.slice(1) })).tracks).toHaveLength(200);
  });

  it('gives favorites neither a name nor a note, but an order', () => {
    expect(failureOf(withEdit(favorites, { name: 'Mine' }, noon))).toEqual({ kind: 'favorites-fixed' });
    expect(failureOf(withEdit(favorites, { note: 'Mine' }, noon))).toEqual({ kind: 'favorites-fixed' });
    const ordered = valueOf(withEdit(favorites, { tracks: [{ trackId: trackId(2) }] }, noon + 1));
    expect(ordered).toMatchObject({ kind: 'favorites', version: 1, tracks: [{ trackId: trackId(2) }] });
  });
});

describe('the favorites of a platform', () => {
  it('have the ULID of the platform, and are empty until something is stored', () => {
    expect(favoritesIdOf(platformId(7))).toBe(collectionId(7));
    expect(favorites).toMatchObject({ collectionId: collectionId(), tracks: [], version: 0 });
  });
});
