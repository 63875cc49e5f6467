import type { Scope } from '../../../../src/domain/access/scope.ts';
import { scopes } from '../../../../src/domain/access/scope.ts';
import { fail, ok } from '../../../../src/domain/shared/result.ts';
import { kernel, type KernelDependencies } from '../../../../src/adapters/http/kernel/kernel.ts';
import type { Endpoint } from '../../../../src/adapters/http/kernel/route.ts';
import type { Caller } from '../../../../src/ports/driving/access.ts';
import type { BeginningOutcome } from '../../../../src/ports/driving/idempotency.ts';
import { aCredential, aPlatform, noon } from '../../../support/builders/builders.ts';

export const base = 'https://api.example.com';

export const aCaller = (held: readonly Scope[] = scopes): Caller => ({
  platform: aPlatform(),
  scopes: held,
  via: 'token',
  grant: { credentialId: aCredential().credentialId, sessionEpoch: 0 },
});

interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Received {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly json: unknown;
}

/** The outcomes of requests under an Idempotency-Key, by key. */
type Receipts = ReadonlyMap<string, BeginningOutcome>;

export const report = { policy: { name: 'burst', quota: 20, windowMs: 1000 }, remaining: 19, resetMs: 1 };

const surroundings = (caller: Caller, receipts: Receipts): KernelDependencies => ({
  authenticate: async ({ anyOf }) =>
    anyOf.length === 0 || anyOf.some((scope) => caller.scopes.includes(scope))
      ? ok(caller)
      : fail({ kind: 'scope-missing', anyOf }),
  authenticatePortal: async () => fail({ kind: 'token-invalid' }),
  authenticateMessage: async () => fail({ kind: 'signature-invalid' }),
  limitPlatform: async () => ok(report),
  limitEssential: async () => ok(report),
  limitAddress: async () => ok(report),
  authenticateStaff: async () => fail({ kind: 'session-invalid' }),
  authenticateArtist: async () => fail({ kind: 'session-invalid' }),
  limitStaff: async () => ok(report),
  limitArtist: async () => ok(report),
  beginIdempotent: async ({ key }) =>
    ok(
      [...receipts].find(([own]) => key.includes(`"${own}"`))?.[1] ?? {
        outcome: 'begun',
        lock: { key, leaseUntil: noon + 60_000 },
      },
    ),
  findRecord: async ({ key }) =>
    ok([...receipts].some(([own]) => key.includes(`"${own}"`)) ? 'taken' : 'free'),
  renewLock: async (lock) => ok(lock),
  releaseLock: async () => ok('done'),
  clock: { now: () => noon },
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  traffic: {
    of: () => ({ answered: () => undefined }),
    exposition: async () => ({ text: '', mediaType: '' }),
  },
});

const formOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const gathered = async (body: string | Uint8Array | AsyncIterable<Uint8Array> | undefined) => {
  if (body === undefined || typeof body === 'string') return body ?? '';
  const parts: Uint8Array[] = [];
  for await (const part of body instanceof Uint8Array ? [body] : body) parts.push(part);
  return Buffer.concat(parts).toString();
};

/** The kernel over these endpoints, without a transport and with a caller who is authorized. */
export const exchangeWith = (
  endpoints: readonly Endpoint[],
  {
    caller = aCaller(),
    receipts = new Map(),
    others = {},
  }: { caller?: Caller; receipts?: Receipts; others?: Partial<KernelDependencies> } = {},
) => {
  const { routes } = kernel(
    endpoints,
    { ...surroundings(caller, receipts), ...others },
    {
      baseUrl: base,
      trustedProxies: [],
    },
  );
  return async (method: string, target: string, { body, headers = {} }: Sent = {}): Promise<Received> => {
    const [path = '', search = ''] = target.split('?');
    const handler = routes.find(
      ({ route }) => (route.method === method || method === 'HEAD') && formOf(route.path).test(path),
    );
    if (!handler) throw new Error(`no route for ${method} ${path}`);
    const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body ?? ''));
    const answered = await handler.handle(
      {
        method,
        target: { path, search },
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        remote: '192.0.2.1',
        startedAt: performance.now(),
        body: async () => (body === undefined ? Buffer.alloc(0) : bytes),
        pieces: async function* () {
          yield bytes;
        },
      },
      formOf(handler.route.path).exec(path)?.groups ?? {},
    );
    const pairs = Array.from(
      { length: answered.headers.length / 2 },
      (_, i) => [answered.headers[2 * i] ?? '', answered.headers[2 * i + 1] ?? ''] as const,
    );
    const text = await gathered(answered.body);
    return {
      status: answered.status,
      headers: new Map(pairs),
      text,
      get json() {
        return JSON.parse(text) as unknown;
      },
    };
  };
};

/** A use case that no request of the test may reach. */
export const unreached = (): Promise<never> => Promise.reject(new Error('nobody expected to get here'));
