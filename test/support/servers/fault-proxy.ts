import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A TCP proxy to a server that can disturb connections. Its settings apply to open connections, too. */
export interface FaultProxy {
  readonly port: number;
  /** Delays everything, in both directions, by this time. */
  readonly slow: (byMs: number) => void;
  /** Half-open: connections stay open and are accepted, and nothing passes. `mend` passes on everything that waited. */
  readonly stall: () => void;
  /** Every connection ends with a reset; new ones pass. */
  readonly cut: () => void;
  /** Cuts all connections, and every new one immediately. */
  readonly refuse: () => void;
  /** A connection ends when so many bytes of replies have passed over it from now on. */
  readonly endAfter: (bytes: number) => void;
  /**
   * The next request that matches reaches the server; when its reply comes, the client is cut instead of answered.
   * Resolves then. A request is looked at in the pieces in which it arrives.
   */
  readonly dropReplyTo: (matches: (request: Buffer) => boolean) => Promise<void>;
  /** The next request that matches does not reach the server: its connection is cut. Resolves then. */
  readonly dropRequest: (matches: (request: Buffer) => boolean) => Promise<void>;
  /** As at first: nothing is delayed any longer, what is under way included. */
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

interface Link {
  readonly client: Socket;
  readonly server: Socket;
  readonly cut: () => void;
  /** Bytes that may still come back. */
  left: number;
  /** Set while its next reply is to be dropped. */
  dropped: (() => void) | undefined;
}

interface Wanted {
  readonly matches: (request: Buffer) => boolean;
  readonly dropped: () => void;
}

/** Passes in order whatever delay each piece has. */
const inOrder = () => {
  let last: Promise<unknown> = Promise.resolve();
  return (passable: Promise<unknown>, pass: () => void): void => {
    last = Promise.all([last, passable]).then(pass);
  };
};

export const faultProxy = async (to: {
  readonly port: number;
  readonly host?: string;
}): Promise<FaultProxy> => {
  const links = new Set<Link>();
  let latencyMs = 0;
  let allowance = Infinity;
  let refusing = false;
  let wanted: Wanted | undefined;
  let unwanted: Wanted | undefined;
  let road: PromiseWithResolvers<void> | undefined;

  let mended: PromiseWithResolvers<void> = Promise.withResolvers();

  const passable = async (): Promise<void> => {
    if (latencyMs > 0) await Promise.race([sleep(latencyMs), mended.promise]);
    while (road) await road.promise;
  };
  const cutAll = (): void => links.forEach((link) => link.cut());

  const request = (link: Link, piece: Buffer): void => {
    if (unwanted?.matches(piece)) {
      link.cut();
      unwanted.dropped();
      unwanted = undefined;
      return;
    }
    if (wanted?.matches(piece)) {
      link.dropped = wanted.dropped;
      wanted = undefined;
    }
    link.server.write(piece);
  };
  const reply = (link: Link, piece: Buffer): void => {
    if (link.dropped) {
      link.cut();
      link.dropped();
      return;
    }
    link.left -= piece.length;
    if (link.left > 0) {
      link.client.write(piece);
    } else {
      // Not a reset, which would take along what the client has not read yet.
      link.client.end(piece.subarray(0, piece.length + link.left));
      link.server.destroy();
    }
  };

  const join = (client: Socket): void => {
    if (refusing) {
      client.resetAndDestroy();
      return;
    }
    const server = connect({ host: '127.0.0.1', ...to });
    const cut = (): void => {
      client.resetAndDestroy();
      server.destroy();
    };
    const link: Link = { client, server, cut, left: allowance, dropped: undefined };
    links.add(link);
    const relay = (from: Socket, other: Socket, pass: (link: Link, piece: Buffer) => void): void => {
      const queue = inOrder();
      from.setNoDelay(true);
      from.on('data', (piece: Buffer) => queue(passable(), () => !other.destroyed && pass(link, piece)));
      // A stream that ends in an error closes too.
      from.on('error', () => undefined);
      from.on('close', () => {
        links.delete(link);
        queue(passable(), () => other.destroySoon());
      });
    };
    relay(client, server, request);
    relay(server, client, reply);
  };

  const listener = createServer(join);
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');

  const mend = (): void => {
    latencyMs = 0;
    allowance = Infinity;
    links.forEach((link) => (link.left = Infinity));
    refusing = false;
    wanted = undefined;
    unwanted = undefined;
    road?.resolve();
    road = undefined;
    mended.resolve();
    mended = Promise.withResolvers();
  };
  return {
    port: (listener.address() as AddressInfo).port,
    slow: (byMs) => void (latencyMs = byMs),
    stall: () => void (road ??= Promise.withResolvers()),
    cut: cutAll,
    refuse: () => {
      refusing = true;
      cutAll();
    },
    endAfter: (bytes) => {
      allowance = bytes;
      links.forEach((link) => (link.left = bytes));
    },
    dropReplyTo: (matches) => new Promise((dropped) => (wanted = { matches, dropped })),
    dropRequest: (matches) => new Promise((dropped) => (unwanted = { matches, dropped })),
    mend,
    close: async () => {
      mend();
      const closed = once(listener, 'close');
      listener.close();
      cutAll();
      await closed;
    },
  };
};
