import { connect, isIP, type Socket, type TcpNetConnectOpts } from 'node:net';
import { buildConnector } from 'undici';
import { addressRefused, codeOf, ExchangeFailed, late } from './faults.ts';
import { isLocalhost, mayReach, type Reach } from './outward-urls.ts';
import type { Resolve } from './resolver.ts';

export type Connector = buildConnector.connector;
type Wanted = buildConnector.Options;

/** Begins a connection over TCP. */
export type Dial = (options: TcpNetConnectOpts) => Socket;

export interface ConnectorDependencies {
  readonly reach: Reach;
  readonly resolve: Resolve;
  readonly dial?: Dial | undefined;
  /** Certificates in PEM to trust; the platform's own by default. */
  readonly ca?: string | undefined;
  /** The limit for name resolution, connection and TLS handshake together, in milliseconds. */
  readonly deadlineMs: number;
}

const loopback = ['127.0.0.1', '::1'];
/** The delay before the next address of a name is tried. */
const attemptMs = 1_000;
const nothing = (): void => undefined;

const addressesOf = async (
  host: string,
  { reach, resolve }: ConnectorDependencies,
): Promise<readonly string[]> => {
  if (isIP(host) !== 0) return [host];
  if (reach.loopback && isLocalhost(host)) return loopback;
  try {
    return await resolve(host);
  } catch (error) {
    throw new ExchangeFailed('name_unresolved', `the host name cannot be resolved: ${codeOf(error)}`, error);
  }
};

/** Returns the result of work unless it is abandoned before: a resolver has no timeout. */
const awaited = <T>(work: Promise<T>, givenUp: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    givenUp.addEventListener('abort', () => reject(givenUp.reason as Error));
    work.then(resolve, reject);
  });

const connected = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket
      .once('connect', resolve)
      .once('error', reject)
      .once('close', () => reject(new Error('the connection was closed')));
  });

/**
 * Opens connections, except to addresses that may not be reached. All addresses of a name are checked, one
 * internal address rejects it, and only these addresses are connected to: a name is resolved only once for a
 * connection. Before the first byte is sent, the socket's own remote address is checked. `abandon` cancels
 * connections that are not open yet.
 */
export const guardedConnector = (
  dependencies: ConnectorDependencies,
): { readonly connector: Connector; readonly abandon: () => void } => {
  const { reach, dial = connect, ca, deadlineMs } = dependencies;
  const secure = buildConnector({
    allowH2: false,
    rejectUnauthorized: true,
    maxCachedSessions: 1_000,
    timeout: 0,
    ...(ca !== undefined && { ca }),
  });

  const secured = (wanted: Wanted, socket: Socket): Promise<Socket> =>
    new Promise((resolve, reject) => {
      socket.once('close', () =>
        reject(new ExchangeFailed('tls_failed', 'closed before the TLS handshake was complete')),
      );
      secure({ ...wanted, httpSocket: socket }, (error, wrapped) => {
        if (wrapped) resolve(wrapped);
        else reject(new ExchangeFailed('tls_failed', error.message, error));
      });
    });

  const dialled = (wanted: Wanted, addresses: readonly string[]): Socket =>
    dial({
      host: wanted.hostname,
      port: Number(wanted.port) || (wanted.protocol === 'https:' ? 443 : 80),
      lookup: (_name, _options, found) =>
        found(
          null,
          addresses.map((address) => ({ address, family: isIP(address) })),
        ),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: attemptMs,
      noDelay: true,
      keepAlive: true,
    });

  const opened = async (wanted: Wanted, deadline: AbortSignal): Promise<Socket> => {
    const addresses = await awaited(addressesOf(wanted.hostname, dependencies), deadline);
    if (addresses.length === 0 || !addresses.every((address) => mayReach(address, reach)))
      throw addressRefused();
    deadline.throwIfAborted();
    const socket = dialled(wanted, addresses);
    // An error without a listener would end the process.
    socket.on('error', nothing);
    const cut = (): unknown => socket.destroy();
    deadline.addEventListener('abort', cut);
    try {
      await connected(socket);
      if (!mayReach(socket.remoteAddress ?? '', reach)) throw addressRefused();
      return wanted.protocol === 'https:' ? await secured(wanted, socket) : socket;
    } catch (error) {
      socket.destroy();
      throw error;
    } finally {
      deadline.removeEventListener('abort', cut);
    }
  };

  const underWay = new Set<AbortController>();
  const connector: Connector = (wanted, done) => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(late(deadlineMs)), deadlineMs);
    underWay.add(deadline);
    opened(wanted, deadline.signal)
      .finally(() => {
        clearTimeout(timer);
        underWay.delete(deadline);
      })
      .then(
        (socket) => done(null, socket),
        (error: unknown) => done((deadline.signal.reason ?? error) as Error, null),
      );
  };
  const abandon = (): void => {
    for (const one of underWay)
      one.abort(new ExchangeFailed('connection_failed', 'the connection was abandoned'));
  };
  return { connector, abandon };
};
