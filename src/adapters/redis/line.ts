import type { Log } from '../../ports/driven/shared/log.ts';
import { connectionTo, kindBy, type Connection, type Kind } from './connection.ts';
import { within } from './within.ts';

/** The path to Redis: one connection at a time, verified by a take and closed at the first failure. */
export interface Line {
  /** Returns the connection, or undefined while Redis is unavailable, so that nobody waits for it. */
  connection(): Connection | undefined;
  /** Closes the connection with all of its pending commands, and opens another. */
  lose(connection: Connection, fault: unknown): void;
  /** Begins to connect; resolves after the first attempt. */
  begin(): Promise<void>;
  close(): void;
}

interface Dependencies {
  readonly url: string;
  readonly deadlineMs: number;
  readonly log: Log;
}

/** The limit for connecting, and the longest pause between attempts: together much less than 2 s. */
const connectMs = 1000;
const pausesMs = { first: 50, longest: 500 };
/** A connection that was lost sooner counts as a failed attempt. */
const soundAfterMs = 1000;
const probe = { key: 'probe', limit: { requestsPerSecond: 1000, burst: 1000 } };

const reasonOf = (fault: unknown): string => {
  if (!(fault instanceof Error)) return String(fault);
  if (fault.message !== '') return fault.message;
  return 'code' in fault ? String(fault.code) : fault.name;
};

/** Half of the pause is random, so that many processes do not return at the same time. */
const pauseAfter = (failures: number): number =>
  Math.min(pausesMs.first * 2 ** failures, pausesMs.longest) * (0.5 + Math.random() / 2);

export const lineTo = ({ url, deadlineMs, log }: Dependencies): Line => {
  let current: Connection | undefined;
  let since = -Infinity;
  let failures = 0;
  let isReportedUp = true;
  let closed = false;
  let kind: Kind = 'server';
  let timer: NodeJS.Timeout | undefined;

  const report = (up: boolean, fault?: unknown): void => {
    if (isReportedUp === up) return;
    isReportedUp = up;
    if (up) log.info('Redis is available again');
    else
      log.warn('Redis is unavailable: each process counts its own requests', {
        reason: reasonOf(fault),
      });
  };

  /** Returns whether a failure reveals a server of another kind. */
  const isOfAnotherKind = (fault: unknown): boolean => {
    const before = kind;
    kind = kindBy(fault) ?? kind;
    return kind !== before;
  };

  const attempt = async (): Promise<void> => {
    const connection: Connection = connectionTo(kind, url, (fault) => lose(connection, fault));
    const connected = connection.connect();
    try {
      await within(connectMs, connected);
      await within(deadlineMs, connection.takeRate(probe.key, probe.limit));
      if (closed) {
        connection.destroy();
        return;
      }
      current = connection;
      since = performance.now();
      report(true);
    } catch (fault) {
      connection.destroy();
      // A connection that is established late is closed too.
      connected.then(() => connection.destroy()).catch(() => undefined);
      if (closed) return;
      if (isOfAnotherKind(fault)) await attempt();
      else again(fault);
    }
  };

  const again = (fault: unknown): void => {
    report(false, fault);
    timer = setTimeout(() => void attempt(), pauseAfter(failures++));
    timer.unref();
  };

  const lose = (connection: Connection, fault: unknown): void => {
    if (current !== connection) return;
    current = undefined;
    connection.destroy();
    if (isOfAnotherKind(fault)) {
      void attempt();
      return;
    }
    if (performance.now() - since < soundAfterMs) {
      again(fault);
      return;
    }
    report(false, fault);
    failures = 0;
    void attempt();
  };

  return {
    connection: () => current,
    lose,
    begin: attempt,
    close: () => {
      closed = true;
      clearTimeout(timer);
      current?.destroy();
      current = undefined;
    },
  };
};
