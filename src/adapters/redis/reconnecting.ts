import type { Log } from '../../ports/driven/shared/log.ts';
import { connectionTo, kindBy, type Connection, type Kind } from './connection.ts';
import { within } from './within.ts';

/** A connection to Redis that is opened again after a failure: one at a time, verified by a call of the limiter before it is used. */
export interface Reconnecting {
  /** Returns the connection, or undefined while Redis is unavailable, so that nobody waits for it. */
  connection(): Connection | undefined;
  /** Closes the connection with all of its pending commands, and opens another. */
  discard(connection: Connection, fault: unknown): void;
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
const stableAfterMs = 1000;
const probe = { key: 'probe', limit: { requestsPerSecond: 1000, burst: 1000 } };

const reasonOf = (fault: unknown): string => {
  if (!(fault instanceof Error)) return String(fault);
  if (fault.message !== '') return fault.message;
  return 'code' in fault ? String(fault.code) : fault.name;
};

/** Half of the pause is random, so that many processes do not return at the same time. */
const pauseAfter = (failures: number): number =>
  Math.min(pausesMs.first * 2 ** failures, pausesMs.longest) * (0.5 + Math.random() / 2);

export const reconnectingTo = ({ url, deadlineMs, log }: Dependencies): Reconnecting => {
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
    const connection: Connection = connectionTo(kind, url, (fault) => discard(connection, fault));
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
      // Closes a connection that is established after the timeout.
      connected.then(() => connection.destroy()).catch(() => undefined);
      if (closed) return;
      if (isOfAnotherKind(fault)) await attempt();
      else retryLater(fault);
    }
  };

  const retryLater = (fault: unknown): void => {
    report(false, fault);
    timer = setTimeout(() => void attempt(), pauseAfter(failures++));
    timer.unref();
  };

  const discard = (connection: Connection, fault: unknown): void => {
    if (current !== connection) return;
    current = undefined;
    connection.destroy();
    if (isOfAnotherKind(fault)) {
      void attempt();
      return;
    }
    if (performance.now() - since < stableAfterMs) {
      retryLater(fault);
      return;
    }
    report(false, fault);
    failures = 0;
    void attempt();
  };

  return {
    connection: () => current,
    discard,
    begin: attempt,
    close: () => {
      closed = true;
      clearTimeout(timer);
      current?.destroy();
      current = undefined;
    },
  };
};
