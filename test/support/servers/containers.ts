import { MongoClient } from 'mongodb';
import pg from 'pg';
import type { GenericContainer, StartedTestContainer } from 'testcontainers';
import { images, type Image } from '../builders/images.ts';
import { seenSoon } from '../eventually.ts';
import { freePort } from './free-port.ts';

/** A server in a container of its own. `stop` removes it, whatever state it is in. */
export interface Server {
  readonly container: StartedTestContainer;
  readonly stop: () => Promise<void>;
  /** Sends SIGKILL: data that was not written to disk is lost. */
  readonly kill: () => Promise<void>;
  /** Starts it again after `kill`. Its port is the same only with `keepPort`. */
  readonly start: () => Promise<void>;
  /** Frozen: connections stay open, nothing answers. */
  readonly pause: () => Promise<void>;
  readonly unpause: () => Promise<void>;
}

export interface Placement {
  /** The host's port outlives `kill` and `start`. */
  readonly keepPort?: boolean;
}

// Loaded when a container is started, so that a suite that is skipped does not wait for it.
const testcontainers = () => import('testcontainers');
type Testcontainers = Awaited<ReturnType<typeof testcontainers>>;

/** Starts a container with these of its ports reachable from the host. */
export const startServer = async (
  image: Image,
  ports: readonly number[],
  { keepPort = false }: Placement,
  created: (container: GenericContainer, library: Testcontainers) => GenericContainer,
): Promise<Server> => {
  const library = await testcontainers();
  const exposed = await Promise.all(
    ports.map(async (port) => (keepPort ? { container: port, host: await freePort() } : port)),
  );
  const plain = new library.GenericContainer(images[image]).withExposedPorts(...exposed);
  const container = await created(plain, library).start();
  const { container: containers } = await library.getContainerRuntimeClient();
  const handle = containers.getById(container.getId());
  return {
    container,
    stop: async () => {
      await handle.remove({ force: true, v: true });
    },
    kill: async () => {
      await handle.kill();
    },
    start: async () => {
      await handle.start();
    },
    pause: async () => {
      await handle.pause();
    },
    unpause: async () => {
      await handle.unpause();
    },
  };
};

const reached = (server: Server, port: number): string =>
  `${server.container.getHost()}:${server.container.getMappedPort(port)}`;

const memberOfOne = { _id: 'rs0', members: [{ _id: 0, host: '127.0.0.1:27017' }] };

const takesWrites = async (url: string): Promise<boolean> => {
  // A client that could not connect at first stays closed, so each attempt creates one.
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 500, connectTimeoutMS: 500 });
  try {
    const admin = client.db('admin');
    const hello = await admin.command({ hello: 1 });
    if (hello['setName'] === undefined) await admin.command({ replSetInitiate: memberOfOne });
    return hello['isWritablePrimary'] === true;
  } finally {
    await client.close();
  }
};

/** Waits until the server accepts writes. If it belongs to no replica set, initiates one with it alone. */
export const writable = async (url: string, withinMs = 60_000): Promise<void> => {
  const look = () => takesWrites(url).catch((error: unknown) => error);
  const seen = await seenSoon(look, (is) => is === true, withinMs);
  if (seen !== true) throw new Error(`${url} takes no writes`, { cause: seen });
};

export interface MongoServer extends Server {
  /** The URL of this server alone: clients connect directly, because the set may name addresses that cannot be reached. */
  readonly url: string;
}

export interface MongoOptions extends Placement {
  /** Parameters of mongod: `{ enableTestCommands: '1' }` gives `configureFailPoint`. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Keeps the data in memory: it is fast, and lost with `kill`. */
  readonly nosync?: boolean;
}

/** Starts a replica set of one server, and waits until it accepts writes. */
export const startMongo = async ({
  parameters = {},
  nosync = false,
  ...placement
}: MongoOptions = {}): Promise<MongoServer> => {
  const set = Object.entries(parameters).flatMap(([name, value]) => ['--setParameter', `${name}=${value}`]);
  const server = await startServer('mongo', [27017], placement, (container, { Wait }) =>
    (nosync ? container.withTmpFs({ '/data/db': 'rw' }) : container)
      .withCommand(['mongod', '--replSet', 'rs0', '--bind_ip_all', ...set])
      .withWaitStrategy(Wait.forListeningPorts()),
  );
  const url = `mongodb://${reached(server, 27017)}/?directConnection=true`;
  await writable(url);
  return { ...server, url };
};

export interface PostgresServer extends Server {
  readonly url: string;
}

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 500 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } finally {
    await client.end();
  }
};

/** Waits until the server answers: the official image starts it twice. */
export const answering = async (url: string, withinMs = 60_000): Promise<void> => {
  const look = () => answers(url).catch((error: unknown) => error);
  const seen = await seenSoon(look, (is) => is === true, withinMs);
  if (seen !== true) throw new Error(`${url} does not answer`, { cause: seen });
};

export interface PostgresOptions extends Placement {
  /** Commits do not wait for the disk: they are fast, but can be lost with `kill`. */
  readonly nosync?: boolean;
  /** Other settings of the server, by name. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a server that requires no password. */
export const startPostgres = async ({
  nosync = false,
  settings = {},
  ...placement
}: PostgresOptions = {}): Promise<PostgresServer> => {
  const all = { ...(nosync && { fsync: 'off', synchronous_commit: 'off' }), ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = await startServer('postgres', [5432], placement, (container, { Wait }) =>
    container
      .withEnvironment({ POSTGRES_HOST_AUTH_METHOD: 'trust' })
      .withCommand(['postgres', ...options])
      .withWaitStrategy(Wait.forListeningPorts()),
  );
  const url = `postgres://postgres@${reached(server, 5432)}/postgres`;
  await answering(url);
  return { ...server, url };
};

export interface RedisServer extends Server {
  readonly url: string;
}

export const startRedis = async (placement: Placement = {}): Promise<RedisServer> => {
  const server = await startServer('redis', [6379], placement, (container, { Wait }) =>
    container.withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/)),
  );
  return { ...server, url: `redis://${reached(server, 6379)}` };
};

/** Starts Stripe's own mock, which rejects what the schema of the real API rejects, and keeps no state. */
export const startStripe = async (placement: Placement = {}): Promise<Server & { readonly url: string }> => {
  const server = await startServer('stripe', [12_111], placement, (container, { Wait }) =>
    container.withWaitStrategy(Wait.forLogMessage(/Listening for HTTP/)),
  );
  return { ...server, url: `http://${reached(server, 12_111)}` };
};

/** How an S3 server is reached. */
export interface S3Contact {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}
export type S3Server = Server & S3Contact;

/** Starts an S3 store without a bucket, which is addressed by path. */
export const startS3 = async (placement: Placement = {}): Promise<S3Server> => {
  const keys = { accessKey: 'test', secretKey: 'testtesttest', region: 'us-east-1' };
  const server = await startServer('s3', [7070], placement, (container, { Wait }) =>
    container
      .withEnvironment({ ROOT_ACCESS_KEY: keys.accessKey, ROOT_SECRET_KEY: keys.secretKey })
      .withCommand(['--port', '0.0.0.0:7070', 'posix', '/tmp'])
      .withWaitStrategy(Wait.forHttp('/', 7070).forStatusCodeMatching((status) => status < 500)),
  );
  return { ...server, ...keys, endpoint: `http://${reached(server, 7070)}` };
};

/**
 * Starts one node of OpenSearch without encryption and passwords. Its code is compiled quickly rather than well, because a test ends before
 * more pays.
 */
export const startOpenSearch = async (
  placement: Placement = {},
): Promise<Server & { readonly url: string }> => {
  const server = await startServer('opensearch', [9200], placement, (container, { Wait }) =>
    container
      .withEnvironment({
        'discovery.type': 'single-node',
        DISABLE_INSTALL_DEMO_CONFIG: 'true',
        DISABLE_SECURITY_PLUGIN: 'true',
        OPENSEARCH_JAVA_OPTS: '-Xms384m -Xmx384m -XX:TieredStopAtLevel=1',
      })
      .withStartupTimeout(300_000)
      .withWaitStrategy(Wait.forHttp('/', 9200)),
  );
  return { ...server, url: `http://${reached(server, 9200)}` };
};
