import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { evidenceKey } from '../../../../src/domain/moderation/appeals/evidence.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { needing } from '../../../support/needing.ts';
import { aBucket, s3ClientOf } from '../../../support/servers/bucket.ts';
import { borrowS3, type BorrowedS3 } from '../../../support/servers/lent/borrow.ts';
import { killedAtStep, type Running } from '../../../support/stores/killed-at-step.ts';
import { aService, inService } from '../../../support/service/service.ts';
import { filesUnder } from '../../../support/stores/store-facts.ts';
import {
  appealsWithFiles,
  attached,
  halfSent,
  wrongWith,
  type EvidenceUpload,
} from '../../../support/clients/evidence-uploads.ts';

const timeoutMs = 600_000;
const mebibyte = 2 ** 20;

/** Where the service has its records and its files. */
interface Place {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The keys of all files of evidence that there are, whatever records say. */
  readonly keysOf: (dataDir: string) => Promise<readonly string[]>;
  readonly staffToken: string;
  /** One that succeeds after all kills. */
  readonly last: EvidenceUpload;
}

const keysInFolder = async (dataDir: string): Promise<readonly string[]> =>
  (await filesUnder(join(dataDir, 'media', 'kept')))
    .filter((file) => file.startsWith('evidence/'))
    .map((file) => file.replace(/\/\+.*/, ''));

const aPlace = async (
  environment: Place['environment'],
  keysOf: Place['keysOf'],
  wanted: { readonly uploads: number; readonly large: number },
) => {
  const folder = await mkdtemp(join(tmpdir(), 'evidence-kill-'));
  const settings = { EVENT_WORKER: 'off', ...environment };
  const service = await aService({ dataDir: folder, environment: settings });
  const uploads = await appealsWithFiles(service, wanted.uploads, mebibyte);
  const large = await appealsWithFiles(service, wanted.large, 16 * mebibyte);
  const [last] = uploads.splice(-1);
  if (!last) throw new Error('there are no appeals');
  const { token: staffToken } = await service.aColleague('rights');
  await service.close();
  return { uploads, large, place: { folder, environment: settings, keysOf, staffToken, last } };
};

/** An upload during which the service was killed. */
interface Killed {
  readonly upload: EvidenceUpload;
  readonly moment: string;
  readonly acknowledged: boolean;
}

/** Nothing half-written is read, what was acknowledged is there, and what was not can be sent again. */
const examine = async (
  { client }: Running,
  { staffToken }: Place,
  { upload, moment, acknowledged }: Killed,
  { repeated = true } = {},
): Promise<void> => {
  const after = await wrongWith(client, staffToken, upload, acknowledged ? 'there' : 'there or not');
  expect({ moment, acknowledged, after }).toEqual({ moment, acknowledged, after: [] });
  if (!repeated) return;
  const again = await attached(client, upload);
  const taken = (acknowledged ? [200] : [200, 201]).includes(again?.status ?? 0);
  expect({ moment, acknowledged, again: again?.status, taken }).toMatchObject({ moment, taken: true });
  expect({ moment, then: await wrongWith(client, staffToken, upload, 'there') }).toEqual({
    moment,
    then: [],
  });
};

/** A day later a store has no file without a record, no record without a file, and no temporary file. */
const expectCleaned = async (
  { environment, keysOf, last }: Place,
  dataDir: string,
  moment: string,
): Promise<void> =>
  inService({ dataDir, environment }, async (service) => {
    const { evidence } = service.ports;
    expect((await attached(service.anyone, last))?.status).toBe(201);
    service.advance(dayMs + 1);
    expect(await service.useCases.deleteDueEvidence()).toMatchObject({ ok: true });
    const stored = (await evidence.all({ limit: 1_000 })).map(evidenceKey).sort();
    const unfinished = await evidence.due(Number.MAX_SAFE_INTEGER, 1_000);
    // A start removes in the background what killed processes left.
    const temporary = await seenSoon(
      async () => [
        ...(await filesUnder(join(dataDir, 'scratch'))),
        ...(await filesUnder(join(dataDir, 'media', 'desks')).catch(() => [])),
      ],
      (files) => files.length === 0,
    );
    const found = {
      files: await keysOf(dataDir),
      unfinished: unfinished.filter(({ state }) => state !== 'stored'),
      temporary,
    };
    expect({ moment, ...found }).toEqual({ moment, files: stored, unfinished: [], temporary: [] });
  });

/**
 * Kills while half of the body is received, and returns the steps of a whole upload, which precedes: of several, the one with the fewest
 * steps, because other work of the process adds its own on a busy machine.
 */
const killedHalfway = async (
  place: Place,
  { whole, half }: { readonly whole: readonly EvidenceUpload[]; readonly half: EvidenceUpload },
): Promise<{ readonly steps: readonly string[]; readonly killed: Killed }> => {
  const one = await killedAtStep(place);
  const measured: (readonly string[])[] = [];
  for (const upload of whole) {
    await one.arm();
    expect((await attached(one.client, upload))?.status).toBe(201);
    measured.push(await one.steps());
  }
  const [steps = []] = measured.toSorted((a, b) => a.length - b.length);
  await halfSent(one.api.baseUrl, half, join(place.folder, 'scratch'));
  await one.kill();
  return { steps, killed: { upload: half, moment: 'half of the body received', acknowledged: false } };
};

/** Examines the previous kill in a new process, and kills that one during the next upload. */
const killedNext = async (
  place: Place,
  before: Killed,
  {
    upload,
    killAt,
    moment,
  }: { readonly upload: EvidenceUpload; readonly killAt: number | 'random'; readonly moment: string },
  options: { readonly repeated: boolean },
): Promise<Killed> => {
  const one = await killedAtStep(place, killAt === 'random' ? 0 : killAt);
  await examine(one, place, before, options);
  await one.arm();
  const outcome = attached(one.client, upload);
  if (killAt === 'random') {
    await sleep(Math.random() * 300);
    await one.api.kill();
  }
  const acknowledged = (await outcome)?.status === 201;
  await one.kill();
  return { upload, moment, acknowledged };
};

describe('kill -9 during an upload of evidence', () => {
  it(
    'leaves nothing half-written, loses no acknowledged file, and its remains are deleted',
    async () => {
      const { uploads, large, place } = await aPlace({}, keysInFolder, { uploads: 30, large: 2 });
      const copies: { readonly dataDir: string; readonly moment: string }[] = [];
      const copied = async ({ moment }: Killed): Promise<void> => {
        const dataDir = await mkdtemp(join(tmpdir(), 'evidence-kill-copy-'));
        await cp(place.folder, dataDir, { recursive: true });
        copies.push({ dataDir, moment });
      };
      const next = (): EvidenceUpload => {
        const upload = uploads.shift();
        if (!upload) throw new Error('an upload has more steps than there are appeals');
        return upload;
      };
      try {
        const { steps, killed } = await killedHalfway(place, {
          whole: [next(), next(), next()],
          half: next(),
        });
        // The bytes are recorded, stored under their key, and recorded as stored.
        expect(steps.filter((step) => step === 'COMMIT').length).toBeGreaterThanOrEqual(2);
        expect(steps).toContain('rename');
        await copied(killed);
        const chosen = steps.map((step, n) => ({
          ...{ upload: next(), killAt: n + 1 },
          moment: `before step ${n + 1} of ${steps.length}, ${step}`,
        }));
        const random = large.map((upload) => ({ upload, killAt: 'random' as const, moment: 'random' }));
        let latest = killed;
        for (const moment of [...chosen, ...random]) {
          latest = await killedNext(place, latest, moment, { repeated: true });
          await copied(latest);
        }
        const last = await killedAtStep(place);
        await examine(last, place, latest);
        await last.kill();
        await expectCleaned(place, place.folder, 'all repeated');
        for (const { dataDir, moment } of copies) await expectCleaned(place, dataDir, moment);
      } finally {
        for (const dataDir of [place.folder, ...copies.map((copy) => copy.dataDir)])
          await rm(dataDir, { recursive: true, force: true });
      }
    },
    timeoutMs,
  );
});

needing('s3', 'kill -9 during an upload of evidence into a bucket', () => {
  let server: BorrowedS3;
  beforeAll(async () => {
    server = await borrowS3();
  });
  afterAll(() => server.release());

  it(
    'leaves nothing half-written, loses no acknowledged file, and its remains are deleted',
    async () => {
      const { bucket } = await aBucket(server);
      const keysInBucket = async (): Promise<readonly string[]> => {
        const s3 = s3ClientOf(server);
        const { Contents = [] } = await s3.listObjectsV2({ Bucket: bucket, Prefix: 'evidence/' });
        s3.destroy();
        return Contents.map(({ Key = '' }) => Key).sort();
      };
      const environment = {
        S3_ENDPOINT: server.endpoint,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY: server.accessKey,
        S3_SECRET_KEY: server.secretKey,
      };
      const { uploads, large, place } = await aPlace(environment, keysInBucket, { uploads: 14, large: 4 });
      const [half, first, second, third, ...rest] = uploads;
      if (!half || !first || !second || !third) throw new Error('there are no appeals');
      try {
        const { steps, killed } = await killedHalfway(place, {
          whole: [first, second, third],
          half,
        });
        // Before the record, before the record of the stored file, and while the object is sent. Every second upload is given up.
        const commits = steps.flatMap((step, n) => (step === 'COMMIT' ? [n + 1] : []));
        expect(commits.length).toBeGreaterThanOrEqual(2);
        const chosen = [...commits, ...commits.toReversed()].flatMap((killAt, n) => {
          const upload = rest[n];
          return upload ? [{ upload, killAt, moment: `before the commit at step ${killAt}` }] : [];
        });
        const random = large.map((upload) => ({ upload, killAt: 'random' as const, moment: 'random' }));
        let latest = killed;
        for (const [n, moment] of [...chosen, ...random].entries())
          latest = await killedNext(place, latest, moment, { repeated: n % 2 === 0 });
        const last = await killedAtStep(place);
        await examine(last, place, latest);
        await last.kill();
        await expectCleaned(place, place.folder, 'every second one given up');
      } finally {
        await rm(place.folder, { recursive: true, force: true });
      }
    },
    timeoutMs,
  );
});
