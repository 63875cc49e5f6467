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
  /** Ends the request before its time limit; whether it takes effect is then unknown. */
  readonly signal?: AbortSignal;
}

export interface SearchServer {
  readonly timeouts: Timeouts;
  /**
   * Throws `Unavailable` if there is no response within the time or before the signal, and if the server rejects the request for a reason that is not in
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
    ask: async ({ method, path, query, body, lines, kind, accepted = [], signal }) => {
      let abort = (): void => undefined;
      try {
        const sent = client.transport.request(
          {
            ...{ method, path },
            ...(query && { querystring: query }),
            ...(body && { body }),
            ...(lines && { bulkBody: [...lines] }),
          },
          { requestTimeout: timeouts[kind], ignore: [...accepted], maxRetries: 0 },
        );
        abort = () => {
          sent.abort();
        };
        if (signal?.aborted === true) abort();
        signal?.addEventListener('abort', abort, { once: true });
        const response = await sent;
        return { status: response.statusCode ?? 0, body: response.body as unknown };
      } catch (error) {
        throw outageOf(error);
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },
    close: () => client.close(),
  };
};
