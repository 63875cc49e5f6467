import { defaultTiers, type Tiers } from '../../../../src/domain/platforms/tier.ts';
import { noon } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld } from '../../../support/worlds/world.ts';

const hour = 3_600_000;
const tiers: Tiers = {
  ...defaultTiers,
  developer: { ...defaultTiers.developer, requestsPerSecond: 10, burst: 3, requestsPerDay: 5 },
  public: { requestsPerMinute: 2 },
  staff: { requestsPerSecond: 1, burst: 3 },
};
const times = async <T>(count: number, act: () => Promise<T>): Promise<T[]> => {
  const outcomes: T[] = [];
  for (let i = 0; i < count; i++) outcomes.push(await act());
  return outcomes;
};

describe('the rate of a platform', () => {
  it(
    'admits a burst immediately and then the rate of the tier, and says when to retry',
    inWorld(
      async ({ useCases, clock, aRegisteredPlatform }) => {
        const { platform } = await aRegisteredPlatform();
        const ask = () => useCases.limitPlatform(platform);
        expect((await times(4, ask)).map(kindOf)).toEqual(['ok', 'ok', 'ok', 'rate-limited']);
        expect(await ask()).toEqual({
          ok: false,
          failure: {
            kind: 'rate-limited',
            retryAfterMs: 100,
            report: { policy: { name: 'developer', quota: 3, windowMs: 300 }, remaining: 0, resetMs: 300 },
          },
        });
        clock.advance(99);
        expect(kindOf(await ask())).toBe('rate-limited');
        clock.advance(1);
        expect(kindOf(await ask())).toBe('ok');
      },
      { tiers },
    ),
  );

  it(
    'reports what is left under the name of the tier',
    inWorld(
      async ({ useCases, clock, aRegisteredPlatform }) => {
        const { platform } = await aRegisteredPlatform();
        expect(valueOf(await useCases.limitPlatform(platform))).toEqual({
          policy: { name: 'developer', quota: 3, windowMs: 300 },
          remaining: 2,
          resetMs: 100,
          quotas: [
            {
              policy: { name: 'requests-per-day', quota: 5, windowMs: 86_400_000 },
              remaining: 4,
              resetMs: 12 * hour,
            },
            { policy: { name: 'licenses-per-month', quota: 100, windowMs: 30 * 86_400_000 } },
            { policy: { name: 'enrich-rows-per-day', quota: 100, windowMs: 86_400_000 } },
            {
              policy: {
                name: 'enrich-seconds-per-day',
                quota: tiers.developer.enrichSecondsPerDay,
                windowMs: 86_400_000,
              },
            },
          ],
        });
        clock.advance(1_000);
        expect(valueOf(await useCases.limitPlatform(platform))).toMatchObject({ remaining: 2 });
      },
      { tiers },
    ),
  );

  it(
    'is each platform’s own, and follows figures agreed with it',
    inWorld(
      async ({ useCases, aRegisteredPlatform }) => {
        const [one, other] = [
          await aRegisteredPlatform(),
          await aRegisteredPlatform({ quotas: { burst: 1 } }),
        ];
        const ask = (platform: typeof one.platform) => () => useCases.limitPlatform(platform);
        expect((await times(3, ask(one.platform))).map(kindOf)).toEqual(['ok', 'ok', 'ok']);
        expect((await times(2, ask(other.platform))).map(kindOf)).toEqual(['ok', 'rate-limited']);
      },
      { tiers },
    ),
  );
});

describe('the day of a platform', () => {
  const daily: Tiers = { ...tiers, developer: { ...tiers.developer, burst: 1_000 } };

  it(
    'has so many requests, until midnight in UTC',
    inWorld(
      async ({ useCases, clock, aRegisteredPlatform }) => {
        const { platform } = await aRegisteredPlatform();
        const ask = () => useCases.limitPlatform(platform);
        expect((await times(5, ask)).map(kindOf)).toEqual(Array(5).fill('ok'));
        const spent = {
          ok: false,
          failure: {
            kind: 'quota-exceeded',
            quota: 'requests-per-day',
            limit: 5,
            resetsAt: noon + 12 * hour,
          },
        };
        expect(await ask()).toMatchObject(spent);
        clock.set(noon + 12 * hour - 1);
        expect(await ask()).toMatchObject(spent);
        clock.advance(1);
        expect(kindOf(await ask())).toBe('ok');
      },
      { tiers: daily },
    ),
  );

  it(
    'is not used up by requests that the rate rejected',
    inWorld(
      async ({ useCases, clock, aRegisteredPlatform }) => {
        const { platform } = await aRegisteredPlatform();
        const ask = () => useCases.limitPlatform(platform);
        await times(10, ask);
        clock.advance(1_000);
        expect((await times(3, ask)).map(kindOf)).toEqual(['ok', 'ok', 'quota-exceeded']);
      },
      { tiers },
    ),
  );

  it(
    'admits exactly its requests when fifty arrive concurrently',
    inWorld(
      async ({ useCases, aRegisteredPlatform }) => {
        const { platform } = await aRegisteredPlatform();
        const rush = () => Promise.all(Array.from({ length: 50 }, () => useCases.limitPlatform(platform)));
        const outcomes = (await rush()).map(kindOf);
        expect(outcomes.filter((kind) => kind === 'ok')).toHaveLength(5);
        expect(outcomes.filter((kind) => kind === 'quota-exceeded')).toHaveLength(45);
      },
      { tiers: daily },
    ),
  );

  it(
    'has no limit if none was agreed, but is counted',
    inWorld(async ({ useCases, meter, aRegisteredPlatform }) => {
      const { platform } = await aRegisteredPlatform({ tier: 'enterprise' });
      await times(30, () => useCases.limitPlatform(platform));
      expect(await meter.requestsToday(platform.platformId)).toBe(30);
    }),
  );
});

describe('the rate of an address', () => {
  it(
    'allows so many public requests a minute, counted separately for each purpose and address',
    inWorld(
      async ({ useCases, clock }) => {
        const ask = (address: string, purpose: string) => () => useCases.limitAddress({ address, purpose });
        const verifying = ask('192.0.2.1', 'verify');
        expect((await times(3, verifying)).map(kindOf)).toEqual(['ok', 'ok', 'rate-limited']);
        expect(await verifying()).toMatchObject({
          failure: {
            retryAfterMs: 30_000,
            report: { policy: { name: 'verify', quota: 2, windowMs: 60_000 } },
          },
        });
        expect(kindOf(await ask('192.0.2.1', 'register')())).toBe('ok');
        expect(kindOf(await ask('192.0.2.2', 'verify')())).toBe('ok');
        clock.advance(30_000);
        expect((await times(2, verifying)).map(kindOf)).toEqual(['ok', 'rate-limited']);
      },
      { tiers },
    ),
  );
});

describe('a rate of less than one a minute', () => {
  it(
    'admits one, and the next when its time has come',
    inWorld(
      async ({ useCases, clock }) => {
        const ask = () => useCases.limitAddress({ address: '192.0.2.1', purpose: 'verify' });
        expect((await times(2, ask)).map(kindOf)).toEqual(['ok', 'rate-limited']);
        clock.advance(120_000);
        expect(kindOf(await ask())).toBe('ok');
      },
      { tiers: { ...tiers, public: { requestsPerMinute: 0.5 } } },
    ),
  );
});
