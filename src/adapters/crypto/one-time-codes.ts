import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OneTimeCodes } from '../../ports/driven/access/one-time-codes.ts';

const stepMs = 30_000;
const secretBytes = 20;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Only complete groups of five bits: secrets of 160 bits need no padding. */
const base32 = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((group) => alphabet.charAt(parseInt(group, 2))).join('');
};

const bytesOf = (secret: string): Buffer => {
  const bits = Array.from(secret, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};

/** RFC 4226 §5.3. */
const codeAt = (step: number, key: Buffer): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

export const rfc6238Codes: OneTimeCodes = {
  newSecret: () => base32(randomBytes(secretBytes)),
  stepOf: (code, secret, now) => {
    if (!/^\d{6}$/.test(code)) return undefined;
    const key = bytesOf(secret);
    const present = Math.floor(now / stepMs);
    const given = Buffer.from(code);
    // Every code is compared, even after a match, to take constant time.
    return [present - 1, present, present + 1]
      .filter((step) => step >= 0)
      .filter((step) => timingSafeEqual(Buffer.from(codeAt(step, key)), given))
      .at(-1);
  },
};
