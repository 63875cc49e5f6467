import {
  appealCodeLength,
  appealCodeOf,
  sameDigest,
} from '../../../../src/domain/moderation/appeals/appeal-code.ts';
import { digestOf } from '../../../support/builders/builders.ts';

describe('the code of an appeal', () => {
  it('has a prefix that identifies it, and contains 256 bits', () => {
    expect(appealCodeOf('a'.repeat(appealCodeLength))).toMatch(/^apc_a{43}$/);
    expect(appealCodeLength * Math.log2(62)).toBeGreaterThan(256);
  });

  it('is recognized by its digest, and by no digest that differs anywhere', () => {
    const digest = digestOf(4_711);
    expect(sameDigest(digest, digestOf(4_711))).toBe(true);
    for (let i = 0; i < digest.length; i++) {
      const changed = `${digest.slice(0, i)}x${digest.slice(i + 1)}`;
      expect([i, sameDigest(digest, changed)]).toEqual([i, false]);
    }
    for (const other of ['', digest.slice(1), `${digest}0`]) expect(sameDigest(digest, other)).toBe(false);
  });
});
