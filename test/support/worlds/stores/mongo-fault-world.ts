import type { Document } from 'mongodb';
import { mongoStorage, prepareMongo } from '../../../../src/adapters/mongo/index.ts';
import type { StoreOptions } from '../../../../src/adapters/mongo/store.ts';
import type { Track } from '../../../../src/domain/catalog/track.ts';
import { borrowMongo, type BorrowedStore } from '../../servers/lent/borrow.ts';
import { faultProxy, type FaultProxy } from '../../servers/fault-proxy.ts';
import { platformUnderLoad, trackIn, type LoadedPlatform } from '../../stores/ledger-load.ts';

type MongoStorage = ReturnType<typeof mongoStorage>;

export interface FaultWorld {
  /** Fails commands on demand (`mongo-faults.ts`). */
  readonly server: BorrowedStore;
  /** The only way from the storage to the server. */
  readonly proxy: FaultProxy;
  /** As the service opens it, but that it goes by the proxy. */
  readonly view: MongoStorage;
  /** The ports of another process, which connects directly to the server. */
  readonly beside: MongoStorage;
  /** A platform of its own, with one license of the first track already. */
  readonly load: LoadedPlatform;
  /** Each command that the storage has sent. */
  readonly sent: readonly { readonly name: string; readonly command: Document }[];
}

interface WorldOptions {
  /** The time that a call may take; by default the service's. For tests that count commands and judge no time. */
  readonly timeoutMs?: number;
}

/** One server for the tests of a file, and all else new for each. */
export const mongoFaultWorld = ({ timeoutMs }: WorldOptions = {}): (() => FaultWorld) => {
  let server: BorrowedStore;
  let track: Track;
  let world: FaultWorld | undefined;
  let platforms = 0;
  const addressAt = (port: number): string => `mongodb://127.0.0.1:${port}/faults?directConnection=true`;
  const opened = (port: number, rest: Partial<StoreOptions>) =>
    mongoStorage({ url: addressAt(port), ...rest });
  const portOf = (): number => Number(new URL(server.url).port);

  beforeAll(async () => {
    server = await borrowMongo({ enableTestCommands: '1' });
    await prepareMongo({ url: addressAt(portOf()) }, () => undefined);
    const storage = opened(portOf(), { timeoutMs: 60_000 });
    track = await trackIn(storage, 1);
    await storage.close();
  }, 180_000);
  afterAll(() => server.release());

  beforeEach(async () => {
    const proxy = await faultProxy({ port: portOf() });
    const sent: { readonly name: string; readonly command: Document }[] = [];
    const observe = (name: string, command: Document) => void sent.push({ name, command });
    const view = opened(proxy.port, { observe, ...(timeoutMs !== undefined && { timeoutMs }) });
    const load = await platformUnderLoad(view, track, ++platforms);
    await load.ask(view);
    const beside = opened(portOf(), {});
    world = { server, proxy, view, beside, load, sent };
  });
  afterEach(async () => {
    await world?.proxy.close();
    await world?.view.close();
    await world?.beside.close();
  });

  return () => {
    if (!world) throw new Error('the world is not open');
    return world;
  };
};
