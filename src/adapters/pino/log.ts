import { pino, stdTimeFunctions, type DestinationStream } from 'pino';
import type { Log, LogFields } from '../../ports/driven/shared/log.ts';

export interface PinoDependencies {
  readonly level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** The destination; by default the process's standard output. */
  readonly destination?: DestinationStream;
}

/** Members that may contain a secret, at the top or one level below; their values are never written. */
const secret = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-api-key',
  'apiKey',
  'clientSecret',
  'client_secret',
  'accessToken',
  'access_token',
  'secret',
  'password',
  'token',
  'url',
];
const secretNames = new Set(secret);

/**
 * Searching for secrets is three times as slow as writing a line; a line of plain members with other names
 * has none.
 */
const mayHoldSecret = (fields: LogFields): boolean => {
  for (const name in fields) {
    const value = fields[name];
    if (secretNames.has(name) || (typeof value === 'object' && value !== null)) return true;
  }
  return false;
};

/** Lines are written together: at this many bytes, after this time, and at the end. */
const batch = { bytes: 16_000, ms: 250 };

const standardOutput = (): DestinationStream => {
  const output = pino.destination({ dest: 1, sync: false, minLength: batch.bytes });
  setInterval(() => output.flush(), batch.ms).unref();
  return output;
};

/** Writes one line of JSON for each message: `level`, `time` (RFC 3339), `msg`, and the fields. */
export const pinoLog = ({ level, destination = standardOutput() }: PinoDependencies): Log => {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    errorKey: 'error',
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const redact = { paths: secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: '[redacted]' };
  const plain = pino(options, destination);
  const redacting = pino({ ...options, redact }, destination);
  const logFor = (fields: LogFields) => (mayHoldSecret(fields) ? redacting : plain);
  return {
    info: (message, fields = {}) => logFor(fields).info(fields, message),
    warn: (message, fields = {}) => logFor(fields).warn(fields, message),
    error: (message, fields = {}) => logFor(fields).error(fields, message),
  };
};
