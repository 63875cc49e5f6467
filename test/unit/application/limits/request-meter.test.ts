import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import type { CountedFlush } from '../../../../src/ports/driven/usage/usage-journal.ts';
import { noon, platformId } from '../../../support/builders/builders.ts';
import { inFolder } from '../../../support/worlds/sqlite-worlds.ts';
import { stoppedClock } from '../../../support/service/stopped-clock.ts';
import { aWorld, inWorld } from '../../../support/worlds/world.ts';

const today = '2026-11-21';
const tomorrow = '2026-11-22';
const hour = 3_600_000;

describe('counting requests', () => {
  it(
    'includes what was counted before and after it was flushed',
    inWorld(async ({ meter, ports }) => {
      const id = platformId();
      expect(await meter.requestsToday(id)).toBe(0);
      for (let i = 0; i < 3; i++) meter.count(id, 'requests');
      expect(await meter.requestsToday(id)).toBe(3);
      expect(await ports.journal.requestsOn(id, today)).toBe(0);
      await meter.flush();
      expect(await ports.journal.requestsOn(id, today)).toBe(3);
      expect(await meter.requestsToday(id)).toBe(3);
      meter.count(id, 'requests');
      await meter.flush();
      expect(await ports.journal.requestsOn(id, today)).toBe(4);
    }),
  );

  it(
    'warns at 80 and 100 % of the requests of a day, once each and again the next day',
    inWorld(async ({ meter, ports, clock }) => {
      const id = platformId();
      const ask = async (times: number) => {
        for (let i = 0; i < times; i++) await meter.countWithin(id, 10);
        await meter.flush();
      };
      const warned = async () => (await ports.outbox.list({ limit: 100 })).map(({ data }) => data);
      const at = (period: string, used: number) => ({ quota: 'requests', period, limit: 10, used });
      await ask(7);
      expect(await warned()).toEqual([]);
      await ask(1);
      expect(await warned()).toEqual([at(today, 8)]);
      await ask(1);
      await ask(5);
      await ask(5);
      expect(await warned()).toEqual([at(today, 8), at(today, 10)]);
      clock.advance(24 * hour);
      await ask(10);
      expect(await warned()).toEqual([at(today, 8), at(today, 10), at(tomorrow, 8), at(tomorrow, 10)]);
    }),
  );

  it(
    'warns of no quota that has no limit',
    inWorld(async ({ meter, ports }) => {
      for (let i = 0; i < 20; i++) await meter.countWithin(platformId(), null);
      await meter.flush();
      expect(await ports.outbox.list({ limit: 100 })).toEqual([]);
    }),
  );

  it(
    'flushes requests, previews and downloads of every platform, each once',
    inWorld(async ({ meter, ports }) => {
      const [one, other] = [platformId(1), platformId(2)];
      meter.count(one, 'requests');
      meter.count(one, 'previews');
      meter.count(other, 'downloads');
      await Promise.all([meter.flush(), meter.flush()]);
      await meter.flush();
      expect((await ports.journal.month(one, '2026-11')).daily).toMatchObject([
        { day: today, requests: 1, previews: 1, downloads: 0 },
      ]);
      expect((await ports.journal.month(other, '2026-11')).daily).toMatchObject([
        { day: today, requests: 0, previews: 0, downloads: 1 },
      ]);
    }),
  );

  it(
    'loses nothing while the journal is unavailable, nor what arrives while it flushes',
    inWorld(async ({ meter, ports, before }) => {
      const id = platformId();
      meter.count(id, 'requests');
      before('journal', 'count', async () => {
        throw new Unavailable('the store is out');
      });
      await expect(meter.flush()).rejects.toThrow('the store is out');
      expect(await meter.requestsToday(id)).toBe(1);
      await meter.flush();
      meter.count(id, 'requests');
      before('journal', 'count', async () => meter.count(id, 'requests'));
      await meter.flush();
      expect(await ports.journal.requestsOn(id, today)).toBe(2);
      expect(await meter.requestsToday(id)).toBe(3);
      await meter.flush();
      expect(await ports.journal.requestsOn(id, today)).toBe(3);
    }),
  );

  it(
    'flushes what failed again unchanged, before what arrived since, because it may have been counted',
    inWorld(async ({ meter, ports, before }) => {
      const id = platformId();
      meter.count(id, 'requests');
      before(
        'journal',
        'count',
        async (flush) => {
          await ports.journal.count(flush as CountedFlush);
          throw new Unavailable('the answer was lost');
        },
        2,
      );
      await expect(meter.flush()).rejects.toThrow('the answer was lost');
      meter.count(id, 'requests');
      meter.count(platformId(2), 'previews');
      await expect(meter.flush()).rejects.toThrow('the answer was lost');
      expect(await ports.journal.requestsOn(id, today)).toBe(1);
      await meter.flush();
      expect(await ports.journal.requestsOn(id, today)).toBe(2);
      expect(await meter.requestsToday(id)).toBe(2);
      expect((await ports.journal.month(platformId(2), '2026-11')).daily).toMatchObject([{ previews: 1 }]);
      await meter.flush();
      expect(await ports.journal.requestsOn(id, today)).toBe(2);
    }),
  );

  it(
    'flushes everything counted before it was called, also while it is already flushing',
    inWorld(async ({ meter, ports, before }) => {
      const id = platformId();
      meter.count(id, 'requests');
      const requested: Promise<void>[] = [];
      before('journal', 'count', async () => {
        await pause();
        meter.count(id, 'requests');
        requested.push(meter.flush(), meter.flush());
      });
      await meter.flush();
      await Promise.all(requested);
      expect(await ports.journal.requestsOn(id, today)).toBe(2);
      expect(requested).toHaveLength(2);
    }),
  );

  it(
    'counts what arrived before midnight on the day when it arrived',
    inWorld(async ({ meter, ports, clock }) => {
      const id = platformId();
      clock.set(noon + 12 * hour - 1);
      meter.count(id, 'requests');
      clock.advance(1);
      meter.count(id, 'requests');
      meter.count(id, 'requests');
      expect(await meter.requestsToday(id)).toBe(2);
      await meter.flush();
      expect(await ports.journal.requestsOn(id, today)).toBe(1);
      expect(await ports.journal.requestsOn(id, tomorrow)).toBe(2);
      expect(await meter.requestsToday(id)).toBe(2);
    }),
  );

  it(
    'lets a read continue without what cannot be flushed, but hides no bug',
    inWorld(async ({ meter, ports, before }) => {
      meter.count(platformId(), 'requests');
      before('journal', 'count', async () => {
        throw new Unavailable('the store is out');
      });
      await meter.flushIfPossible();
      expect(await meter.requestsToday(platformId())).toBe(1);
      before('journal', 'count', async () => {
        throw new Error('a bug');
      });
      await expect(meter.flushIfPossible()).rejects.toThrow('a bug');
      await meter.flushIfPossible();
      expect(await ports.journal.requestsOn(platformId(), today)).toBe(1);
    }),
  );

  it(
    'flushes when credentials were last used, to the minute, once a minute',
    inWorld(async (world) => {
      const { meter, ports, before, clock } = world;
      const { platform, credentials } = await world.aRegisteredPlatform();
      const [key, secret] = credentials;
      if (!key || !secret) throw new Error('no credentials');
      const uses = () => ports.journal.credentialUses(platform.platformId);
      let flushes = 0;
      const flushed = async () => {
        before('journal', 'count', async () => {
          flushes += 1;
        });
        await meter.flush();
      };
      clock.set(noon + 59_999);
      meter.used(key);
      await flushed();
      expect(await uses()).toEqual(new Map([[key.credentialId, noon]]));
      meter.used(key);
      await flushed();
      expect(flushes).toBe(1);
      clock.advance(1);
      await meter.flush();
      meter.used(key);
      meter.used(secret);
      await meter.flush();
      expect(flushes).toBe(2);
      expect(await uses()).toEqual(
        new Map([
          [key.credentialId, noon + 60_000],
          [secret.credentialId, noon + 60_000],
        ]),
      );
    }),
  );

  it(
    'loses no use of a credential while the journal is unavailable, nor one that arrives while it flushes',
    inWorld(async (world) => {
      const { meter, ports, before, clock } = world;
      const { platform, credentials } = await world.aRegisteredPlatform();
      const [key] = credentials;
      if (!key) throw new Error('no credentials');
      meter.used(key);
      before('journal', 'count', async () => {
        throw new Unavailable('the store is out');
      });
      await expect(meter.flush()).rejects.toThrow('the store is out');
      const at = async () => (await ports.journal.credentialUses(platform.platformId)).get(key.credentialId);
      await meter.flush();
      expect(await at()).toBe(noon);
      clock.advance(60_000);
      meter.used(key);
      before('journal', 'count', async () => {
        clock.advance(60_000);
        meter.used(key);
      });
      await meter.flush();
      expect(await at()).toBe(noon + 60_000);
      await meter.flush();
      expect(await at()).toBe(noon + 120_000);
    }),
  );

  it('survives a restart, and includes the counts of another process on the same store', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'licensing.db');
      const clock = stoppedClock();
      const id = platformId();
      const first = aWorld({ file, clock });
      for (let i = 0; i < 7; i++) first.meter.count(id, 'requests');
      await first.meter.flush();
      const second = aWorld({ file, clock });
      expect(await second.meter.requestsToday(id)).toBe(7);
      second.meter.count(id, 'requests');
      await second.meter.flush();
      expect([await second.meter.countWithin(id, 8), await second.meter.countWithin(id, 9)]).toEqual([
        false,
        true,
      ]);
      first.meter.count(id, 'requests');
      await first.meter.flush();
      expect(await first.meter.requestsToday(id)).toBe(9);
      await Promise.all([first.close(), second.close()]);
    });
  });
});
