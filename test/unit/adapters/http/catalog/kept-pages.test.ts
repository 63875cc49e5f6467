import fc from 'fast-check';
import { hash } from 'node:crypto';
import { keptPages } from '../../../../../src/adapters/http/catalog/kept-pages.ts';
import { pageOfTracks } from '../../../../../src/adapters/http/catalog/track-page.ts';
import type { TrackView } from '../../../../../src/ports/driven/catalog/track-views.ts';
import type { FoundTracks } from '../../../../../src/ports/driving/catalog.ts';
import { trackId } from '../../../../support/builders/builders.ts';

/** A view whose JSON differs in every version of its track. */
const viewOf = (track: number, version: number): TrackView => {
  const json = Buffer.from(JSON.stringify({ trackId: trackId(track), title: `Take ${version}` }));
  return {
    trackId: trackId(track),
    catalogVersion: version,
    json,
    digest: hash('sha256', json, 'base64url').slice(0, 22),
  };
};

const counted = (count: number): FoundTracks['facets'] => ({ mood: [{ value: 'calm', count }] });

const few = (max: number) => fc.integer({ min: 1, max });

/** Responses of a small catalog, so that many have the same tracks and differ in one other part. */
const response = fc.record({
  found: fc.record({
    tracks: fc.array(
      fc.tuple(few(3), few(2)).map(([track, version]) => viewOf(track, version)),
      { maxLength: 3 },
    ),
    nextCursor: fc.constantFrom(null, 'a', 'b'),
    total: few(3),
    facets: fc.constantFrom<FoundTracks['facets']>({}, counted(1), counted(2)),
  }),
  query: fc.record({ limit: few(2), facets: fc.constantFrom(['mood'], []) }),
});

const textOf = ({ json, etag }: ReturnType<typeof pageOfTracks>) => [Buffer.from(json).toString(), etag];

describe('kept pages', () => {
  it('are the pages that would be joined now, whatever changed since they were kept', () => {
    fc.assert(
      fc.property(
        fc.array(response, { minLength: 20, maxLength: 200 }),
        few(4_000),
        (responses, maxBytes) => {
          const pages = keptPages(maxBytes);
          for (const { found, query } of responses)
            expect(textOf(pageOfTracks(found, query, pages))).toEqual(textOf(pageOfTracks(found, query)));
        },
      ),
      { numRuns: 50 },
    );
  });

  const found: FoundTracks = { tracks: [viewOf(1, 1), viewOf(2, 1)], nextCursor: null, total: 2, facets: {} };

  it('are joined twice, and then sent as they are until a track changes', () => {
    const pages = keptPages(10_000);
    const [first, second, third] = [1, 2, 3].map(() => pageOfTracks(found, { limit: 20 }, pages).json);
    expect([second === first, third === second]).toEqual([false, true]);
    const changed = { ...found, tracks: [viewOf(1, 2), viewOf(2, 1)] };
    expect(Buffer.from(pageOfTracks(changed, { limit: 20 }, pages).json).toString()).toContain('Take 2');
  });

  it('keep no memory but their own, however small they are', () => {
    const { json } = pageOfTracks(found, { limit: 20 });
    expect(json.length).toBeLessThan(1_000);
    expect(json.buffer.byteLength - json.length).toBeLessThanOrEqual(1);
  });

  it('stay although many other pages are requested once', () => {
    const pages = keptPages(10_000);
    const [, second] = [1, 2].map(() => pageOfTracks(found, { limit: 20 }, pages).json);
    for (let total = 3; total < 30; total++) pageOfTracks({ ...found, total }, { limit: 20 }, pages);
    expect(pageOfTracks(found, { limit: 20 }, pages).json).toBe(second);
  });

  it('take no more memory than they may, and none without memory', () => {
    const page = (total: number) => Buffer.alloc(1_000, total);
    const pages = keptPages(5_000);
    for (let total = 0; total < 20; total++) for (const _ of [1, 2]) pages(`tag-${total}`, () => page(total));
    const joined: number[] = [];
    for (let total = 0; total < 20; total++)
      pages(`tag-${total}`, () => {
        joined.push(total);
        return page(total);
      });
    // Each page counts with its compressed copy and its entry.
    expect(20 - joined.length).toBeLessThanOrEqual(3);
    const none = keptPages(0);
    const twice = [1, 2, 3].map(() => none('tag', () => page(1)));
    expect(new Set(twice).size).toBe(3);
  });
});
