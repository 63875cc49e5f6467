import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { masterKeyOf } from '../../adapters/crypto/index.ts';
import { trustedProxiesOf } from '../../adapters/http/kernel/request/client-address.ts';
import { tiersFrom } from './tiers.ts';

// A kind of value states in `accepts` what docs/configuration.md says of it.

export const aNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,16}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be between ${from} and ${to}`)
    .meta({ accepts: `a whole number from ${from.toLocaleString('en')} to ${to.toLocaleString('en')}` });

export const aFlag = z
  .enum(['1', 'true', 'on', 'yes', '0', 'false', 'off', 'no'], 'must be on or off')
  .transform((text) => ['1', 'true', 'on', 'yes'].includes(text))
  .meta({ accepts: '`on` or `off`' });

export const aBaseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .refine((text) => !/[?#]/.test(text), 'must have no query and no fragment')
  .transform((text) => text.replace(/\/+$/, ''))
  .refine(
    (text) => new URL(text).pathname === '/',
    'must have no path: the portal, the reference and its cookies need the root of a host',
  )
  .meta({ accepts: 'an http or https URL without path, query and fragment' });

export const aMasterKey = z
  .string()
  .transform((text, context) => {
    const key = masterKeyOf(text);
    if (key) return key;
    context.issues.push({
      code: 'custom',
      message: 'must be a key of 256 bits: 64 hex digits, or base64',
      input: '(hidden)',
    });
    return z.NEVER;
  })
  .meta({ accepts: '32 bytes: 64 hex digits, or base64' });

/** Earlier values of MASTER_KEY, separated by commas. */
export const previousMasterKeys = z
  .string()
  .transform((text, context) => {
    const keys = text.split(',').map((one) => masterKeyOf(one.trim()));
    const wrong = keys.findIndex((key) => key === undefined);
    if (wrong === -1) return keys.filter((key) => key !== undefined);
    context.issues.push({
      code: 'custom',
      message: `must list keys of 256 bits, separated by commas. Value ${wrong + 1} is not 64 hex digits or base64`,
      input: '(hidden)',
    });
    return z.NEVER;
  })
  .meta({ accepts: 'keys like `MASTER_KEY`, separated by commas' });

/** Whether a key is well formed but not secret: one repeated byte. */
export const isWeakKey = (text: string): boolean => {
  const key = masterKeyOf(text);
  return key?.every((byte) => byte === key[0]) === true;
};

export const anIpAddress = z
  .string()
  .refine((text) => isIP(text) !== 0, 'must be an IP address, such as 127.0.0.1 or 0.0.0.0')
  .meta({ accepts: 'an IP address' });

export const proxies = z
  .string()
  .transform((text, context) => {
    const networks = text
      .split(',')
      .map((network) => network.trim())
      .filter((network) => network !== '');
    const wrong = trustedProxiesOf(networks);
    if (wrong.ok) return networks;
    context.issues.push({
      code: 'custom',
      message: `must list IP addresses and CIDR blocks. "${wrong.failure.network}" is neither`,
      input: text,
    });
    return z.NEVER;
  })
  .meta({ accepts: 'IP addresses and CIDR blocks, separated by commas' });

export const tiers = z
  .string()
  .transform((text, context) => {
    const read = tiersFrom(text, (file) => readFileSync(file, 'utf8'));
    if (read.ok) return read.value;
    context.issues.push({ code: 'custom', message: read.failure.detail, input: text });
    return z.NEVER;
  })
  .meta({ accepts: 'JSON, or the path of a JSON file' });
