import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openAudioProcessor } from '../../src/adapters/audio/index.ts';
import { audioFormats } from '../../src/domain/catalog/audio.ts';
import { aTune } from '../../test/support/audio/sounds.ts';
import { startApi } from '../../test/support/service/api-process.ts';
import { wavBytes } from '../../test/support/audio/wav.ts';
import { percentile, rounded, type Bench, type BenchLine } from '../figures.ts';
import { seedCatalog } from '../http/seed.ts';

const searchesPerSecond = 50;
const minutes = 2;

interface Registered {
  readonly apiKey: string;
  readonly slug: string;
}

const register = async (baseUrl: string): Promise<Registered> => {
  const replied = await fetch(`${baseUrl}/api/v1/platforms/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bench', contactEmail: 'bench@acme.example', acceptTerms: true }),
  });
  return (await replied.json()) as Registered;
};

/** Returns the resident memory of a process in MB. */
const residentMb = async (pid: number | undefined): Promise<number> => {
  const [, pages = '0'] = (await readFile(`/proc/${pid ?? 'self'}/statm`, 'utf8')).split(' ');
  return (Number(pages) * 4096) / 2 ** 20;
};

/** Returns the peak of the resident memory of a process until it ends. */
const highestOf = async (pid: number | undefined, isOver: () => boolean): Promise<number> => {
  let highest = 0;
  while (!isOver()) {
    highest = Math.max(highest, await residentMb(pid));
    await pause(50);
  }
  return highest;
};

/** Sends searches at a steady pace until `ended`, without waiting for responses. Resolves to their latencies in ms. */
const searching = async (
  baseUrl: string,
  apiKey: string,
  ended: () => boolean,
): Promise<readonly number[]> => {
  const latencies: Promise<number>[] = [];
  for (let n = 0; !ended(); n++) {
    const began = performance.now();
    const url = `${baseUrl}/api/v1/tracks?limit=20&bpmMin=${60 + (n % 80)}`;
    const reply = fetch(url, { headers: { authorization: `Bearer ${apiKey}` } });
    latencies.push(reply.then((answer) => answer.text()).then(() => performance.now() - began));
    await pause(1000 / searchesPerSecond);
  }
  return Promise.all(latencies);
};

const searchLine = (state: string, latencies: readonly number[]): BenchLine => ({
  state,
  searches: latencies.length,
  p50Ms: rounded(percentile(latencies, 0.5)),
  p99Ms: rounded(percentile(latencies, 0.99)),
});

/**
 * Uploads a track of two minutes `requests` times concurrently, as MP3 or in another format, beside searches at a steady pace. Measures
 * the latency of search at rest and under load, memory, and how many uploads were analyzed and counted.
 */
export const run: Bench = async function* ([requests = '32', format = 'mp3']) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-enrich-'));
  await seedCatalog(folder, ['data']);
  const tiers = JSON.stringify({
    developer: { requestsPerSecond: 1e6, burst: 1e6, requestsPerDay: null, enrichRowsPerDay: 1_000 },
    public: { requestsPerMinute: 1e6 },
  });
  const api = await startApi(join(folder, 'data'), { TIERS: tiers });
  try {
    if ((await api.ready()) === false) throw new Error('the service did not start');
    const { apiKey } = await register(api.baseUrl);
    const song = new Blob([await songAs(format, folder)]);
    await searching(api.baseUrl, apiKey, after(2_000)); // Lets V8 optimize.
    const idle = searchLine('idle', await searching(api.baseUrl, apiKey, after(10_000)));
    yield idle;

    const ended = { yet: false };
    const isOver = (): boolean => ended.yet;
    const watching = highestOf(api.child.pid, isOver);
    const began = performance.now();
    const enriching = Promise.all(
      Array.from({ length: Number(requests) }, () => enriched(api.baseUrl, apiKey, song)),
    );
    const ending = enriching.finally(() => (ended.yet = true));
    const busy = searchLine('enriching', await searching(api.baseUrl, apiKey, isOver));
    const finished = await ending;
    const highestMb = await watching;
    const seconds = (performance.now() - began) / 1000;
    yield { ...busy, p99TimesIdle: rounded(Number(busy['p99Ms']) / Number(idle['p99Ms'])) };
    yield {
      requests: finished.length,
      analyzed: finished.filter((status) => status === 'analyzed').length,
      seconds: rounded(seconds, 1),
      secondsPerMinuteOfAudio: rounded(seconds / (finished.length * minutes), 3),
      highestMb: Math.round(highestMb),
    };
  } finally {
    await api.kill();
    await rm(folder, { recursive: true, force: true });
  }
};

const songAs = async (format: string, folder: string): Promise<Uint8Array<ArrayBuffer>> => {
  const wanted = audioFormats.find((each) => each === format) ?? 'mp3';
  const [master, song] = [join(folder, 'master.wav'), join(folder, `song.${wanted}`)];
  await writeFile(master, wavBytes(aTune({ seconds: 60 * minutes, channels: 2, seed: 'enriched' })));
  const audioProcessor = openAudioProcessor();
  const rendered = await audioProcessor.render(master, song, wanted);
  await audioProcessor.close();
  if (!rendered.ok) throw new Error(rendered.failure.detail);
  return new Uint8Array(await readFile(song));
};

const after = (ms: number): (() => boolean) => {
  const until = performance.now() + ms;
  return () => performance.now() >= until;
};

interface Enrichment {
  readonly enrichmentId: string;
  readonly status: string;
  readonly results: readonly { readonly status: string }[];
}

/** Uploads a track and polls until it is analyzed. Resolves to its status. */
const enriched = async (baseUrl: string, apiKey: string, song: Blob): Promise<string> => {
  const headers = { authorization: `Bearer ${apiKey}` };
  const body = new FormData();
  body.set('song', song, 'song');
  const url = `${baseUrl}/api/v1/partners/enrich`;
  let request = (await (await fetch(url, { method: 'POST', headers, body })).json()) as Enrichment;
  while (request.status === 'running') {
    await pause(500);
    request = (await (await fetch(`${url}/${request.enrichmentId}`, { headers })).json()) as Enrichment;
  }
  return request.results[0]?.status ?? request.status;
};
