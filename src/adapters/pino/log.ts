import { pino, stdTimeFunctions, type DestinationStream } from 'pino';
import type { Log, LogFields } from '../../ports/driven/shared/log.ts';

export interface PinoDependencies {
  readonly level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** The destination; by default the process's standard output. */
  readonly destination?: DestinationStream;
  /** Returns fields of every line, such as the IDs of the current trace. */
  readonly context?: () => LogFields | undefined;
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

/** Names that a line has itself. */
const own = new Set(['level', 'time', 'msg']);

/**
 * Whether the fields are numbers, flags and texts with names that no secret has: such a line needs neither a
 * search for secrets nor pino, whose line costs four times as much.
 */
const isPlain = (fields: LogFields): boolean => {
  for (const name in fields) {
    const type = typeof fields[name];
    if (type !== 'string' && type !== 'number' && type !== 'boolean') return false;
    if (secretNames.has(name) || own.has(name)) return false;
  }
  return true;
};

/** Lines are written together: at this many bytes, after this time, and at the end. */
const batch = { bytes: 16_000, ms: 250 };

/** Collects lines before it passes them on, because a destination measures every text that it is given. */
export const together = (output: {
  readonly write: (text: string) => unknown;
  readonly flush: () => void;
  readonly flushSync: () => void;
}) => {
  let lines = '';
  const pass = (): void => {
    const text = lines;
    lines = '';
    if (text !== '') output.write(text);
  };
  return {
    write: (line: string): void => {
      lines += line;
      if (lines.length >= batch.bytes) pass();
    },
    flush: (): void => {
      pass();
      output.flush();
    },
    flushSync: (): void => {
      pass();
      output.flushSync();
    },
  };
};

const openStandardOutput = (): DestinationStream => {
  const output = together(pino.destination({ dest: 1, sync: false, minLength: batch.bytes }));
  setInterval(() => output.flush(), batch.ms).unref();
  process.on('exit', () => output.flushSync());
  return output;
};

let opened: DestinationStream | undefined;
/** All logs of a process share one output, which has one timer and is flushed once at the end. */
const standardOutput = (): DestinationStream => (opened ??= openStandardOutput());

/** Returns the current time (RFC 3339), formatted once in each millisecond. */
const timestamps = () => {
  let at = NaN;
  let text = '';
  return (): string => {
    const now = Date.now();
    if (now !== at) text = new Date(now).toISOString();
    at = now;
    return text;
  };
};

/** Writes one line of JSON for each message: `level`, `time` (RFC 3339), `msg`, and the fields. */
export const pinoLog = ({ level, destination = standardOutput(), context }: PinoDependencies): Log => {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    errorKey: 'error',
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const redact = { paths: secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: '[redacted]' };
  const redacting = pino({ ...options, redact }, destination);
  const time = timestamps();
  const writerOf = (name: 'info' | 'warn' | 'error') => {
    const isWritten = redacting.isLevelEnabled(name);
    return (message: string, given: LogFields = {}): void => {
      if (!isWritten) return;
      const fields = context ? { ...given, ...context() } : given;
      if (!isPlain(fields)) redacting[name](fields, message);
      else destination.write(`${JSON.stringify({ level: name, time: time(), ...fields, msg: message })}\n`);
    };
  };
  return { info: writerOf('info'), warn: writerOf('warn'), error: writerOf('error') };
};
