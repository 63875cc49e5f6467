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
  /** Certificates to trust, PEM; the platform's own where absent. */
  readonly ca?: string | undefined;
  /** Of resolving, connecting and the TLS handshake together, milliseconds. */
  readonly deadlineMs: number;
}

const loopback = ['127.0.0.1', '::1'];
/** Until the next address of a name is tried. */
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
    throw new ExchangeFailed('name_unresolved', `the host's name is not resolved: ${codeOf(error)}`, error);
  }
};

/** What comes of work, unless it is given up before: a resolver may take as long as it likes. */
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
 * Opens the connections of a courier or a fetcher, and none to an address that may not be reached. What a name resolves to is judged
 * whole, one inner address among several refuses it, and just these addresses are connected to: a name that changes
 * its mind is asked only once for a connection. Before the first byte is sent the socket itself is asked where it leads.
 * `abandon` gives up those that do not stand yet.
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
      socket.once('close', () => reject(new ExchangeFailed('tls_failed', 'closed before TLS stood')));
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
    // One that fails between two owners would end the process.
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
      one.abort(new ExchangeFailed('connection_failed', 'the connection was given up'));
  };
  return { connector, abandon };
};
