import type { TrackId } from '../../../../src/domain/shared/ids.ts';
import { ok } from '../../../../src/domain/shared/result.ts';
import type { TrackView } from '../../../../src/ports/driven/catalog/track-views.ts';
import { trackId } from '../../../support/builders/builders.ts';
import type { ViewsView } from '../../catalog/track-views.contract.ts';

const latest = 'returns a track as it was last committed, to every process';
const rejected = 'returns why a track cannot be used: it is missing, unpublished or taken down';
const paged = 'returns a page in the order of the IDs, without tracks that cannot be used';
const monotonic = 'never returns a version older than one that was committed before the call';

/** Broken views, by what they do wrong, each with the cases that must catch it. */
export const trackViewsMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: ViewsView) => ViewsView;
}[] = [
  {
    title: 'a view that is kept although its track changed',
    by: [latest, rejected, monotonic],
    of: (view) => {
      const kept = new Map<TrackId, TrackView>();
      return {
        ...view,
        views: {
          ...view.views,
          find: async (id) => {
            const known = kept.get(id);
            if (known) return ok(known);
            const found = await view.views.find(id);
            if (found.ok) kept.set(id, found.value);
            return found;
          },
        },
      };
    },
  },
  {
    title: 'a page in the order of the catalog',
    by: [paged],
    of: (view) => ({
      ...view,
      views: { ...view.views, findMany: (ids) => view.views.findMany(ids.toSorted()) },
    }),
  },
  {
    title: 'a track that was taken down and is not found',
    by: [rejected],
    of: (view) => ({
      ...view,
      views: {
        ...view.views,
        find: async (id) => {
          const found = await view.views.find(id);
          return found.ok ? found : { ok: false, failure: { kind: 'track-not-found', trackId: id } };
        },
      },
    }),
  },
  {
    title: 'bytes of another track',
    by: [latest, paged],
    of: (view) => {
      const other = Buffer.from(`{"trackId":"${trackId(99)}"}`);
      const wrong = (one: TrackView): TrackView => ({ ...one, json: other });
      return {
        ...view,
        views: {
          find: async (id) => {
            const found = await view.views.find(id);
            return found.ok ? ok(wrong(found.value)) : found;
          },
          findMany: async (ids) => (await view.views.findMany(ids)).map(wrong),
        },
      };
    },
  },
];
