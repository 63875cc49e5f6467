import { retryAfterMs, startOf } from '../../../../src/adapters/axios/answer.ts';

const now = Date.UTC(2026, 10, 21, 12, 0, 0);
const year = 365 * 86_400_000;

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    ['0', 0],
    [' 5 ', 5_000],
    ['99999999999999999999', year],
    ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
    ['Saturday, 21-Nov-26 12:01:00 GMT', 60_000],
    ['Sat Nov 21 12:01:00 2026', 60_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['Fri, 21 Nov 2098 12:00:00 GMT', year],
  ])('%j asks for %d ms', (header, ms) => {
    expect(retryAfterMs(header, now)).toBe(ms);
    expect(retryAfterMs([header, '1'], now)).toBe(ms);
  });

  it.each([
    ...['', 'soon', '-1', '1.5', '1e3', '0x10', '12 s', '2026-11-21T12:01:00Z', 'Sat, 21 Nov 2026 12:01:00'],
    ...['Sat, 21 Nov 2026 12:01:00 CET', 'Sat, 99 Nov 2026 12:01:00 GMT', undefined, 7, [], {}],
  ])('%j asks for nothing', (header) => {
    expect(retryAfterMs(header, now)).toBeUndefined();
  });
});

describe('the start of a response', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('is the first 1,024 characters, whatever their length in bytes', () => {
    expect(startOf(bytes('a'.repeat(2000)))).toBe('a'.repeat(1024));
    expect(startOf(bytes('𝄞'.repeat(2000)).subarray(0, 4096))).toBe('𝄞'.repeat(1024));
    expect(startOf(bytes(''))).toBe('');
  });

  it('is returned as text: HTML stays unchanged', () => {
    expect(startOf(bytes('<script>alert(1)</script>'))).toBe('<script>alert(1)</script>');
  });

  it('replaces invalid UTF-8, and has no half character at the end', () => {
    expect(startOf(Uint8Array.of(0x61, 0xff, 0xfe, 0x62))).toBe('a\ufffd\ufffdb');
    expect(startOf(bytes('aé').subarray(0, 2))).toBe('a');
    expect(startOf(bytes('𝄞').subarray(0, 3)).isWellFormed()).toBe(true);
  });
});
