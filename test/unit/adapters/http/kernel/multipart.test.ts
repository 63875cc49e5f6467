import fc from 'fast-check';
import type { BodyPiece } from '../../../../../src/adapters/http/kernel/exchange.ts';
import { boundaryOf, partsOf } from '../../../../../src/adapters/http/kernel/request/files/multipart.ts';

const boundary = 'XyZ';
const delimiter = `--${boundary}`;
interface Sent {
  readonly name: string;
  readonly content: Uint8Array;
}

const written = (parts: readonly Sent[], after = '\r\n'): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, content }) => [
      Buffer.from(`${delimiter}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`${delimiter}--${after}`),
  ]);

async function* cut(body: Uint8Array, lengths: readonly number[]): AsyncGenerator<BodyPiece> {
  let at = 0;
  for (let i = 0; at < body.length; i++) {
    const length = lengths[i % lengths.length] ?? 1;
    yield body.subarray(at, at + length);
    at += length;
  }
}

/** The parts as they were read, or what was said of them. */
const read = async (pieces: AsyncIterable<BodyPiece>) => {
  const parts: { name: string; content: Uint8Array }[] = [];
  let chunks: Uint8Array[] = [];
  let name = '';
  for await (const event of partsOf(boundary, pieces)) {
    if (event.kind === 'broken') return event.detail;
    if (event.kind === 'stopped') return event.why;
    if (event.kind === 'head') name = event.head.name;
    if (event.kind === 'bytes') chunks.push(Uint8Array.from(event.bytes));
    if (event.kind === 'end') {
      parts.push({ name, content: new Uint8Array(Buffer.concat(chunks)) });
      chunks = [];
    }
  }
  return parts;
};

/** Bytes that like to look like a boundary, and are none. */
const content = fc
  .array(
    fc.oneof(
      fc.constantFrom('\r', '\n', '\r\n', '-', '--', '\r\n--', '\r\n--Xy', 'XyZ', `\n${delimiter}`, '\0'),
      fc.string({ maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  .map((texts) => texts.join(''))
  .filter((text) => !`\r\n${text}`.includes(`\r\n${delimiter}`))
  .map((text) => new Uint8Array(Buffer.from(text)));
const parts = fc
  .array(content, { maxLength: 5 })
  .map((contents) => contents.map((one, i): Sent => ({ name: `é${i}`, content: one })));
const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });

describe('a multipart body', () => {
  it('is read as the same parts, whatever the chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        parts,
        lengths,
        fc.constantFrom('', '\r\n', '\r\nan epilogue'),
        async (sent, cuts, after) => {
          expect(await read(cut(written(sent, after), cuts))).toEqual(sent);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('is never accepted as complete if its end is missing', async () => {
    await fc.assert(
      fc.asyncProperty(parts, lengths, fc.nat(), async (sent, cuts, where) => {
        const body = written(sent, '');
        expect(typeof (await read(cut(body.subarray(0, where % body.length), cuts)))).toBe('string');
      }),
      { numRuns: 150 },
    );
  });

  it('preserves large parts, at sizes around the stream buffers', async () => {
    for (const size of [65_535, 65_536, 65_537, 1_048_576 - 1, 1_048_576, 3_000_000]) {
      const sent = ['a', 'b', 'c'].map((name, i) => ({ name, content: new Uint8Array(size).fill(i) }));
      for (const pieces of [[65_536], [1_500_000], [65_536, 1, 7]]) {
        const got = await read(cut(written(sent), pieces));
        if (typeof got === 'string') throw new Error(got);
        expect(got.map(({ name, content: { length } }) => ({ name, length }))).toEqual(
          sent.map(({ name }) => ({ name, length: size })),
        );
        expect(
          got.every((one, i) => Buffer.compare(one.content, sent[i]?.content ?? one.content) === 0),
        ).toBe(true);
      }
    }
  });

  it('is read further only when the last chunk was consumed', async () => {
    const body = written([{ name: 'a', content: new Uint8Array(1_000_000).fill(65) }]);
    let given = 0;
    async function* counted(): AsyncGenerator<BodyPiece> {
      for await (const piece of cut(body, [50_000])) {
        given += piece.length;
        yield piece;
      }
    }
    let used = 0;
    let max = 0;
    for await (const event of partsOf(boundary, counted())) {
      if (event.kind === 'bytes') used += event.bytes.length;
      max = Math.max(max, given - used);
    }
    expect(used).toBe(1_000_000);
    expect(max).toBeLessThan(51_000);
  });

  it('says why it is incomplete if its bytes end early', async () => {
    for (const why of ['aborted', 'too-large', 'too-slow'] as const) {
      const early = async function* (): AsyncGenerator<BodyPiece> {
        yield Buffer.from(`${delimiter}\r\n`);
        yield why;
      };
      expect(await read(early())).toBe(why);
    }
  });

  it('has the boundary that its media type names', () => {
    expect(boundaryOf('multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxk')).toBe(
      '----WebKitFormBoundary7MA4YWxk',
    );
    expect(boundaryOf('multipart/form-data; charset=utf-8; Boundary="a b:c"')).toBe('a b:c');
    for (const none of [
      '',
      '; boundary=',
      '; boundary="a "',
      `; boundary=${'a'.repeat(71)}`,
      '; boundary=é',
    ]) {
      expect(boundaryOf(`multipart/form-data${none}`)).toBeUndefined();
    }
  });
});
