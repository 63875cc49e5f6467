import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { endpoint, route } from '../../../src/adapters/http/kernel/route.ts';
import type { ScratchBounds } from '../../../src/adapters/http/kernel/request/files/scratch.ts';
import { httpServer, type ClientTimeouts, type TransportName } from '../../../src/adapters/http/index.ts';
import { base64, bytesOf } from '../../../src/adapters/http/vocabulary/fields.ts';
import { valueOf } from '../outcomes.ts';
import { kernelWorld } from './kernel-world.ts';
import { good } from './wire.ts';

export const MiB = 1024 * 1024;

const Kept = z.object({
  name: z.string(),
  filename: z.string().exactOptional(),
  sizeBytes: z.int(),
  sha256: z.string(),
  mode: z.string(),
});
export type Analyses = z.infer<typeof Received>;
const Received = z.object({ again: z.boolean(), rows: z.array(z.unknown()), files: z.array(Kept) });

export const analyzeUploads = route({
  operation: 'analyzeUploads',
  method: 'POST',
  path: '/uploads',
  access: { kind: 'platform', anyOf: ['licenses:write'] },
  summary: 'Analyze recordings',
  tags: ['Recordings'],
  idempotent: true,
  body: {
    schema: z.strictObject({
      rows: z.array(z.strictObject({ rowId: z.string(), audio: base64(3 * MiB, 'A recording.').optional() })),
    }),
    example: { rows: [{ rowId: 'one', audio: 'UklGRiQAAABXQVZF' }] },
    limit: MiB,
    files: {
      json: 'rows',
      names: /^audio\d{1,4}$/,
      max: 10,
      limit: 64 * MiB,
      total: 80 * MiB,
      description: 'A recording.',
      example: { rows: [{ rowId: 'one' }], audio1: 'the bytes of a recording' },
    },
  },
  responses: { 201: { description: 'The analyses.', schema: Received } },
  problems: [],
});

const sha256 = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

const kept = async (
  name: string,
  filename: string | undefined,
  file: string,
): Promise<z.infer<typeof Kept>> => {
  const [{ size }, { mode }] = await Promise.all([stat(file), stat(dirname(file))]);
  return {
    name,
    ...(filename !== undefined && { filename }),
    sizeBytes: size,
    sha256: await sha256(file),
    mode: (mode & 0o777).toString(8),
  };
};

interface Hook {
  /** While the handler has the files. */
  readonly during?: (files: readonly string[]) => Promise<void>;
  /** The usual where absent. */
  readonly scratchBounds?: ScratchBounds;
}

/** An endpoint that returns its input, behind a transport; `left()` returns the content of the scratch folder. */
export const openUploads = async (
  transport: TransportName,
  timeouts?: ClientTimeouts,
  { during, ...bounds }: Hook = {},
) => {
  const scratchDir = join(await mkdtemp(join(tmpdir(), 'uploads-')), 'scratch');
  const settled = { handled: 0, receive: (_key: string, _status: number, _id: string): void => undefined };
  const analyze = endpoint(
    analyzeUploads,
    async ({ body, files, scratch, idempotencyKey }) => {
      settled.handled += 1;
      await during?.(files.map(({ file }) => file));
      const written = await Promise.all(
        body.rows.flatMap(({ rowId, audio }) => {
          const bytes = bytesOf(audio ?? '');
          return audio !== undefined && bytes
            ? [scratch.write(bytes).then((path) => kept(rowId, undefined, valueOf(path)))]
            : [];
        }),
      );
      const sent = await Promise.all(files.map(({ name, filename, file }) => kept(name, filename, file)));
      if (idempotencyKey) settled.receive(idempotencyKey.key, 201, 'it');
      return { status: 201, body: { again: false, rows: body.rows, files: [...sent, ...written] } };
    },
    async ({ body }) => ({ status: 201, body: { again: true, rows: body.rows, files: [] } }),
  );
  const world = kernelWorld([analyze], { scratchDir, ...bounds });
  settled.receive = world.receive;
  const server = await httpServer({
    kernel: world.kernel,
    transport,
    port: 0,
    host: '127.0.0.1',
    ...(timeouts && { timeouts }),
  });
  return {
    url: server.url,
    lines: world.lines,
    scratchDir,
    handled: () => settled.handled,
    left: () => readdir(scratchDir).catch((): string[] => []),
    close: async () => {
      await server.close(200);
      await rm(dirname(scratchDir), { recursive: true });
    },
  };
};

export const boundary = 'XyZ';
export const multipart = { ...good, 'content-type': `multipart/form-data; boundary=${boundary}` };

/** A part written out; `head`: its header lines instead of those of a file of this name. */
export const part = (name: string, content: string, head?: string): string =>
  `--${boundary}\r\n${head ?? `content-disposition: form-data; name="${name}"; filename="a.wav"\r\n`}\r\n${content}\r\n`;

export const rows = (text: string): string =>
  part('rows', text, 'content-disposition: form-data; name="rows"\r\n');
export const end = `--${boundary}--\r\n`;
