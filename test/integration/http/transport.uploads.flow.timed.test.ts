import { transportNames } from '../../../src/adapters/http/index.ts';
import { createHash, randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { end, MiB, multipart, openUploads, part, rows, type Analyses } from '../../support/http/uploads.ts';
import { ask, exchangeBytes, readReply, requestText } from '../../support/http/wire.ts';
import { seenWithin } from '../../support/eventually.ts';

const one = '[{"rowId":"one"}]';
const timeouts = { headersMs: 300, requestMs: 500, keepAliveMs: 200 };
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that something still refers to. */
const inUse = (): number => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

type Wire = Awaited<ReturnType<typeof openUploads>>;

const head = (length: number) =>
  requestText('POST', '/uploads', { headers: { ...multipart, 'content-length': String(length) } });

describe.each(transportNames)('the flow of uploads over %s', (transport) => {
  const opened: Wire[] = [];
  const open = async (
    ...given: Parameters<typeof openUploads> extends [unknown, ...infer Rest] ? Rest : never
  ) => {
    const wire = await openUploads(transport, ...given);
    opened.push(wire);
    return wire;
  };
  afterAll(() => Promise.all(opened.map((wire) => wire.close())));

  const dial = ({ url }: Wire): Socket =>
    connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  const onDisk = async ({ scratchDir }: Wire): Promise<number> => {
    const names = await readdir(scratchDir, { recursive: true }).catch((): string[] => []);
    const sizes = await Promise.all(
      names.map((name) =>
        stat(join(scratchDir, name)).then(
          (found) => (found.isFile() ? found.size : 0),
          () => 0,
        ),
      ),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };

  it('writes every byte to disk as it arrives, and buffers none', async () => {
    const wire = await open();
    const block = randomBytes(MiB);
    const blocks = 64;
    const start = rows(one) + part('audio1', '').slice(0, -2);
    const close = `\r\n${end}`;
    const socket = dial(wire);
    let answer = '';
    socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
    socket.write(head(start.length + blocks * MiB + close.length));
    socket.write(start);
    const hash = createHash('sha256');
    const before = inUse();
    for (let sent = 1; sent <= blocks; sent++) {
      hash.update(block);
      await new Promise((written) => socket.write(block, written));
      if (sent % 16 > 0) continue;
      // The last piece may still be looked through for the boundary.
      const min = sent * MiB - 200;
      const kept = await seenWithin(
        () => onDisk(wire),
        (size) => size >= min,
        5_000,
      );
      expect(kept).toBeGreaterThanOrEqual(min);
      // Freed memory is counted until it is swept, which may take a moment on a busy machine; what is held back stays.
      const held = await seenWithin(
        async () => inUse() - before,
        (bytes) => bytes < 8 * MiB,
        10_000,
      );
      expect(held).toBeLessThan(8 * MiB);
    }
    socket.write(close);
    await new Promise((closed) => socket.on('close', closed));
    const [file] = (JSON.parse(readReply(answer).body) as Analyses).files;
    expect(file).toMatchObject({ sizeBytes: blocks * MiB, sha256: hash.digest('hex') });
    expect(await wire.left()).toEqual([]);
  });

  it('leaves nothing behind if a client disconnects in the middle', async () => {
    const wire = await open();
    const socket = dial(wire);
    socket.write(head(5 * MiB));
    socket.write(rows(one) + part('audio1', 'RIFF'.repeat(100_000)).slice(0, -100));
    expect(
      await seenWithin(
        () => onDisk(wire),
        (size) => size > 300_000,
      ),
    ).toBeGreaterThan(300_000);
    socket.destroy();
    expect(await seenWithin(wire.left, (left) => left.length === 0)).toEqual([]);
    const logged = async () => wire.lines.at(-1);
    expect(await seenWithin(logged, (line) => line?.message === 'request')).toMatchObject({
      message: 'request',
      fields: { aborted: true },
    });
    expect(wire.handled()).toBe(0);
  });

  it('leaves nothing behind if a client disconnects while its request is handled', async () => {
    const gate = Promise.withResolvers<undefined>();
    const held: number[] = [];
    const during = async (files: readonly string[]) => {
      held.push(...(await Promise.all(files.map(async (file) => (await stat(file)).size))));
      await gate.promise;
    };
    const wire = await open(undefined, { during });
    const body = rows(one) + part('audio1', 'RIFF') + end;
    const socket = dial(wire);
    socket.write(head(body.length));
    socket.write(body);
    expect(
      await seenWithin(
        async () => held,
        ({ length }) => length > 0,
      ),
    ).toEqual([4]);
    socket.destroy();
    gate.resolve(undefined);
    expect(await seenWithin(wire.left, (left) => left.length === 0)).toEqual([]);
  });

  it('stores no more than a share for one caller at a time, and closes the connection of an upload beyond it', async () => {
    const gate = Promise.withResolvers<undefined>();
    const entered = Promise.withResolvers<undefined>();
    const during = async () => {
      entered.resolve(undefined);
      await gate.promise;
    };
    const wire = await open(undefined, { during, scratchBounds: { ofCaller: 10, inAll: 100 } });
    const sent = (content: string) =>
      ask(wire.url, 'POST', '/uploads', {
        headers: multipart,
        body: rows(one) + part('audio1', content) + end,
      });
    const first = sent('RIFFRIFF');
    await entered.promise;
    const over = await sent('RIFF');
    expect([over.status, over.headers['connection'], over.headers['retry-after']]).toEqual([
      429,
      'close',
      '5',
    ]);
    expect(JSON.parse(over.body)).toMatchObject({ code: 'QUOTA_EXCEEDED', quota: 'upload-bytes-under-way' });
    gate.resolve(undefined);
    expect([(await first).status, (await sent('RIFF')).status, await wire.left()]).toEqual([201, 201, []]);
  });

  it('leaves nothing behind if a handler fails', async () => {
    const wire = await open(undefined, { during: () => Promise.reject(new Error('a bug')) });
    const { status } = await ask(wire.url, 'POST', '/uploads', {
      headers: multipart,
      body: rows(one) + part('audio1', 'RIFF') + end,
    });
    expect({ status, left: await wire.left() }).toEqual({ status: 500, left: [] });
  });

  it('lets an upload take longer than a request may while it keeps coming', async () => {
    const wire = await open({ headersMs: 2_000, requestMs: 2_000, keepAliveMs: 200 });
    const body = Buffer.from(rows(one) + part('audio1', 'a'.repeat(400_000)) + end);
    const pieces = Array.from({ length: 20 }, (_, i) => [
      body.subarray(Math.floor((i * body.length) / 20), Math.floor(((i + 1) * body.length) / 20)),
      150,
    ]).flat();
    const reply = readReply(await exchangeBytes(wire.url, head(body.length), ...pieces));
    expect(reply.status).toBe(201);
  });

  it('answers 408 to an upload that stops, or drips, and leaves nothing of it', async () => {
    const wire = await open(timeouts);
    const start = rows(one) + part('audio1', 'a'.repeat(200_000)).slice(0, -2);
    const dripsMs = 12_000;
    const drips = Array.from({ length: dripsMs / 50 }, () => ['a', 50]).flat();
    for (const pieces of [[start], [start, ...drips], drips]) {
      const since = performance.now();
      const reply = readReply(await exchangeBytes(wire.url, head(5 * MiB), ...pieces));
      expect({ status: reply.status, code: (JSON.parse(reply.body) as { code: string }).code }).toEqual({
        status: 408,
        code: 'REQUEST_TIMEOUT',
      });
      expect(performance.now() - since).toBeLessThan(dripsMs);
      expect(await wire.left()).toEqual([]);
    }
  });

  it('serves others after it, over the same connection where the upload was read to its end', async () => {
    const wire = await open();
    const body = rows(one) + part('audio1', 'RIFF') + end;
    const headers = { ...multipart, connection: 'keep-alive' };
    const first = requestText('POST', '/uploads', { headers, body });
    const raw = await exchangeBytes(
      wire.url,
      first,
      requestText('POST', '/uploads', { headers: multipart, body }),
    );
    expect(raw.match(/HTTP\/1\.1 201/g)).toHaveLength(2);
    const early = requestText('POST', '/uploads', {
      headers,
      body: rows(one) + rows(one) + ' '.repeat(MiB),
    });
    const rejected = readReply(await exchangeBytes(wire.url, early));
    expect({ status: rejected.status, connection: rejected.headers['connection'] }).toEqual({
      status: 400,
      connection: 'close',
    });
  });
});
