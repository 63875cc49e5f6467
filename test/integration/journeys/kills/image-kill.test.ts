import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf } from '../../../../src/domain/images/variants.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';
import {
  aKillPlace,
  inBucketPlace,
  keysInFolder,
  whileAway,
  type KillPlace,
} from '../../../support/uploads/kill-place.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { anImageDto, sentImage } from '../../../support/http/successes/image-successes.ts';
import { aPng } from '../../../support/images/image-files.ts';
import { needing } from '../../../support/needing.ts';
import { borrowS3, type BorrowedS3 } from '../../../support/servers/lent/borrow.ts';
import { killedAtStep, type Running } from '../../../support/stores/killed-at-step.ts';
import { inService } from '../../../support/service/service.ts';
import { filesUnder } from '../../../support/stores/store-facts.ts';

const timeoutMs = 900_000;
/** The smallest picture, because each kill renders one. */
const file = aPng(640);

/** The responses that a client got to its upload. */
interface Sending {
  readonly begun: Answered | undefined;
  readonly confirmed: Answered | undefined;
}

/** Confirms an upload again as long as the response says that its image is still rendered. */
const confirmation = (client: PartnerClient, path: string): Promise<Answered | undefined> =>
  whileAway(() => client.post(path, {}));

/** Starts an upload unless one is given, sends the bytes unless they are there, and confirms it. */
const uploaded = async (client: PartnerClient, known?: Answered): Promise<Sending> => {
  const picture = anImageDto(file, { purpose: 'profile_picture' });
  const begun = known ?? (await whileAway(() => client.post('/api/v1/artists/me/images', picture)));
  if (!begun) return { begun, confirmed: undefined };
  expect(begun.status).toBe(201);
  const path = `/api/v1/images/${begun.member('uploadId')}/confirm`;
  const confirm = () => confirmation(client, path);
  const early = known && (await confirm());
  if (early?.status === 200) return { begun, confirmed: early };
  const sent = await whileAway(async () => ({ status: await sentImage(begun, file, client.baseUrl) }));
  if (!sent) return { begun, confirmed: undefined };
  expect(sent.status).toBe(204);
  return { begun, confirmed: await confirm() };
};

interface Killed extends Sending {
  readonly moment: string;
}

/** A confirmed image is whole, and what was not confirmed can be completed with what the client knows. */
const examine = async ({ client }: Running, { token }: KillPlace, killed: Killed): Promise<void> => {
  const { moment, begun, confirmed } = killed;
  const again = await uploaded(client.as(token), begun);
  expect({ moment, status: again.confirmed?.status }).toEqual({ moment, status: 200 });
  const withoutOrigin = (text = ''): string => text.replaceAll(/http:\/\/localhost:\d+/g, '');
  if (confirmed?.status === 200)
    expect(withoutOrigin(again.confirmed?.text)).toBe(withoutOrigin(confirmed.text));
  const { variants } = again.confirmed?.body as {
    readonly variants: Readonly<Record<string, { readonly webp: string; readonly jpeg: string }>>;
  };
  for (const { webp, jpeg } of Object.values(variants))
    for (const url of [webp, jpeg]) {
      const { status, bytes } = await client.get(new URL(url).pathname);
      expect({ moment, url, status, isEmpty: bytes.length === 0 }).toEqual({
        moment,
        url,
        status: 200,
        isEmpty: false,
      });
    }
};

/** A day later a store has no file without a record, no record without a file, and no temporary file. */
const expectCleaned = async (
  { environment, keysOf }: KillPlace,
  dataDir: string,
  moment: string,
): Promise<void> =>
  inService({ dataDir, environment }, async (service) => {
    const { imageStore, mediaStore } = service.ports;
    service.advance(dayMs + 1);
    // The first run marks what is due, the second deletes it.
    for (let run = 0; run < 2; run++) {
      expect(await service.useCases.deleteDueImages()).toMatchObject({ ok: true });
      service.advance(dayMs);
    }
    // Bytes whose record was deleted first: they are deleted by their age.
    await mediaStore.discardUploads(Date.now() + dayMs);
    const stored = (await imageStore.all({ limit: 1_000 })).flatMap(({ picture }) => filesOf(picture));
    const temporary = await seenSoon(
      async () => [
        ...(await filesUnder(join(dataDir, 'scratch'))),
        ...(await filesUnder(join(dataDir, 'media', 'desks')).catch(() => [])),
      ],
      (files) => files.length === 0,
    );
    const unfinished = await imageStore.due(Number.MAX_SAFE_INTEGER, 1_000);
    expect({ moment, files: await keysOf(dataDir), unfinished, temporary }).toEqual({
      ...{ moment, unfinished: [], temporary: [] },
      files: stored.map(({ key }) => key).toSorted(),
    });
  });

const stepsOf = async (place: KillPlace): Promise<readonly string[]> => {
  const whole = await killedAtStep(place);
  await whole.arm();
  const { confirmed } = await uploaded(whole.client.as(place.token));
  expect(confirmed?.status).toBe(200);
  const steps = await whole.steps();
  await whole.kill();
  return steps;
};

/** The media store keeps each file by these steps. */
const ofFile = ['mkdir', 'copyFile', 'mkdir', 'rename', 'rm'];

/**
 * Returns the steps before which to kill. All variants are kept by the same steps, so it is killed at the first, the last and one other
 * at random.
 */
const chosenOf = (steps: readonly string[]): readonly (readonly [killAt: number, name: string])[] => {
  const files = steps.flatMap((_, n) =>
    ofFile.every((name, i) => steps[n + i] === name) ? [{ from: n, until: n + ofFile.length }] : [],
  );
  // The bytes and six variants.
  expect(files.length).toBeGreaterThanOrEqual(7);
  const between = files.slice(2, -1);
  const chosen = between[Math.floor(Math.random() * between.length)];
  const left = between.filter((file) => file !== chosen);
  const isLeft = (n: number): boolean => left.some(({ from, until }) => n >= from && n < until);
  return steps.flatMap((name, n) => (isLeft(n) ? [] : [[n + 1, name] as const]));
};

/** Kills before each of these steps of an upload and its confirmation; each next process examines the kill before. */
const killEach = async (
  place: KillPlace,
  steps: readonly (readonly [killAt: number, name: string])[],
  after: (killed: Killed) => Promise<void>,
): Promise<void> => {
  let latest: Killed | undefined;
  for (const [killAt, name] of steps) {
    const running = await killedAtStep(place, killAt);
    if (latest) await examine(running, place, latest);
    await running.arm();
    const sending = await uploaded(running.client.as(place.token));
    latest = { ...sending, moment: `before step ${killAt}, ${name}` };
    await running.kill();
    await after(latest);
  }
  const last = await killedAtStep(place);
  if (latest) await examine(last, place, latest);
  await last.kill();
};

describe('kill -9 during the upload and confirmation of an image', () => {
  it(
    'leaves neither incomplete images nor orphaned files',
    async () => {
      const place = await aKillPlace({}, keysInFolder('images/', 'uploads/'));
      const copies: { readonly dataDir: string; readonly moment: string }[] = [];
      try {
        const steps = await stepsOf(place);
        // The upload and the image are recorded; the bytes and six variants are renamed to their keys.
        expect(steps.filter((step) => step === 'COMMIT').length).toBeGreaterThanOrEqual(2);
        expect(steps.filter((step) => step === 'rename').length).toBeGreaterThanOrEqual(7);
        await killEach(place, chosenOf(steps), async ({ moment }) => {
          const dataDir = await mkdtemp(join(tmpdir(), 'image-kill-copy-'));
          await cp(place.folder, dataDir, { recursive: true });
          copies.push({ dataDir, moment });
        });
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

needing('s3', 'kill -9 during the upload and confirmation of an image into a bucket', () => {
  let server: BorrowedS3;
  beforeAll(async () => {
    server = await borrowS3();
  });
  afterAll(() => server.release());

  it(
    'leaves neither incomplete images nor orphaned files',
    () =>
      inBucketPlace(server, ['images/', 'uploads/'], async (place) => {
        const steps = await stepsOf(place);
        const commits = steps.flatMap((step, n) => (step === 'COMMIT' ? [[n + 1, step] as const] : []));
        expect(commits.length).toBeGreaterThanOrEqual(2);
        await killEach(place, commits, async () => undefined);
        await expectCleaned(place, place.folder, 'all repeated');
      }),
    timeoutMs,
  );
});
