import type { TrackLibrary } from '../../../../src/ports/driven/catalog/track-library.ts';
import type { SearchView } from '../../staff/staff-search.contract.ts';

const library =
  (break_: (list: TrackLibrary['list']) => TrackLibrary['list']) =>
  (view: SearchView): SearchView => ({
    ...view,
    library: { ...view.library, list: break_((...requested) => view.library.list(...requested)) },
  });

/** Broken searches, by what they do wrong, each with the cases that must catch it. */
export const staffSearchMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: SearchView) => SearchView;
}[] = [
  {
    title: 'a search that compares the first word only',
    by: [
      'finds tracks that have all of the words, in any order',
      'finds the same tracks as a check of each of them',
    ],
    of: library(
      (list) =>
        ({ terms, ...filter }, page) =>
          list({ ...filter, ...(terms && { terms: terms.slice(0, 1) }) }, page),
    ),
  },
  {
    title: 'a search that ignores the other filters',
    by: ['finds tracks that match the other filters, too'],
    of: library(
      (list) =>
        ({ terms, ...filter }, page) =>
          list(terms ? { terms } : filter, page),
    ),
  },
  {
    title: 'a search that ignores where the previous page ended',
    by: ['finds tracks by the beginning of a word, sorted by the word, each once'],
    of: library(
      (list) =>
        (filter, { after, ...page }) =>
          list(filter, { ...page, ...(after && { after: { ...after, id: '' } }) }),
    ),
  },
  {
    title: 'a search that takes a prefix for a whole word',
    by: ['finds tracks by the beginning of a word, sorted by the word, each once'],
    of: library((list) => async (filter, page) => {
      const { items, ...rest } = await list(filter, page);
      const whole = items.filter(({ title }) =>
        (filter.terms ?? []).every((term) => title.toLowerCase().split(' ').includes(term)),
      );
      return { items: whole, ...rest };
    }),
  },
  {
    title: 'a search that finds platforms whatever their status',
    by: ['finds platforms by name, slug, contact and ID, with the other filters'],
    of: (view) => ({
      ...view,
      registry: {
        ...view.registry,
        list: ({ status: _, ...filter }, page) => view.registry.list(filter, page),
      },
    }),
  },
  {
    title: 'a search among all licenses that ignores the requested platform',
    by: ['finds licenses by project, end user and ID, with the other filters'],
    of: (view) => ({
      ...view,
      ledger: {
        ...view.ledger,
        listAll: ({ platformId: _, ...filter }, page) => view.ledger.listAll(filter, page),
      },
    }),
  },
];
