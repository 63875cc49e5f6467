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
  readonly credentials?: Credentials;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** How often a request that may be repeated is repeated; 3. */
  readonly retries?: number;
  /** For one attempt, in milliseconds; 30,000. */
  readonly timeoutMs?: number;
  /** A problem whose Retry-After is longer is thrown at once, in milliseconds; 30,000. */
  readonly longestWaitMs?: number;
  /** Told of each request before it goes out. */
  readonly onRequest?: (request: SentRequest) => void;
  readonly clock?: Clock;
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

/** The settings with what was left out. */
export const complete = (settings: Settings) => ({
  credentials: undefined,
  // Called as a function of its own: a browser's fetch refuses to be another object's method.
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  retries: 3,
  timeoutMs: 30_000,
  longestWaitMs: 30_000,
  clock: systemClock,
  onRequest: undefined,
  ...settings,
  baseUrl: settings.baseUrl.replace(/\/+$/, ''),
});
export type Complete = ReturnType<typeof complete>;
