import { isUtf8 } from 'node:buffer';
import { setImmediate as turn } from 'node:timers/promises';
import { Dicer } from '@fastify/busboy';
import type { BodyPiece } from '../../exchange.ts';

export interface PartHead {
  readonly name: string;
  /** Without folders; absent when nothing remains. */
  readonly filename?: string;
}

/** The events of one part after another: head, bytes, end. `broken` and `stopped` end the body. */
export type PartEvent =
  | { readonly kind: 'head'; readonly head: PartHead }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'end' }
  | { readonly kind: 'broken'; readonly detail: string }
  | { readonly kind: 'stopped'; readonly why: Exclude<BodyPiece, Uint8Array> };

const headLimit = 8 * 1024;
const sliceBytes = 64 * 1024;

/** Returns the boundary in a media type (RFC 2046 §5.1.1). */
export const boundaryOf = (contentType: string): string | undefined => {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]*))/i.exec(contentType) ?? [];
  const boundary = quoted ?? bare ?? '';
  return /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary) ? boundary : undefined;
};

type Fields = Readonly<Record<string, readonly string[] | undefined>>;

/** Decodes UTF-8 bytes that were read as Latin-1. */
const textOf = (latin1: string): string | undefined => {
  const bytes = Buffer.from(latin1.replace(/\\(["\\])/g, '$1'), 'latin1');
  return isUtf8(bytes) ? bytes.toString() : undefined;
};

const parameter = /;\s*([\w*-]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;"]*))\s*/y;

/** Parses `form-data; name="…"; filename="…"` (RFC 7578 §4.2); each parameter may occur once. */
const parametersOf = (disposition: string): ReadonlyMap<string, string> | undefined => {
  const kind = /^form-data\s*/i.exec(disposition)?.[0];
  if (kind === undefined) return undefined;
  const given = new Map<string, string>();
  parameter.lastIndex = kind.length;
  for (let at = kind.length; at < disposition.length; at = parameter.lastIndex) {
    const [, name, quoted, bare = ''] = parameter.exec(disposition) ?? [];
    const value = textOf(quoted ?? bare);
    if (name === undefined || value === undefined || given.has(name.toLowerCase())) return undefined;
    given.set(name.toLowerCase(), value);
  }
  return given;
};

/** Returns a file name without its folders. */
const basename = (path: string): string | undefined => {
  const name = path.split(/[/\\]/).at(-1) ?? '';
  return /^\.{0,2}$/.test(name) ? undefined : name.slice(0, 255).toWellFormed();
};

const headOf = (fields: Fields): PartEvent => {
  const size = Object.entries(fields).reduce(
    (sum, [name, values = []]) => values.reduce((own, value) => own + name.length + value.length, sum),
    0,
  );
  const broken = (detail: string): PartEvent => ({ kind: 'broken', detail });
  if (size > headLimit) return broken(`The headers of a part are larger than ${headLimit} bytes.`);
  const [disposition = '', second] = fields['content-disposition'] ?? [];
  const given = second === undefined ? parametersOf(disposition) : undefined;
  const name = given?.get('name') ?? '';
  if (!given || name === '') return broken('A part has no Content-Disposition that names it.');
  const path = given.get('filename') ?? '';
  if (/\p{Cc}/u.test(name + path)) return broken('The name of a part or of its file has control characters.');
  const filename = basename(path);
  return { kind: 'head', head: { name, ...(filename !== undefined && { filename }) } };
};

interface Queued {
  readonly events: PartEvent[];
  headed: boolean;
  ended: boolean;
}

const headless: PartEvent = { kind: 'broken', detail: 'A part has no headers.' };
const cutShort: PartEvent = { kind: 'broken', detail: 'The body ended before its last boundary.' };

/**
 * Reads a multipart body (RFC 2046, RFC 7578) as it arrives and buffers at most one piece. The parser may report the
 * head of a part before the last bytes of the previous part, so each part has its own queue. Each piece is parsed
 * completely before the next is read, so the parser's own backpressure is never needed.
 */
export async function* partsOf(
  boundary: string,
  pieces: AsyncIterable<BodyPiece>,
): AsyncGenerator<PartEvent, void> {
  const settings = { boundary, maxHeaderSize: 2 * headLimit, partHwm: 16 * sliceBytes };
  const parser = new Dicer(settings);
  const queue: Queued[] = [];
  const state = { ended: false, cut: false };
  parser.on('error', () => (state.cut = true)).on('finish', () => (state.ended = true));
  parser.on('part', (part) => {
    const queued: Queued = { events: [], headed: false, ended: false };
    queue.push(queued);
    part.on('header', (fields) => {
      queued.headed = true;
      queued.events.push(headOf(fields as Fields));
    });
    part.on('data', (bytes: Buffer) => queued.events.push({ kind: 'bytes', bytes }));
    part.on('end', () => (queued.ended = true)).on('error', () => undefined);
  });

  function* ready(): Generator<PartEvent> {
    for (let first = queue[0]; first; first = queue[0]) {
      yield* first.events.splice(0);
      if (!first.ended) return;
      yield first.headed ? { kind: 'end' } : headless;
      queue.shift();
    }
  }

  for await (const piece of pieces) {
    if (typeof piece === 'string') {
      yield { kind: 'stopped', why: piece };
      return;
    }
    for (let at = 0; at < piece.length && !state.ended; at += sliceBytes) {
      const slice = piece.subarray(at, at + sliceBytes);
      await new Promise((resolve) => parser.write(slice, resolve));
      await turn();
      yield* ready();
    }
  }
  if (!state.ended) {
    parser.end();
    await turn();
  }
  yield* ready();
  if (!state.ended || state.cut || queue.length > 0) yield cutShort;
}
