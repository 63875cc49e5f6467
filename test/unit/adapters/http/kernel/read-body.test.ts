import fc from 'fast-check';
import { z } from 'zod';
import { acceptsGzip, negotiated } from '../../../../../src/adapters/http/kernel/request/accept.ts';
import { namesTag, rangeOf, tagOf } from '../../../../../src/adapters/http/kernel/response/conditional.ts';
import { credentialIn } from '../../../../../src/adapters/http/kernel/auth/credential.ts';
import {
  fingerprintOf,
  idempotencyKeyOf,
} from '../../../../../src/adapters/http/kernel/idempotency/idempotency-key.ts';
import { queryReader } from '../../../../../src/adapters/http/kernel/request/query.ts';
import { targetOf } from '../../../../../src/adapters/http/kernel/request/target.ts';

describe('the target of a request', () => {
  it('has one canonical form', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        fc.pre(path !== '' && !query.includes('#'));
        const first = targetOf(`${path}?${query}`);
        if (!first.ok) return;
        expect(targetOf(first.value.path)).toMatchObject({ ok: true, value: { path: first.value.path } });
        expect(decodeURIComponent(first.value.path)).toBe(decodeURIComponent(path));
        expect(first.value.search).toBe(query);
      }),
    );
  });

  it('distinguishes an escaped slash from a slash', () => {
    expect(targetOf('/a%2fb/%7e%41')).toEqual({ ok: true, value: { path: '/a%2Fb/~A', search: '' } });
  });

  it('is rejected if it is not a path or not text', () => {
    for (const raw of ['', 'a', 'ftp://a/b', '/a#b', '/%', '/%00', '/%ff', '/a?b#c', '/a?\u00e9']) {
      expect({ raw, ok: targetOf(raw).ok }).toEqual({ raw, ok: false });
    }
  });
});

describe('a query', () => {
  const read = queryReader(
    z.strictObject({
      limit: z.int().min(1).max(100).default(50),
      from: z.number().optional(),
      loud: z.boolean().optional(),
      mood: z.array(z.enum(['calm', 'dark'])).optional(),
      bpm: z.array(z.int()).max(3).optional(),
      q: z.string().exactOptional(),
    }),
  );

  it('is converted to the types of its schema', () => {
    expect(read('limit=7&from=-1.5&loud=false&mood=calm,dark&mood=calm&bpm=1,2&q=a+b%26c')).toEqual({
      ok: true,
      value: { limit: 7, from: -1.5, loud: false, mood: ['calm', 'dark', 'calm'], bpm: [1, 2], q: 'a b&c' },
    });
    expect(read('')).toEqual({ ok: true, value: { limit: 50 } });
    expect(read('&&limit=1&')).toEqual({ ok: true, value: { limit: 1 } });
  });

  it('rejects numbers in other notations', () => {
    for (const text of [
      '',
      ' 1',
      '1 ',
      '0x1',
      '1e2',
      '+1',
      '01',
      '.5',
      '1.',
      'NaN',
      'Infinity',
      '１',
      '--1',
    ]) {
      expect({ text, ok: read(`limit=${encodeURIComponent(text)}`).ok }).toEqual({ text, ok: false });
    }
  });

  it('rejects every parameter if the operation has none', () => {
    const none = queryReader(undefined);
    expect(none('')).toEqual({ ok: true, value: {} });
    expect(none('a=1')).toMatchObject({
      failure: { errors: [{ in: 'query', pointer: 'a', code: 'unknown_parameter' }] },
    });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof read(text).ok).toBe('boolean');
      }),
    );
  });
});

describe('negotiation', () => {
  const offered = ['application/json', 'application/x-ndjson', 'text/html'];

  it('selects the type with the highest weight, and among equals the one offered first', () => {
    const cases = [
      [undefined, 'application/json'],
      ['*/*', 'application/json'],
      ['text/html', 'text/html'],
      ['text/*, application/json;q=0.9', 'text/html'],
      ['text/html;q=0.5, application/*;q=0.7', 'application/json'],
      ['application/x-ndjson, */*;q=0.1', 'application/x-ndjson'],
      ['application/json;q=0, */*', 'application/x-ndjson'],
      ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
      ['image/png', undefined],
      ['*/*;q=0', undefined],
      ['nonsense', undefined],
    ] as const;
    for (const [accept, wanted] of cases)
      expect({ accept, type: negotiated(accept, offered) }).toEqual({ accept, type: wanted });
    expect(negotiated('audio/mpeg', ['audio/*'])).toBe('audio/*');
    expect(negotiated('video/mp4', ['audio/*'])).toBeUndefined();
  });

  it('compresses only if gzip is accepted', () => {
    expect(['gzip', 'br, gzip;q=0.5', 'x-gzip'].map(acceptsGzip)).toEqual([true, true, true]);
    expect([undefined, '', 'br', 'gzip;q=0', 'identity'].map(acceptsGzip)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('conditions and ranges', () => {
  it('has the same tag for equal bytes only', () => {
    expect(tagOf('é')).toBe(tagOf(Buffer.from('é')));
    expect(tagOf('a')).not.toBe(tagOf('b'));
    expect(namesTag('"x", W/"y"', '"y"')).toBe(true);
    expect(namesTag('"xy"', '"y"')).toBe(false);
  });

  it('returns the requested range, and never beyond the file', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1200), fc.nat(1200), (size, first, last) => {
        const requested = rangeOf({ range: `bytes=${first}-${last}` }, size, undefined);
        if (first > last) expect(requested.kind).toBe('whole');
        else if (first >= size) expect(requested.kind).toBe('unsatisfiable');
        else expect(requested).toEqual({ kind: 'part', range: { first, last: Math.min(last, size - 1) } });
      }),
    );
    expect(rangeOf({ range: 'bytes=-10' }, 4, undefined)).toEqual({
      kind: 'part',
      range: { first: 0, last: 3 },
    });
    expect(rangeOf({ range: 'bytes=-0' }, 4, undefined).kind).toBe('unsatisfiable');
    expect(rangeOf({ range: 'bytes=2-' }, 4, undefined)).toEqual({
      kind: 'part',
      range: { first: 2, last: 3 },
    });
    for (const range of ['bytes=0-1,2-3', 'lines=1-2', 'bytes=-', 'bytes=a-b', '']) {
      expect(rangeOf({ range }, 4, undefined).kind).toBe('whole');
    }
    expect(rangeOf({ range: 'bytes=0-1', 'if-range': '"new"' }, 4, '"old"').kind).toBe('whole');
    expect(rangeOf({ range: 'bytes=0-1', 'if-range': '"old"' }, 4, '"old"').kind).toBe('part');
  });
});

describe('credentials and keys', () => {
  it('are read from Authorization before X-API-Key', () => {
    expect(credentialIn({ authorization: 'Bearer a', 'x-api-key': 'b' })).toBe('a');
    expect(credentialIn({ authorization: 'BEARER  a' })).toBe('a');
    expect(credentialIn({ 'x-api-key': 'b' })).toBe('b');
    expect(credentialIn({ authorization: 'Basic a', 'x-api-key': 'b' })).toBeUndefined();
    expect(credentialIn({ authorization: 'Bearer ' })).toBeUndefined();
  });

  it('are the same with and without quotes', () => {
    expect(idempotencyKeyOf('"a\\"b"')).toEqual({ ok: true, value: 'a"b' });
    expect(idempotencyKeyOf(' a b ')).toEqual({ ok: true, value: 'a b' });
    expect(idempotencyKeyOf('a'.repeat(255)).ok).toBe(true);
    expect(idempotencyKeyOf(`"${'a'.repeat(16)}"`, 16).ok).toBe(true);
    expect(idempotencyKeyOf(`"${'a'.repeat(15)}"`, 16).ok).toBe(false);
    for (const key of ['', '""', '"a', 'a'.repeat(256), 'a\nb', undefined])
      expect(idempotencyKeyOf(key).ok).toBe(false);
  });

  it('compare payloads by content, not by spelling', () => {
    const shuffled = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(shuffled)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([name, member]) => [name, shuffled(member)]),
            )
          : value;
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(fingerprintOf(shuffled(value))).toBe(fingerprintOf(value));
      }),
    );
    expect(fingerprintOf({ a: [1, 2] })).not.toBe(fingerprintOf({ a: [2, 1] }));
    expect(fingerprintOf({ a: '1' })).not.toBe(fingerprintOf({ a: 1 }));
  });
});
