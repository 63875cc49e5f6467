import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAdapters } from '../../../src/main/adapters/open-adapters.ts';
import { configFrom } from '../../../src/main/settings/config.ts';
import { sources } from '../../support/service/bundle/programs.ts';
import { startApi, startWorker } from '../../support/service/api-process.ts';
import type { PartnerClient } from '../../support/clients/partner-client.ts';
import { aBucket } from '../../support/servers/bucket.ts';
import type { S3Contact } from '../../support/servers/containers.ts';
import { bucketEnvironment, keysInBucket, keysInFolder } from '../../support/uploads/kill-place.ts';
import { clientFor } from '../api-kill/asking.ts';
import { lasting } from '../lasting.ts';
import type { SoakedServer } from '../stores/soaked-store.ts';
import { aTrackForStems, registered } from './artists.ts';
import type { Studio } from './requests.ts';
import { nothingSent } from './sent.ts';

const accounts = 2;
const prefix = 'artist-uploads/';

/** Where the media of a stage is: in its folder, or in a bucket of its own. */
const placeOf = async (s3: S3Contact | undefined) => {
  if (!s3) return { environment: {}, keysOf: keysInFolder(prefix) };
  const { bucket } = await aBucket(s3);
  return { environment: bucketEnvironment(s3, bucket), keysOf: keysInBucket(s3, bucket, prefix) };
};

/** Starts an API process and a worker, which both process uploads, and registers artists. */
export const aStage = async (server: SoakedServer, s3: S3Contact | undefined) => {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-kill-'));
  const { environment: files, keysOf } = await placeOf(s3);
  const database = await server.database(folder);
  const environment = { ...database.environment, ...files, LOG_LEVEL: 'fatal' };
  const config = configFrom({ DATA_DIR: folder, ...environment });
  const open = await openAdapters(config, { storageTimeoutMs: 60_000 });
  let client: PartnerClient | undefined;
  const api = lasting(
    () => startApi(folder, environment, sources),
    async ({ baseUrl }) => {
      client?.close();
      client = await clientFor(baseUrl);
    },
  );
  const worker = lasting(
    () => startWorker(folder, environment, sources),
    async () => undefined,
  );
  let isEnded = false;
  const end = async (): Promise<void> => {
    if (isEnded) return;
    isEnded = true;
    await Promise.all([api.end(), worker.end()]);
    client?.close();
    await open.close();
  };
  const close = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  const studios: Studio[] = [];
  const begun = async (): Promise<void> => {
    await Promise.all([api.begin(), worker.begin()]);
    const sent = nothingSent();
    while (client && studios.length < accounts) {
      const studio = { client: () => client, token: await registered(client), sent };
      studios.push({ ...studio, trackId: await aTrackForStems(studio) });
    }
  };
  await begun().catch(async (error: unknown) => {
    await end();
    await close();
    throw error;
  });
  const sent = studios[0]?.sent ?? nothingSent();
  return {
    ...{
      folder,
      environment,
      keysOf: () => keysOf(folder),
      api,
      worker,
      studios,
      sent,
      ports: open.adapters,
    },
    ...{ end, close },
  };
};
export type Stage = Awaited<ReturnType<typeof aStage>>;
