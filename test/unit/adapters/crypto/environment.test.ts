import { createHash } from 'node:crypto';
import { cryptoDigest, cryptoRandomness, masterKeyOf } from '../../../../src/adapters/crypto/index.ts';

describe('randomness', () => {
  it('returns base62 of any length, never the same twice', () => {
    for (const length of [0, 1, 30, 43, 1_000]) {
      expect(cryptoRandomness.base62(length)).toMatch(new RegExp(`^[0-9A-Za-z]{${length}}$`));
    }
    expect(new Set(Array.from({ length: 1_000 }, () => cryptoRandomness.base62(30))).size).toBe(1_000);
  });

  it('returns every character equally often', () => {
    const drawn = 62 * 2_000;
    const counts = new Map<string, number>();
    for (const sign of cryptoRandomness.base62(drawn)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    expect(counts.size).toBe(62);
    // Chi-square with 61 degrees of freedom: over 130 comes once in a million runs; plain `byte % 62` gives above 1,000.
    const expected = drawn / 62;
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(130);
  });
});

describe('digest', () => {
  it('is SHA-256 of the UTF-8 text, in hex', () => {
    expect(cryptoDigest.sha256('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(cryptoDigest.sha256('Grüße 🎧')).toBe(
      createHash('sha256').update('Grüße 🎧', 'utf8').digest('hex'),
    );
  });
});

describe('MASTER_KEY', () => {
  const bytes = Buffer.from(Array.from({ length: 32 }, (_, i) => 255 - i));

  it('can be hex or base64 in either alphabet', () => {
    const base64 = bytes.toString('base64');
    for (const text of [
      bytes.toString('hex'),
      bytes.toString('hex').toUpperCase(),
      base64,
      base64.replace('=', ''),
      bytes.toString('base64url'),
    ]) {
      expect(masterKeyOf(text)).toEqual(bytes);
    }
  });

  it('must have exactly 256 bits, and nothing else', () => {
    const hex = bytes.toString('hex');
    for (const text of [
      '',
      'secret',
      hex.slice(1),
      `${hex}0`,
      ` ${hex}`,
      `${hex}\n`,
      'ü'.repeat(43),
      'A'.repeat(42),
    ]) {
      expect(masterKeyOf(text)).toBeUndefined();
    }
  });
});
