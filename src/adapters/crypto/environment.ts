import { hash, randomBytes, randomInt } from 'node:crypto';
import type { Digest, Randomness } from '../../ports/driven/shared/environment.ts';

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/**
 * Larger bytes are discarded: 248 is the largest multiple of 62 in a byte, which makes every character
 * equally probable.
 */
const fair = 256 - (256 % signs.length);

export const cryptoRandomness: Randomness = {
  base62: (length) => {
    let text = '';
    while (text.length < length) {
      for (const byte of randomBytes(length - text.length)) {
        if (byte < fair) text += signs.charAt(byte % signs.length);
      }
    }
    return text;
  },
  fraction: () => randomInt(2 ** 32) / 2 ** 32,
};

export const cryptoDigest: Digest = { sha256: (text) => hash('sha256', text, 'hex') };
