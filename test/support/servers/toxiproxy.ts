import { startServer, type Server } from './containers.ts';

/** https://github.com/Shopify/toxiproxy#toxics: what each does, its attributes in milliseconds, bytes or KB/s. */
export interface Toxic {
  readonly type: 'latency' | 'bandwidth' | 'slow_close' | 'timeout' | 'reset_peer' | 'slicer' | 'limit_data';
  readonly attributes: Readonly<Record<string, number>>;
  /** To the client, or to the server. */
  readonly stream?: 'downstream' | 'upstream';
}

/** A proxy to a server that can disturb the connection. */
export interface Way {
  /** host:port, from where the tests run. */
  readonly address: string;
  readonly spoil: (toxic: Toxic) => Promise<void>;
  /** Cuts what is connected and rejects who comes. */
  readonly close: () => Promise<void>;
  /** As at first: open, no toxic left. */
  readonly mend: () => Promise<void>;
}

export interface Toxiproxy extends Server {
  /** A way to the port of a container on Docker's default network; at most eight ways. */
  readonly to: (server: Server, port: number) => Promise<Way>;
}

const control = 8474;
const doors = Array.from({ length: 8 }, (_, at) => 8666 + at);

export const startToxiproxy = async (): Promise<Toxiproxy> => {
  const proxy = await startServer('toxiproxy', [control, ...doors], {}, (container, { Wait }) =>
    container.withWaitStrategy(Wait.forHttp('/version', control)),
  );
  const host = proxy.container.getHost();
  const api = `http://${host}:${proxy.container.getMappedPort(control)}`;
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const reply = await fetch(`${api}${path}`, init);
    const text = await reply.text();
    if (!reply.ok) throw new Error(`toxiproxy: ${method} ${path}: ${reply.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };

  const free = [...doors];
  const to: Toxiproxy['to'] = async (server, port) => {
    const door = free.shift();
    if (door === undefined) throw new Error('toxiproxy: no door is left');
    const name = `way-${door}`;
    const upstream = `${server.container.getIpAddress('bridge')}:${port}`;
    await ask('POST', '/proxies', { name, listen: `0.0.0.0:${door}`, upstream, enabled: true });
    let toxics: readonly string[] = [];
    return {
      address: `${host}:${proxy.container.getMappedPort(door)}`,
      spoil: async ({ type, attributes, stream = 'downstream' }) => {
        const toxic = `${type}-${toxics.length}`;
        await ask('POST', `/proxies/${name}/toxics`, { name: toxic, type, stream, attributes });
        toxics = [...toxics, toxic];
      },
      close: async () => {
        await ask('POST', `/proxies/${name}`, { enabled: false });
      },
      mend: async () => {
        for (const toxic of toxics) await ask('DELETE', `/proxies/${name}/toxics/${toxic}`);
        toxics = [];
        await ask('POST', `/proxies/${name}`, { enabled: true });
      },
    };
  };
  return { ...proxy, to };
};
