import fc from 'fast-check';
import { pointerOf, readJson } from '../../../../../src/adapters/http/kernel/request/json.ts';
import { cpuMsOf } from '../../../../support/service/cpu-time.ts';
import { slowness } from '../../../../support/slowness.ts';

const read = (text: string) => readJson(Buffer.from(text));

describe('strict JSON', () => {
  it('reads whatever JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, noUnicodeString: false }), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!/\\u0000|\\ud[89ab]|__proto__/i.test(text));
        expect(read(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
      }),
    );
  });

  it('rejects duplicate names at any depth, and no other text', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', '"', '\\', '{', ',', '/', '~', '\n') });
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 1, maxLength: 6 }),
        fc.array(fc.nat(1), { maxLength: 5 }),
        (names, way) => {
          const members = names.map((one, i) => `${JSON.stringify(one)}: ${i}`).join(' , ');
          const text = way.reduceRight(
            (inner, list) => (list ? `[0, ${inner}]` : `{"in": ${inner}}`),
            `{ ${members} }`,
          );
          const result = read(text);
          const repeated = names.find((one, i) => names.indexOf(one) < i);
          if (repeated === undefined) expect(result.ok).toBe(true);
          else {
            const pointer = pointerOf([...way.map((list) => (list ? 1 : 'in')), repeated]);
            expect(result).toMatchObject({ failure: { kind: 'malformed-json', pointer } });
          }
        },
      ),
    );
  });

  it('recognizes duplicate names with any escapes', () => {
    expect(read(String.raw`{"a\/b":1,"a/b":2}`)).toMatchObject({ failure: { pointer: '/a~1b' } });
    expect(read(String.raw`{"\\":1,"\\\\":2,"\"":3}`).ok).toBe(true);
  });

  it('allows at most 32 levels', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(read(nested(32)).ok).toBe(true);
    expect(read(nested(33))).toMatchObject({ failure: { kind: 'malformed-json' } });
    expect(read(nested(100_000))).toMatchObject({ failure: { kind: 'malformed-json' } });
  });

  it('says where the text is invalid, without repeating it', () => {
    const { failure } = read('{\n  "secret": tru }') as { failure: { detail: string } };
    expect(failure.detail).not.toContain('secret');
    expect(read('{"a":1')).toMatchObject({ failure: { detail: 'The body is not JSON (line 1, column 7).' } });
  });

  it('rejects invalid UTF-8, byte order marks, half surrogate pairs and NUL', () => {
    expect(readJson(Buffer.from([0x22, 0xc3, 0x28, 0x22]))).toMatchObject({
      failure: { kind: 'malformed-json' },
    });
    expect(read('\uFEFF{}')).toMatchObject({ failure: { kind: 'malformed-json' } });
    expect(read(String.raw`{"a":["\uD83D"]}`)).toMatchObject({
      failure: { kind: 'malformed-json', pointer: '/a/0' },
    });
    expect(read(String.raw`{"\uDC00":1}`)).toMatchObject({ failure: { kind: 'malformed-json' } });
    expect(read(String.raw`{"a":"\uD83D\uDE00"}`)).toEqual({ ok: true, value: { a: '😀' } });
    expect(read(String.raw`{"a":{"b":"x\u0000"}}`)).toMatchObject({
      failure: { kind: 'validation-failed', errors: [{ pointer: '/a/b', code: 'nul' }] },
    });
  });

  it('prevents members from reaching the prototype, in any spelling', () => {
    for (const text of ['{"__proto__":{}}', String.raw`{"a":[{"__pr\u006fto__":1}]}`]) {
      expect(read(text)).toMatchObject({
        failure: { kind: 'validation-failed', errors: [{ code: 'unknown_field' }] },
      });
    }
  });

  it('reads 256 KiB in a fraction of a second of processor time', () => {
    const text = JSON.stringify(
      Array.from({ length: 3000 }, (_, i) => ({ name: 'x'.repeat(60), i, s: '\\"\\' })),
    );
    const spent = cpuMsOf(() => {
      expect(read(text).ok).toBe(true);
      expect(read(`["${'\\\\'.repeat(100_000)}"]`).ok).toBe(true);
    });
    expect(spent).toBeLessThan(200 * slowness());
  });
});
