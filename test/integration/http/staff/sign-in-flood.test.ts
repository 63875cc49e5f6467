import { argon2 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { argon2PasswordHash } from '../../../../src/adapters/crypto/index.ts';
import type { PasswordHash } from '../../../../src/ports/driven/access/password-hash.ts';
import type { Answered } from '../../../support/clients/partner-client.ts';
import { password } from '../../../support/stories/colleagues.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const sessions = '/api/v1/staff/sessions';
const boss = { email: 'boss@label.example', password };

/** Verifies passwords only while it is not held. */
const heldPasswords = () => {
  const deriveTag = promisify(argon2);
  let free = Promise.resolve();
  let requested = 0;
  const inner = argon2PasswordHash({
    figures: { memoryKiB: 64, passes: 1, parallelism: 1 },
    derive: async (...given) => {
      await free;
      return deriveTag(...given);
    },
  });
  const passwords: PasswordHash = {
    ...inner,
    verify: (...given) => {
      const verdict = inner.verify(...given);
      requested++;
      return verdict;
    },
  };
  /** Does something while nothing is verified. `waiting` resolves after so many requests for a verification. */
  const held = async (act: (waiting: (count: number) => Promise<void>) => Promise<void>): Promise<void> => {
    const { promise, resolve }: PromiseWithResolvers<void> = Promise.withResolvers();
    free = promise;
    const before = requested;
    try {
      await act(async (count) => {
        while (requested < before + count) await sleep(5);
      });
    } finally {
      resolve();
    }
  };
  return { passwords, held };
};

const { passwords, held } = heldPasswords();
const countsOf = (statuses: readonly number[]) =>
  Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, { length }]) => [status, length]),
  );

describe.each(transports)('a flood of wrong passwords over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    const environment = {
      TRUSTED_PROXIES: '127.0.0.0/8,::1',
      STAFF_EMAIL: boss.email,
      STAFF_PASSWORD: boss.password,
    };
    service = await aService({ transport, environment, passwords });
  });
  afterAll(() => service.close());

  const from = (address: string) => service.anyone.withHeaders({ 'x-forwarded-for': address });
  const guess = (address: string, n: number) =>
    from(address).post(sessions, { email: `nobody-${n}@label.example`, password: `guess ${n} of many` });

  it('from one address leaves room for all others, and is answered with Retry-After', async () => {
    const flood: Promise<Answered>[] = [];
    let entering: Promise<Answered> | undefined;
    await held(async (waiting) => {
      flood.push(...Array.from({ length: 55 }, (_, n) => guess('203.0.113.9', n)));
      await waiting(55);
      entering = from('198.51.100.7').post(sessions, boss);
      await waiting(56);
    });
    expect((await entering)?.status).toBe(201);
    const answers = await Promise.all(flood);
    // Two are verified at a time, and eight of an address wait.
    expect(countsOf(answers.map(({ status }) => status))).toEqual({ 401: 10, 503: 45 });
    for (const { code, headers } of answers.filter(({ status }) => status === 503)) {
      expect(code).toBe('UNAVAILABLE');
      expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
    }
  });

  it('from fifty addresses leaves places for an address that signed in before, and for sessions', async () => {
    const office = from('198.51.100.8');
    const entered = await office.post(sessions, boss);
    expect(entered.status).toBe(201);
    const flood: Promise<Answered>[] = [];
    const others: Promise<Answered>[] = [];
    await held(async (waiting) => {
      flood.push(...Array.from({ length: 50 }, (_, n) => guess(`203.0.113.${100 + n}`, n)));
      await waiting(50);
      others.push(
        office.post(sessions, boss),
        office.as(entered.member('token')).post('/api/v1/staff/me/totp', { password }),
      );
      await waiting(52);
    });
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([201, 201]);
    // Two are verified at a time, and forty wait: the other two took places of two of them.
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(countsOf(statuses)).toEqual({ 401: 40, 503: 10 });
  });
});
