import type { AxiosAdapter } from 'axios';
import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { ownHeaders } from './bare-axios.ts';
import { isStale, late } from './faults.ts';
import type { Origin, Pools } from './pools.ts';

/** The limit of bytes that are read of a response's body. */
const maxRead = 64 * 1024;
/** The limit of bytes that are stored: 1,024 characters of UTF-8. */
const maxKept = 4 * 1024;

/** Headers that are added here are faster than those that pass through axios. */
const sender = ownHeaders('webhooks');

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The beginning of the body. */
  readonly body: Buffer;
}

/** The failure of a response that had begun. */
class ResponseBroken extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

const enough = new Error('enough was read');

const exchanged = (
  { pool }: Origin,
  request: Dispatcher.DispatchOptions,
  deadlineMs: number,
  leftMs: number,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let over = false;
    let begun: Omit<Answer, 'body'> | undefined;
    const kept: Buffer[] = [];
    let read = 0;

    const timer = setTimeout(() => fail(late(deadlineMs)), leftMs);
    const end = (): boolean => {
      if (over) return false;
      over = true;
      clearTimeout(timer);
      return true;
    };
    const fail = (error: Error): void => {
      if (!end()) return;
      reject(error);
      controller?.abort(error);
    };
    const succeed = (): void => {
      if (begun && end()) resolve({ ...begun, body: Buffer.concat(kept).subarray(0, maxKept) });
    };

    pool.dispatch(request, {
      onRequestStart: (started) => {
        controller = started;
        if (over) started.abort(late(deadlineMs));
      },
      onResponseStart: (_controller, status, headers) => {
        if (status >= 200) begun = { status, headers };
      },
      onResponseData: (_controller, chunk) => {
        if (read < maxKept) kept.push(chunk);
        read += chunk.length;
        if (read <= maxRead) return;
        succeed();
        controller?.abort(enough);
      },
      onResponseEnd: succeed,
      onResponseError: (_controller, error) => fail(begun ? new ResponseBroken(error) : error),
    });
  });

/**
 * Returns an axios adapter over undici's pools: one request and the beginning of its response, whatever its
 * status, including redirects, all within a deadline and with only the response headers that the sender
 * needs. If an idle connection was closed before a response began, the request is sent once more within the
 * deadline (RFC 9110 §9.2.2: its `webhook-id` makes it idempotent).
 */
export const pooledExchange =
  (pools: Pools, deadlineMs: number): AxiosAdapter =>
  async (config) => {
    const started = performance.now();
    const { origin, pathname, search } = new URL(config.url ?? '');
    const request: Dispatcher.DispatchOptions = {
      method: 'POST',
      path: pathname + search,
      headers: { ...sender, ...(config.headers.toJSON() as Record<string, string>) },
      body: config.data as string,
    };
    const attempt = (to: Origin, leftMs: number): Promise<Answer> =>
      exchanged(to, request, deadlineMs, leftMs);
    const to = pools.to(origin);
    const kept = to.open() > 0;
    const { status, headers, body } = await attempt(to, deadlineMs).catch((error: unknown) => {
      if (!kept || !isStale(error)) throw error;
      const leftMs = deadlineMs - (performance.now() - started);
      if (leftMs <= 0) throw late(deadlineMs);
      return attempt(pools.to(origin), leftMs);
    });
    const [wait] = [headers['retry-after']].flat();
    return {
      data: body,
      status,
      statusText: '',
      headers: wait === undefined ? {} : { 'retry-after': wait },
      config,
    };
  };
