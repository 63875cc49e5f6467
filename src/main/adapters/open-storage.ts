import type { CopiedStore } from '../../ports/driven/storage/backup.ts';
import { WrongSettings } from '../../ports/driven/shared/wrong-settings.ts';
import type { StoreAdapter } from './pluggable/kinds.ts';
import { adaptersOf, chosen, type Chosen, type Settings } from './pluggable/index.ts';
import { requestDeadline } from '../settings/request-deadline.ts';
import type { Storage } from './storage.ts';

interface Environment {
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
  readonly patienceMs?: number | undefined;
  /** Gets a line now and then where opening takes long. */
  readonly say?: ((line: string) => void) | undefined;
}

/** The one place that chooses where everything is stored. */
export const openStorage = (
  { settings, dataDir }: Environment,
  { patienceMs, say: progress }: Opening = {},
): Promise<Storage> => {
  const { adapter, read } = storeIn({ settings });
  const bounds = patienceMs === undefined ? { deadline: requestDeadline } : { patienceMs };
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

/** A page of a move takes longer than any request, and no request waits for it. */
const movingMs = 30_000;

/** Both stores of a move: from the file in DATA_DIR to the chosen database, if one is chosen. */
export const openBothStores = async (
  { settings, dataDir }: Environment,
  progress: (line: string) => void,
) => {
  const { adapter: target, read } = storeIn({ settings });
  const source = adaptersOf('stores').find(({ file }) => file !== undefined);
  const left = await source?.openSource?.({} as never, { dataDir, progress });
  if (!left) throw new WrongSettings('No store can be moved out of DATA_DIR.');
  return { left, entered: await target.openTarget?.(read, { dataDir, patienceMs: movingMs }) };
};

/** The databases that everything can be moved into. */
export const moveTargets = (): readonly {
  readonly command: string;
  readonly title: string;
  readonly variable: string;
}[] =>
  adaptersOf('stores').flatMap(({ title, chosenBy: variable = '', moveCommand: command }) =>
    command === undefined ? [] : [{ command, title, variable }],
  );

/** The file that a store keeps in `dataDir` where no database is chosen. */
export const embeddedFileIn = (dataDir: string): string | undefined =>
  adaptersOf('stores')
    .map(({ file }) => file?.in(dataDir))
    .find((file) => file !== undefined);
