import type { OperationId } from './types.ts';

/** An API key, client credentials whose tokens the client renews, or the session cookie of a browser. */
export type Credentials =
  | { readonly apiKey: string }
  | { readonly clientId: string; readonly clientSecret: string; readonly scopes?: readonly string[] }
  | { readonly session: true; readonly csrfToken: () => string | undefined };

/** A request as it is sent, for a log or a page. Its headers and body contain secrets. */
export interface SentRequest {
  readonly operationId: OperationId;
  /** The parameters of the method. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as text, or the form that was passed. */
  readonly body: string | FormData | undefined;
  /** 1 for the first attempt, and one more for each retry. */
  readonly attempt: number;
}

/** Time and randomness, which tests replace. */
export interface Clock {
  /** Returns the Unix time in milliseconds. */
  readonly now: () => number;
  /** Resolves after `ms` milliseconds. Rejects if the signal aborts. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Returns a random number from 0 up to 1. */
  readonly chance: () => number;
}

export interface Settings {
  /** The base URL of the service, without `/api/v1`. */
  readonly baseUrl: string;
  /** Without credentials, only public operations work. */
  readonly credentials?: Credentials | undefined;
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Maximum number of retries. Default: 3. */
  readonly retries?: number | undefined;
  /** Timeout of one attempt until its last byte, in milliseconds. Default: 30,000. */
  readonly timeoutMs?: number | undefined;
  /** Maximum wait for Retry-After, in milliseconds; longer ones throw immediately. Default: 30,000. */
  readonly longestWaitMs?: number | undefined;
  /** Called with each request before it is sent. */
  readonly onRequest?: ((request: SentRequest) => void) | undefined;
  readonly clock?: Clock | undefined;
}

const wait = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(new DOMException('the wait was aborted', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });

export const systemClock: Clock = { now: () => Date.now(), wait, chance: () => Math.random() };

// A browser's fetch cannot be called as the method of another object.
const plainFetch = (url: string, init: RequestInit): Promise<Response> => fetch(url, init);

/** Fills in defaults for settings that are absent or undefined. */
export const complete = (settings: Settings) => ({
  baseUrl: settings.baseUrl.replace(/\/+$/, ''),
  credentials: settings.credentials,
  fetch: settings.fetch ?? plainFetch,
  retries: settings.retries ?? 3,
  timeoutMs: settings.timeoutMs ?? 30_000,
  longestWaitMs: settings.longestWaitMs ?? 30_000,
  onRequest: settings.onRequest,
  clock: settings.clock ?? systemClock,
});
export type Complete = ReturnType<typeof complete>;
