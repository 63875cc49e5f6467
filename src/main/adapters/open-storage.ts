import { resolve } from 'node:path';
import { z } from 'zod';
import type { CopiedStore } from '../../ports/driven/storage/backup.ts';
import { WrongSettings } from '../../ports/driven/shared/wrong-settings.ts';
import type { MovableStore, StoreAdapter } from './pluggable/kinds.ts';
import { adaptersOf, chosen, type Chosen, type Settings } from './pluggable/index.ts';
import { requestDeadline } from '../settings/request-deadline.ts';
import type { Storage } from './storage.ts';

export interface Environment {
  readonly dataDir: string;
  readonly settings: Settings;
}

const storeIn = ({ settings }: Pick<Environment, 'settings'>): Chosen<StoreAdapter> => {
  const store = chosen('stores', settings);
  if (store) return store;
  const names = adaptersOf('stores').flatMap(({ chosenBy }) => chosenBy ?? []);
  throw new WrongSettings(`Set one of ${names.join(', ')}: no other store is configured.`);
};

interface Opening {
  /** Replaces the deadlines of requests. */
  readonly timeoutMs?: number | undefined;
  /** Receives a line now and then if opening takes long. */
  readonly print?: ((line: string) => void) | undefined;
}

/** The only place that chooses where everything is stored. */
export const openStorage = (
  { settings, dataDir }: Environment,
  { timeoutMs, print: progress }: Opening = {},
): Promise<Storage> => {
  const { adapter, read } = storeIn({ settings });
  const bounds = timeoutMs === undefined ? { deadline: requestDeadline } : { timeoutMs };
  return adapter.open(read, { dataDir, ...bounds, ...(progress && { progress }) });
};

/** Names the kind of the store, for a person. */
export const storeTitle = (environment: Pick<Environment, 'settings'>): string =>
  storeIn(environment).adapter.title;

/** Names the store, without the credentials of its address. */
export const storeName = ({ settings, dataDir }: Environment): string => {
  const { adapter, read } = storeIn({ settings });
  return adapter.describe(read, { dataDir });
};

/** The variable that chooses the store; undefined for the default store. */
export const storeVariable = (environment: Pick<Environment, 'settings'>): string | undefined =>
  storeIn(environment).adapter.chosenBy;

export interface FileStore {
  readonly file: string;
  /** Copies the store as it is at one moment, while other processes write to it. */
  readonly copy: (into: string) => Promise<void>;
  /** Opens a store in any file. */
  readonly open: (file: string) => Promise<CopiedStore>;
}

const fileStoreOf = ({ file }: StoreAdapter, dataDir: string): FileStore | undefined => {
  if (!file) return undefined;
  const path = file.in(dataDir);
  return { file: path, copy: (into) => file.copy(path, into), open: file.open };
};

/** The chosen store, if it is one file in `dataDir`. */
export const fileStoreIn = ({ settings, dataDir }: Environment): FileStore | undefined =>
  fileStoreOf(storeIn({ settings }).adapter, dataDir);

export interface Preparation {
  readonly command: string;
  readonly title: string;
  /** The variable that names the database. */
  readonly variable: string;
  readonly creates: string;
  /** Undefined if another store is chosen. */
  readonly run: ((progress: (line: string) => void) => Promise<void>) | undefined;
}

/** The stores that are prepared by an operator command. */
export const preparations = (environment: Pick<Environment, 'settings'>): readonly Preparation[] => {
  const { adapter: store, read } = storeIn(environment);
  return adaptersOf('stores').flatMap(({ title, chosenBy: variable = '', preparation }) => {
    if (!preparation) return [];
    const { command, creates, run } = preparation;
    const isChosen = store.chosenBy === variable;
    return [
      { command, title, variable, creates, run: isChosen ? (progress) => run(read, progress) : undefined },
    ];
  });
};

/** Prepares the chosen store; undefined if it prepares itself. */
export const preparationOf = (environment: Pick<Environment, 'settings'>) =>
  preparations(environment).find(({ run }) => run !== undefined)?.run;

/** The forms of addresses of stores, for messages. */
export const addressForms = (): string => {
  const forms = adaptersOf('stores').map(({ address }) => address.form);
  return `${forms.slice(0, -1).join(', ')} or ${forms.at(-1) ?? ''}`;
};

/** Returns the environment that chooses the store at an address. Throws `WrongSettings`, without the address. */
export const environmentAt = (option: string, address: string): Environment => {
  const scheme = /^([a-z+]+):/i.exec(address)?.[1]?.toLowerCase() ?? '';
  const adapter = adaptersOf('stores').find((each) => each.address.schemes.includes(scheme));
  if (!adapter) throw new WrongSettings(`${option} must be ${addressForms()}.`);
  const { chosenBy, variables } = adapter;
  if (chosenBy === undefined) {
    // `sqlite:///srv/data` is `sqlite:/srv/data`.
    const folder = address.slice(scheme.length + 1).replace(/^\/\/(?=\/)/, '');
    if (folder === '' || folder.startsWith('//'))
      throw new WrongSettings(`${option} must be ${adapter.address.form}.`);
    return { settings: {}, dataDir: resolve(folder) };
  }
  const read = z.object(variables).safeParse({ [chosenBy]: address });
  const [issue] = read.error?.issues ?? [];
  if (!read.success)
    throw new WrongSettings(`${option} ${issue?.message ?? `must be ${adapter.address.form}`}.`);
  return { settings: read.data, dataDir: '' };
};

/** A page of a move takes longer than any request, and no request waits for it. */
const movingMs = 30_000;
const reachingMs = 20_000;

/** Throws `Unavailable` if a store that is not a file does not respond in time. */
export const requireReachable = async ({ settings, dataDir }: Environment): Promise<void> => {
  const { adapter, read } = storeIn({ settings });
  if (adapter.file) return;
  const opened = await adapter.open(read, { dataDir, timeoutMs: reachingMs });
  try {
    await opened.ping();
  } finally {
    await opened.close();
  }
};

/** Opens a store to move it, with time for large pages. */
export const openToMove = (
  { settings, dataDir }: Environment,
  progress: (line: string) => void,
): Promise<MovableStore> => {
  const { adapter, read } = storeIn({ settings });
  return adapter.open(read, { dataDir, timeoutMs: movingMs, progress });
};
