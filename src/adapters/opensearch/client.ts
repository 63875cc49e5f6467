import { Client, errors } from '@opensearch-project/opensearch';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import type { SearchAddress } from './address.ts';
import type { Timeouts } from './timeouts.ts';

export type Json = Readonly<Record<string, unknown>>;

export interface Question {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Json;
  /** The lines of a bulk request. */
  readonly lines?: readonly Json[];
  /** Which of the time limits applies. */
  readonly kind: Exclude<keyof Timeouts, 'loading'>;
  /** Statuses that are a result; other ones of 400 and more are errors. */
  readonly accepted?: readonly number[];
}

export interface SearchServer {
  readonly timeouts: Timeouts;
  /**
   * Throws `Unavailable` if there is no response within the time, and if the server rejects the request for a reason that is not in
   * the request: overload, missing shards, a missing index, credentials.
   */
  readonly ask: (question: Question) => Promise<{ readonly status: number; readonly body: unknown }>;
  readonly close: () => Promise<void>;
}

const isRequestAtFault = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 404, 408, 429].includes(status);

const outageOf = (error: unknown): unknown => {
  if (error instanceof errors.ResponseError) {
    const status = error.statusCode;
    if (isRequestAtFault(status)) return error;
    return new Unavailable(`the search server returns status ${status}`, { cause: error });
  }
  return error instanceof errors.OpenSearchClientError
    ? new Unavailable('the search server does not respond', { cause: error })
    : error;
};

/** Connects with the first request. Requests are not repeated: the caller knows whether one may be. */
export const openSearchServer = ({ node, auth }: SearchAddress, timeouts: Timeouts): SearchServer => {
  const client = new Client({ node, maxRetries: 0, ...(auth && { auth }) });
  return {
    timeouts,
    ask: async ({ method, path, query, body, lines, kind, accepted = [] }) => {
      try {
        const response = await client.transport.request(
          {
            ...{ method, path },
            ...(query && { querystring: query }),
            ...(body && { body }),
            ...(lines && { bulkBody: [...lines] }),
          },
          { requestTimeout: timeouts[kind], ignore: [...accepted], maxRetries: 0 },
        );
        return { status: response.statusCode ?? 0, body: response.body as unknown };
      } catch (error) {
        throw outageOf(error);
      }
    },
    close: () => client.close(),
  };
};
