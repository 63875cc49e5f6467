import type { Question } from '../../../../src/adapters/opensearch/client.ts';
import { asking } from '../../../../src/adapters/opensearch/query/search-answer.ts';
import { searching } from '../../../../src/adapters/opensearch/query/search.ts';
import { playCounts } from '../../../../src/adapters/opensearch/query/play-counts.ts';
import type { SearchRequest } from '../../../../src/domain/catalog/search/search-criteria.ts';
import { isUnavailable, Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { noon, trackId } from '../../../support/builders/builders.ts';

const popular: SearchRequest = { criteria: {}, sort: 'popularity', order: 'desc', limit: 10, facets: [] };
const played = new Map(Array.from({ length: 500 }, (_, n) => [trackId(n + 1), n + 1]));

/** A search over a thousand matches that were not played. */
const aSearch = ({ maxRequests = 50, searchMs = 60_000, respond = async () => undefined } = {}) => {
  const questions: Question[] = [];
  const timeouts = { search: searchMs, state: 60_000, write: 60_000, loading: 60_000 };
  const server = {
    timeouts,
    close: async () => undefined,
    ask: async (question: Question) => {
      questions.push(question);
      await respond();
      if (question.signal?.aborted) throw new Unavailable('the search server does not respond');
      return { status: 200, body: { timed_out: false, hits: { total: { value: 1_000 }, hits: [] } } };
    },
  };
  const limits = { maxAtOnce: 50, maxRequests };
  const plays = playCounts({ playsSince: async () => played });
  return {
    questions,
    search: searching(
      asking(server, () => 'tracks', limits),
      plays,
      limits,
    ),
  };
};

const isRejected = (searched: Promise<unknown>): Promise<boolean> =>
  searched.then(
    () => false,
    (error: unknown) => isUnavailable(error),
  );

describe('a search that needs several requests', () => {
  it('looks up the played tracks in portions', async () => {
    const { questions, search } = aSearch();
    await search(popular, noon);
    expect(questions).toHaveLength(1 + 500 / 50 + 1);
  });

  it('is unavailable if it needs more than a limit', async () => {
    const { questions, search } = aSearch({ maxRequests: 4 });
    expect(await isRejected(search(popular, noon))).toBe(true);
    expect(questions).toHaveLength(4);
    expect(await isRejected(search({ ...popular, sort: 'newest' }, noon))).toBe(false);
  });

  it('has one time limit for all of its requests', async () => {
    const late = Promise.withResolvers<undefined>();
    const { questions, search } = aSearch({ searchMs: 20, respond: () => late.promise });
    const searched = isRejected(search(popular, noon));
    questions[0]?.signal?.addEventListener('abort', () => late.resolve(undefined));
    expect(await searched).toBe(true);
    const whole = aSearch();
    await whole.search(popular, noon);
    expect(new Set(whole.questions.map(({ signal }) => signal)).size).toBe(1);
  });
});
