import { argon2PasswordHash } from '../../../../src/adapters/crypto/index.ts';
import { password } from '../../../support/stories/colleagues.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const sessions = '/api/v1/staff/sessions';
const boss = { email: 'boss@label.example', password };

/** Each takes a tenth of a second and more, so that those that come at once have to wait. */
const slowPasswords = argon2PasswordHash({ figures: { memoryKiB: 19_456, passes: 4, parallelism: 1 } });

describe.each(transports)('a flood of wrong passwords over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    const environment = {
      TRUSTED_PROXIES: '127.0.0.0/8,::1',
      STAFF_EMAIL: boss.email,
      STAFF_PASSWORD: boss.password,
    };
    service = await aService({ transport, environment, passwords: slowPasswords });
  });
  afterAll(() => service.close());

  const from = (address: string) => service.anyone.withHeaders({ 'x-forwarded-for': address });
  const guess = (address: string, n: number) =>
    from(address).post(sessions, { email: `nobody-${n}@label.example`, password: `guess ${n} of many` });

  it('from one address leaves places for everybody else, and says when to come again', async () => {
    const flood = Promise.all(Array.from({ length: 55 }, (_, n) => guess('203.0.113.9', n)));
    const entered = await from('198.51.100.7').post(sessions, boss);
    expect(entered.status).toBe(201);
    const answers = await flood;
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { code, headers } of refused) {
      expect(code).toBe('UNAVAILABLE');
      expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  });

  it('from fifty addresses leaves places for an address that signed in before, and for sessions', async () => {
    const office = from('198.51.100.8');
    const entered = await office.post(sessions, boss);
    expect(entered.status).toBe(201);
    const flood = Promise.all(Array.from({ length: 50 }, (_, n) => guess(`203.0.113.${100 + n}`, n)));
    const [again, confirmed] = await Promise.all([
      office.post(sessions, boss),
      office.as(entered.member('token')).post('/api/v1/staff/me/totp', { password }),
    ]);
    expect([again.status, confirmed.status]).toEqual([201, 201]);
    const statuses = (await flood).map(({ status }) => status);
    expect(statuses).toContain(503);
    expect(statuses).toContain(401);
  });
});
