import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { registered } from '../../test/soak/uploads-kill/artists.ts';
import { partnerClient, type PartnerClient } from '../../test/support/clients/partner-client.ts';
import { aMasterDto, uploads, urlOf } from '../../test/support/http/successes/upload-successes.ts';
import { startApi } from '../../test/support/service/api-process.ts';
import { sources } from '../../test/support/service/bundle/programs.ts';
import { percentile, rounded, type Bench, type BenchLine } from '../figures.ts';

/** The most that uploads may add to the memory of an idle process, and by how much they may delay other requests. */
const max = { overIdleMegabytes: 300, timesIdleP99: 2 };
/** The pause between two other requests, and the number of them in an idle process. */
const paceMs = 20;
const idleRequests = 400;

const verdictOf = (isMet: boolean): string => (isMet ? 'met' : 'not met');

/** Returns the resident memory of a process. Needs Linux. */
const residentMegabytes = async (pid: number): Promise<number> =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

/** Sends other requests, one after another, until `isOver`; returns their times. */
const otherRequests = async (client: PartnerClient, isOver: (n: number) => boolean) => {
  const ms: number[] = [];
  while (!isOver(ms.length)) {
    const began = performance.now();
    const { status } = await client.get(`${uploads}?limit=20`);
    if (status !== 200) throw new Error(`another request: ${status}`);
    ms.push(performance.now() - began);
    await sleep(paceMs);
  }
  return ms;
};

interface Measured {
  readonly peakMegabytes: number;
  readonly latencies: readonly number[];
  readonly seconds: number;
}

/** Measures the memory of the process and other requests while `work` runs. */
const during = async (
  pid: number,
  client: PartnerClient,
  work: () => Promise<unknown>,
): Promise<Measured> => {
  const over = new AbortController();
  let peakMegabytes = 0;
  const began = performance.now();
  const sampled = (async () => {
    while (!over.signal.aborted) {
      peakMegabytes = Math.max(peakMegabytes, await residentMegabytes(pid));
      await sleep(100);
    }
  })();
  const asked = otherRequests(client, () => over.signal.aborted);
  await work().finally(() => over.abort());
  const seconds = (performance.now() - began) / 1_000;
  await sampled;
  return { peakMegabytes, latencies: await asked, seconds };
};

const announced = async (client: PartnerClient, sizeBytes: number) => {
  const begun = await client.post(uploads, aMasterDto(sizeBytes));
  if (begun.status !== 201) throw new Error(`announced: ${begun.status} ${begun.text}`);
  return { url: urlOf(begun), path: `${uploads}/${begun.member('uploadId')}` };
};

/** Sends a master to each URL, from a thread of its own. */
const sent = async (urls: readonly string[], sizeBytes: number): Promise<void> => {
  const sender = new Worker(join(import.meta.dirname, 'sender.ts'), { workerData: { urls, sizeBytes } });
  // It rejects if the thread fails.
  await once(sender, 'message');
  await sender.terminate();
};

/** Resolves once all uploads are processed. */
const processed = async (client: PartnerClient, paths: readonly string[]): Promise<void> => {
  for (const path of paths) await client.post(`${path}/confirm`);
  for (const path of paths)
    for (;;) {
      const { body } = await client.get(path);
      if (body['status'] === 'ready') break;
      if (body['status'] === 'failed') throw new Error(JSON.stringify(body['failure']));
      await sleep(500);
    }
};

const compared = (what: string, idle: Measured, measured: Measured): BenchLine => {
  const overIdleMegabytes = rounded(measured.peakMegabytes - idle.peakMegabytes, 0);
  const [idleP99Ms, p99Ms] = [idle, measured].map(({ latencies }) => rounded(percentile(latencies, 0.99), 1));
  const timesIdle = (p99Ms ?? NaN) / (idleP99Ms ?? NaN);
  return {
    ...{ bench: 'uploads', what, seconds: rounded(measured.seconds, 1), overIdleMegabytes },
    memory: verdictOf(overIdleMegabytes <= max.overIdleMegabytes),
    ...{ otherRequests: measured.latencies.length, idleP99Ms: idleP99Ms ?? NaN, p99Ms: p99Ms ?? NaN },
    others: verdictOf(timesIdle <= max.timesIdleP99),
  };
};

/**
 * Sends masters to one API process at the same time, and then lets it process them: memory over the idle process, and the 99th percentile of
 * other requests beside an idle process. Needs Linux, and twice the bytes of all masters on the disk.
 *
 *     npm run bench -- uploads --megabytes 500 --uploads 10 --process 2
 */
export const run: Bench = async function* (args): AsyncGenerator<BenchLine> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      megabytes: { type: 'string', default: '500' },
      uploads: { type: 'string', default: '10' },
      process: { type: 'string', default: '2' },
    },
  });
  const [megabytes, count, processing] = [values.megabytes, values.uploads, values.process].map(Number);
  const sizeBytes = (megabytes ?? NaN) * 2 ** 20;
  const folder = await mkdtemp(join(tmpdir(), 'bench-uploads-'));
  // The bundle of tests runs with a larger heap than the service.
  const api = await startApi(folder, {}, sources);
  try {
    if ((await api.ready()) === false) throw new Error(api.outcome());
    const pid = api.child.pid ?? NaN;
    const anyone = await partnerClient(api.baseUrl);
    const client = anyone.as(await registered(anyone));
    await otherRequests(client, (n) => n === idleRequests);
    const idle = await during(pid, client, () => otherRequests(client, (n) => n === idleRequests));
    const begun = await Promise.all(Array.from({ length: count ?? 0 }, () => announced(client, sizeBytes)));
    const size = `${count} uploads of ${megabytes} MB`;
    const urls = begun.map(({ url }) => url);
    const receiving = await during(pid, client, () => sent(urls, sizeBytes));
    yield compared(`${size}, received`, idle, receiving);
    const paths = begun.slice(0, processing).map(({ path }) => path);
    if (paths.length > 0) {
      const measured = await during(pid, client, () => processed(client, paths));
      yield compared(`${paths.length} of them, processed`, idle, measured);
    }
    anyone.close();
  } finally {
    await api.kill();
    await rm(folder, { recursive: true, force: true });
  }
};
