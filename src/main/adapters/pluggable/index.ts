import type { z } from 'zod';
import * as identities from './identities.ts';
import type {
  Given,
  IdentityAdapter,
  LimiterAdapter,
  MailAdapter,
  PaymentAdapter,
  SearchIndexAdapter,
  Pluggable,
  StoreAdapter,
  MediaStoreAdapter,
  TracerAdapter,
} from './kinds.ts';
import * as limiters from './limiters.ts';
import * as mailers from './mailers.ts';
import * as payments from './payments.ts';
import * as stores from './stores.ts';
import * as searchIndexes from './search-indexes.ts';
import * as mediaStores from './media-stores.ts';
import * as tracers from './tracers.ts';

interface Kinds {
  readonly stores: StoreAdapter;
  readonly limiters: LimiterAdapter;
  readonly searchIndexes: SearchIndexAdapter;
  readonly mediaStores: MediaStoreAdapter;
  readonly identities: IdentityAdapter;
  readonly mailers: MailAdapter;
  readonly payments: PaymentAdapter;
  readonly tracers: TracerAdapter;
}
type KindName = keyof Kinds;

/** Every adapter that the environment can choose. Each is one line in the file of its kind, beside this one. */
const pluggable: { readonly [Kind in KindName]: Readonly<Record<string, Kinds[Kind]>> } = {
  stores,
  limiters,
  searchIndexes,
  mediaStores,
  identities,
  mailers,
  payments,
  tracers,
};

/** The values of the variables of all pluggable adapters, by name. */
export type Settings = Readonly<Record<string, unknown>>;

export const adaptersOf = <Kind extends KindName>(kind: Kind): readonly Kinds[Kind][] =>
  Object.values<Kinds[Kind]>(pluggable[kind]);

type Variables = Readonly<Record<string, z.ZodType>>;

/** The variables of a kind, for the schema of the environment, which does not know their types. */
export const variablesOf = (kind: KindName): object =>
  Object.assign({}, ...adaptersOf(kind).map(({ variables }) => variables)) as Variables;

/** Returns the errors of the combined variables of a kind. */
export const issuesOf = (kind: KindName, given: Given): readonly string[] => {
  const adapters: readonly Pluggable[] = adaptersOf(kind);
  const choosing = adapters
    .map(({ chosenBy }) => chosenBy)
    .filter((name) => name !== undefined && given[name] !== undefined);
  return [
    ...adapters.flatMap(({ issues }) => issues(given)),
    ...(choosing.length > 1
      ? [`Set only one of ${choosing.join(' and ')}: each chooses a different adapter`]
      : []),
  ];
};

export interface Chosen<Adapter extends Pluggable> {
  readonly adapter: Adapter;
  /** The values of its variables. */
  readonly read: never;
}

/** The adapter of a kind that the environment chooses; undefined if none of them is chosen. */
export const chosen = <Kind extends KindName>(
  kind: Kind,
  settings: Settings,
): Chosen<Kinds[Kind]> | undefined => {
  const adapters = adaptersOf(kind);
  const adapter =
    adapters.find(({ chosenBy }) => chosenBy !== undefined && settings[chosenBy] !== undefined) ??
    adapters.find(({ chosenBy }) => chosenBy === undefined);
  if (!adapter) return undefined;
  const read = Object.fromEntries(Object.keys(adapter.variables).map((name) => [name, settings[name]]));
  return { adapter, read: read as never };
};

/** The values of all variables of pluggable adapters, out of the environment as it was read. */
export const settingsIn = (read: Readonly<Record<string, unknown>>): Settings => {
  const names = Object.keys(pluggable).flatMap((kind) => Object.keys(variablesOf(kind as KindName)));
  return Object.fromEntries(
    names.filter((name) => read[name] !== undefined).map((name) => [name, read[name]]),
  );
};
