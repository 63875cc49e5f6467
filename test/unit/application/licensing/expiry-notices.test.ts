import { dayMs, nextDay, timestamp } from '../../../../src/domain/shared/calendar.ts';
import type { LicenseId } from '../../../../src/domain/shared/ids.ts';
import type { Caller } from '../../../../src/ports/driving/access.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { expiryWorker } from '../../../../src/main/processes/workers/expiry-worker.ts';
import { aTerms, contentId, noon } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { stoppedClock } from '../../../support/service/stopped-clock.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const end = noon + 60 * dayMs;

const issued = async (
  world: World,
  caller: Caller,
  { count = 1, validUntil = end, from = 1, survives = true } = {},
) => {
  const terms = [aTerms({ publishedContentSurvives: survives, effectiveAt: noon - 1_000 })];
  const { trackId } = await world.aTrackInCatalog({ terms });
  const licenses: LicenseId[] = [];
  for (let n = from; n < from + count; n++) {
    const order = { trackId, contentId: contentId(n), validUntil };
    licenses.push(valueOf(await world.useCases.issueLicense({ caller, order })).license.licenseId);
  }
  return { trackId, licenses };
};

const sendAt = async ({ useCases, clock }: World, at: number, limit = 800): Promise<number> => {
  clock.set(at);
  return valueOf(await useCases.sendExpiryNotices({ limit }));
};
const notices = async ({ ports }: Pick<World, 'ports'>) =>
  (await ports.outbox.list({ limit: 10_000 }))
    .filter(({ type }) => type === 'license.expiring' || type === 'license.expired')
    .map(({ type, data }) => [type, data['licenseId'], data['noticeDays']]);
const mails = async ({ useCases, sentMails }: World) => {
  await Promise.all(await useCases.sendDueMails(100));
  return sentMails.given.map(({ kind, to, subject }) => ({ kind, to, subject }));
};
const unlimited = { quotas: { licensesPerMonth: null } };

describe('a license that ends', () => {
  it(
    'has events 30 days before, 7 days before and at its end, once each',
    inWorld(async (world) => {
      const { caller, platform } = await world.aRegisteredPlatform();
      const { licenses, trackId } = await issued(world, caller);
      const [licenseId] = licenses;
      for (const at of [
        end - 30 * dayMs - 1,
        end - 30 * dayMs,
        end - 20 * dayMs,
        end - 7 * dayMs,
        end,
        end + 1,
      ])
        await sendAt(world, at);
      expect(await notices(world)).toEqual([
        ['license.expiring', licenseId, 30],
        ['license.expiring', licenseId, 7],
        ['license.expired', licenseId, undefined],
      ]);
      const [expiring] = (await world.ports.outbox.list({ limit: 100 })).filter(
        ({ type }) => type === 'license.expiring',
      );
      expect(expiring).toMatchObject({
        platformId: platform.platformId,
        occurredAt: end - 30 * dayMs,
        data: {
          ...{ licenseId, trackId, platformId: platform.platformId, contentId: contentId() },
          ...{ validUntil: timestamp(end), publishedContentSurvives: true, source: 'api' },
          environment: platform.environment,
        },
      });
      const to = platform.contactEmail;
      expect(await mails(world)).toEqual([
        { kind: 'licenses_expiring', to, subject: '1 license of platform-1 expires by 2027-01-20' },
        { kind: 'licenses_expiring', to, subject: '1 license of platform-1 expires by 2027-01-20' },
        {
          kind: 'licenses_expired',
          to,
          subject: '1 license of platform-1 expired or expires today (2027-01-20)',
        },
      ]);
      expect(
        valueOf(await world.useCases.readLicense({ caller, licenseId: licenses[0] ?? ('' as LicenseId) }))
          .license.status,
      ).toBe('expired');
    }),
  );

  it(
    'has only the event that it expired if the service was down when the others were due',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const { licenses } = await issued(world, caller);
      await sendAt(world, end + 3 * dayMs);
      await sendAt(world, end + 4 * dayMs);
      expect(await notices(world)).toEqual([['license.expired', licenses[0], undefined]]);
      expect(await mails(world)).toHaveLength(1);
    }),
  );

  it(
    'has no event once it is revoked, or its content has a new license',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const { licenses } = await issued(world, caller, { count: 2, validUntil: noon + dayMs });
      const [licenseId = '' as LicenseId] = licenses;
      await world.useCases.revokeLicense({
        caller,
        licenseId,
        revocation: { reasonCode: 'partner_request' },
      });
      world.clock.set(noon + dayMs);
      const { trackId } = valueOf(await world.useCases.readLicense({ caller, licenseId })).license;
      valueOf(await world.useCases.issueLicense({ caller, order: { trackId, contentId: contentId(2) } }));
      await sendAt(world, noon + 400 * dayMs);
      expect(await notices(world)).toEqual([]);
    }),
  );

  it(
    'has events that say whether published content must be removed, by the terms or a takedown',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      await issued(world, caller, { survives: false });
      const { trackId } = await issued(world, caller, { from: 2 });
      await world.useCases.takeDownTrack({ trackId, reason: 'infringing' });
      await sendAt(world, end - 30 * dayMs);
      const events = (await world.ports.outbox.list({ limit: 100 })).filter(
        ({ type }) => type === 'license.expiring',
      );
      expect(events.map(({ data }) => data['publishedContentSurvives'])).toEqual([false, false]);
      await Promise.all(await world.useCases.sendDueMails(100));
      const text = world.sentMails.given
        .find(({ kind }) => kind === 'licenses_expiring')
        ?.paragraphs.join('\n');
      expect(text?.match(/Remove published content by then\./g)).toHaveLength(2);
    }),
  );
});

describe('licenses that end on the same day', () => {
  it(
    'have an event each and one email, which lists the first twenty and counts all',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform(unlimited);
      await issued(world, caller, { count: 130 });
      await issued(world, caller, { count: 5, from: 200, validUntil: nextDay(end) - 1 });
      await issued(world, caller, { count: 1, from: 300, validUntil: nextDay(end) });
      expect(await sendAt(world, end - 30 * dayMs)).toBe(130);
      expect(await sendAt(world, nextDay(end) - 1 - 30 * dayMs)).toBe(5);
      expect(await notices(world)).toHaveLength(135);
      expect((await mails(world)).map(({ subject }) => subject)).toEqual([
        '135 licenses of platform-1 expire by 2027-01-20',
      ]);
      const [, list] = world.sentMails.given[0]?.paragraphs ?? [];
      expect(list?.split('\n')).toHaveLength(20);
    }),
  );

  it(
    'have one email where rounds of the same day send their events apart',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      await issued(world, caller, { count: 5 });
      for (const sent of [2, 2, 1]) expect(await sendAt(world, end - 30 * dayMs, 2)).toBe(sent);
      expect((await mails(world)).map(({ subject }) => subject)).toEqual([
        '5 licenses of platform-1 expire by 2027-01-20',
      ]);
    }),
  );

  it(
    'continue where one of them is revoked between decision and commit',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const { licenses } = await issued(world, caller, { count: 3 });
      const [first = '' as LicenseId, ...others] = licenses;
      world.before('expiry', 'commit', () =>
        world.useCases.revokeLicense({
          ...{ caller, licenseId: first },
          revocation: { reasonCode: 'partner_request' },
        }),
      );
      expect(await sendAt(world, end - 30 * dayMs)).toBe(0);
      expect(await notices(world)).toEqual([]);
      expect(await sendAt(world, end - 30 * dayMs)).toBe(2);
      expect((await notices(world)).map(([, licenseId]) => licenseId)).toEqual(others);
      expect((await mails(world)).map(({ subject }) => subject)).toEqual([
        '2 licenses of platform-1 expire by 2027-01-20',
      ]);
    }),
  );

  it(
    'continue for other platforms if those of one fail, and the failure is reported',
    inWorld(async (world) => {
      for (const n of [1, 2]) {
        const { caller } = await world.aRegisteredPlatform();
        await issued(world, caller, { validUntil: end + n });
      }
      world.before('expiry', 'commit', () => Promise.reject(new Error('not to be understood')));
      const failing = sendAt(world, end + 2 - 30 * dayMs);
      await expect(failing).rejects.toMatchObject({ errors: [{ message: 'not to be understood' }] });
      expect(await notices(world)).toHaveLength(1);
      expect(await sendAt(world, end + 2 - 30 * dayMs)).toBe(1);
    }),
  );

  it(
    'wait where the store does not answer',
    inWorld(async (world) => {
      for (const n of [1, 2]) {
        const { caller } = await world.aRegisteredPlatform();
        await issued(world, caller, { validUntil: end + n });
      }
      world.before('expiry', 'commit', () => Promise.reject(new Unavailable('locked')));
      await expect(sendAt(world, end + 2 - 30 * dayMs)).rejects.toThrow('locked');
      expect(await notices(world)).toEqual([]);
      expect(await sendAt(world, end + 2 - 30 * dayMs)).toBe(2);
    }),
  );
});

describe('the expiry worker', () => {
  it(
    'sends what is due until nothing is',
    inWorld(
      async (world) => {
        const { caller } = await world.aRegisteredPlatform(unlimited);
        await issued(world, caller, { count: 401 });
        world.clock.set(end);
        const quiet = { info: () => undefined, warn: () => undefined };
        const worker = expiryWorker({ ...world.useCases, log: quiet });
        const sent = async () => (await notices(world)).length;
        expect(await seenSoon(sent, (count) => count === 401)).toBe(401);
        await worker.close();
      },
      { clock: stoppedClock() },
    ),
  );
});
