import { createHmac } from 'node:crypto';
import type { Instant } from '../../../src/domain/shared/calendar.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the code that an authenticator shows (RFC 6238), written independently of the adapter, with whole numbers. */
export const codeOf = (secret: string, at: Instant): string => {
  let value = 0n;
  for (const sign of secret) value = value * 32n + BigInt(alphabet.indexOf(sign));
  const key = Buffer.from(value.toString(16).padStart(40, '0'), 'hex');
  const counter = Buffer.from(
    Math.floor(at / 30_000)
      .toString(16)
      .padStart(16, '0'),
    'hex',
  );
  const mac = createHmac('sha1', key).update(counter).digest();
  const place = (mac[19] ?? 0) % 16;
  const number = parseInt(mac.subarray(place, place + 4).toString('hex'), 16) % 2 ** 31;
  return String(number % 1e6).padStart(6, '0');
};
