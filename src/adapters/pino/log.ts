import { pino, stdTimeFunctions, type DestinationStream } from 'pino';
import type { Log } from '../../ports/driven/log.ts';

export interface PinoNeeds {
  readonly level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** The process's standard output where absent. */
  readonly destination?: DestinationStream;
}

/** Members that may hold a secret, at the top or one below; what they hold is never written. */
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

/** One line of JSON each: `level`, `time` (RFC 3339), `msg`, and what was told beside. */
export const pinoLog = ({ level, destination }: PinoNeeds): Log => {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    errorKey: 'error',
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: '[redacted]' },
  };
  const log = destination ? pino(options, destination) : pino(options);
  return {
    info: (message, fields = {}) => log.info(fields, message),
    warn: (message, fields = {}) => log.warn(fields, message),
    error: (message, fields = {}) => log.error(fields, message),
  };
};
