import { PlatformLicensing, type Clock, type Settings } from '../../../clients/typescript/src/index.ts';

export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly credentials: string | undefined;
}

/** The outcome of a request: a response, a connection that fails, or one that stays open until the signal ends it. */
export type Turn = Response | 'lost' | 'silent' | ((seen: Seen) => Response | Promise<Response>);

export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const problem = (
  status: number,
  code: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  json(
    { type: `https://api.example/reference/errors/${code}`, title: code, status, code, detail: 'So it is.' },
    status,
    headers,
  );

const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(signal?.reason as Error);
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
  });

/** A clock that advances only by the requested waits, which take no time and are recorded. */
export const patientClock = () => {
  const waits: number[] = [];
  let now = Date.parse('2026-03-02T14:00:00Z');
  const clock: Clock = {
    now: () => now,
    wait: async (ms) => {
      waits.push(ms);
      now += ms;
    },
    chance: () => 0,
  };
  return { clock, waits, pass: (ms: number): void => void (now += ms) };
};

/** A client whose service answers by the script, turn by turn; it has seen what it was asked. */
export const scripted = (turns: readonly Turn[], settings: Partial<Settings> = {}) => {
  const seen: Seen[] = [];
  const time = patientClock();
  const api = new PlatformLicensing({
    baseUrl: 'https://api.example',
    credentials: { apiKey: 'plk_live_1' },
    clock: time.clock,
    fetch: async (url, { method = 'GET', headers, body, signal, credentials }) => {
      const requested = { method, url, headers: new Headers(headers), body, credentials };
      seen.push(requested);
      const turn = turns[seen.length - 1];
      if (turn === undefined) throw new Error(`nobody expected ${method} ${url}`);
      if (turn === 'lost') throw new TypeError('fetch failed');
      if (turn === 'silent') return untilAborted(signal);
      return typeof turn === 'function' ? turn(requested) : turn;
    },
    ...settings,
  });
  return { api, seen, ...time };
};
