import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type Server } from '../http/child.ts';
import { rounded, type BenchLine } from '../figures.ts';
import { workingSet } from '../working-set/catalog.ts';
import { beside } from './targets.ts';

interface Received {
  readonly firstByteMs: number;
  readonly bytes: number;
  readonly tracks: number;
}

const received = async (url: string, path: string): Promise<Received> => {
  const started = performance.now();
  const [response] = (await once(get(url + path), 'response')) as [IncomingMessage];
  let [firstByteMs, bytes, tracks] = [0, 0, 0];
  const mark = Buffer.from('{"op":"upsert"');
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of response as AsyncIterable<Buffer>) {
    if (bytes === 0) firstByteMs = performance.now() - started;
    bytes += chunk.length;
    const text = Buffer.concat([rest, chunk]);
    for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) tracks++;
    // A mark that is cut is counted with the next chunk, and no mark twice.
    rest = text.subarray(-(mark.length - 1));
  }
  return { firstByteMs, bytes, tracks };
};

const memoryOf = async ({ url }: Server): Promise<{ readonly now: number; readonly peak: number }> =>
  (await (await fetch(`${url}/memory`)).json()) as { readonly now: number; readonly peak: number };

/**
 * Measures a stream of the whole catalog over HTTP: the time until its first byte, and the CPU time and memory of the
 * server's process. Before it, the beginning of another stream is read, which compiles the code.
 */
export async function* streamed(size: number): AsyncGenerator<BenchLine> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-sync-'));
  try {
    const set = await workingSet(size);
    await set.copyTo(folder);
    const server = await startServer('sync', '../search/sync-server.ts', {
      SYNC_STORE: join(folder, 'licensing.db'),
    });
    const [begun] = (await once(get(server.url), 'response')) as [IncomingMessage];
    for await (const _ of begun) break;
    const [cpu, before] = [await server.cpu(), (await memoryOf(server)).now];
    const { firstByteMs, bytes, tracks } = await received(server.url, '/');
    const cpuSeconds = ((await server.cpu()) - cpu) / 1e6;
    const { peak } = await memoryOf(server);
    await server.stop();
    if (tracks !== size) throw new Error(`the stream contained ${tracks} tracks`);
    const about = { bench: 'sync', tracks: size };
    yield {
      ...about,
      result: 'stream',
      megabytes: rounded(bytes / 1e6, 0),
      cpuUsPerTrack: rounded((cpuSeconds * 1e6) / size),
    };
    const verdicts = [
      beside('syncFirstByteMs', firstByteMs),
      beside('syncCpuSeconds', cpuSeconds),
      beside('syncMegabytes', (peak - before) / 1e6),
    ];
    for (const verdict of verdicts) yield { ...about, result: 'target', ...verdict };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
