import type { OperationId } from './types.ts';

/** Who asks: by API key; by client credentials, for tokens that the client renews; or by the browser's session cookie. */
export type Credentials =
  | { readonly apiKey: string }
  | { readonly clientId: string; readonly clientSecret: string; readonly scopes?: readonly string[] }
  | { readonly session: true; readonly csrfToken: () => string | undefined };

/** A request as it goes out, for a log or a page that shows it. Its headers and body hold secrets. */
export interface SentRequest {
  readonly operationId: OperationId;
  /** As they were given to the method. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Text as it is sent; a form as it was given. */
  readonly body: string | FormData | undefined;
  /** 1 at first, then one more with each retry. */
  readonly attempt: number;
}

/** The passing of time; tests set their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after so many milliseconds, or rejects at once when the signal ends it. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 up to 1. */
  readonly chance: () => number;
}

export interface Settings {
  /** Where the service is, without `/api/v1`. */
  readonly baseUrl: string;
  /** None: public operations only. */
  readonly credentials?: Credentials | undefined;
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** How often a request that may be repeated is repeated; 3. */
  readonly retries?: number | undefined;
  /** For one attempt, until its last byte, in milliseconds; 30,000. */
  readonly timeoutMs?: number | undefined;
  /** A problem whose Retry-After is longer is thrown at once, in milliseconds; 30,000. */
  readonly longestWaitMs?: number | undefined;
  /** Told of each request before it goes out. */
  readonly onRequest?: ((request: SentRequest) => void) | undefined;
  readonly clock?: Clock | undefined;
}

const wait = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(new DOMException('the wait was ended', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });

export const systemClock: Clock = { now: () => Date.now(), wait, chance: () => Math.random() };

// Called as a function of its own: a browser's fetch refuses to be another object's method.
const plainFetch = (url: string, init: RequestInit): Promise<Response> => fetch(url, init);

/** The settings with what was left out, or given as undefined. */
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
