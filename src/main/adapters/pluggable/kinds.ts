import type { z } from 'zod';
import type { Money } from '../../../domain/shared/money.ts';
import type { ArchiveSource, ArchiveTarget } from '../../../ports/driven/storage/archive.ts';
import type { CopiedStore } from '../../../ports/driven/storage/backup.ts';
import type { CatalogIndex } from '../../../ports/driven/catalog/catalog-index.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { UsageJournal } from '../../../ports/driven/usage/usage-journal.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { IdentityProvider } from '../../../ports/driven/access/identity-provider.ts';
import type { Log } from '../../../ports/driven/shared/log.ts';
import type { Mailer } from '../../../ports/driven/mail/mailer.ts';
import type { Tracer } from '../../../ports/driven/monitoring/tracer.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { PaymentProvider } from '../../../ports/driven/billing/payment-provider.ts';
import type { RateLimiter } from '../../../ports/driven/limits/rate-limiter.ts';
import type { StorageDeadline } from '../../../ports/driven/storage/storage-deadline.ts';
import type { Storage } from '../storage.ts';

/** The environment as it was given; variables that are empty are absent. */
export type Given = Readonly<Record<string, string | undefined>>;

/**
 * An adapter that has settings of its own. Each of its functions takes `read`, the values of its variables, first.
 * The module that exports it loads no driver: `open` does, when it is called.
 */
export interface Pluggable {
  /** The environment variables, by name. */
  readonly variables: Readonly<Record<string, z.ZodType>>;
  /** Returns the errors of the combined variables, one per line. */
  readonly issues: (given: Given) => readonly string[];
  /** The variable that chooses the adapter. Absent: it is chosen unless another one of its kind is. */
  readonly chosenBy?: string;
}

/** Each adapter declares the type of the values of its variables, which differs from adapter to adapter. */
type Read = never;

export interface StoreDependencies {
  readonly dataDir: string;
  readonly deadline?: StorageDeadline;
  readonly timeoutMs?: number;
  /** Receives a line now and then if opening takes long. */
  readonly progress?: (line: string) => void;
}

/** A store as a move uses it. */
export interface MovableStore extends Storage {
  readonly archive: ArchiveSource & ArchiveTarget;
  /** Throws `SchemaMismatch` unless this release prepared it, and `Unavailable` if it cannot be reached. */
  readonly requirePrepared: () => Promise<void>;
}

export interface StoreAdapter extends Pluggable {
  readonly title: string;
  /**
   * The addresses by which a move names it: the value of the variable `chosenBy`, or `sqlite:` and a folder.
   * `form` is for the help.
   */
  readonly address: { readonly schemes: readonly string[]; readonly form: string };
  /** Names the store for a person, without the credentials of its address. */
  readonly describe: (read: Read, dependencies: StoreDependencies) => string;
  readonly open: (read: Read, dependencies: StoreDependencies) => Promise<MovableStore>;
  /** Absent: it prepares itself when it is opened. */
  readonly preparation?: {
    readonly command: string;
    /** For the help of the command. */
    readonly creates: string;
    readonly run: (read: Read, progress: (line: string) => void) => Promise<void>;
  };
  /** Present for a store that is one file. */
  readonly file?: {
    readonly in: (dataDir: string) => string;
    /** Copies the store as it is at one moment, while other processes write to it. */
    readonly copy: (from: string, into: string) => Promise<void>;
    readonly open: (file: string) => Promise<CopiedStore>;
  };
}

/** Takes that all processes count together. */
export interface SharedLimiter extends RateLimiter {
  /** Connects. Takes a second at most, and never rejects. */
  begin(): Promise<void>;
  /** The reason if it is degraded; requests are still served. */
  issue(): string | undefined;
  close(): void;
}

export interface LimiterAdapter extends Pluggable {
  /** `meanwhile` counts in this process while the shared counts are out of reach. */
  readonly open: (
    read: Read,
    dependencies: { readonly meanwhile: RateLimiter; readonly log: Log },
  ) => Promise<SharedLimiter>;
}

/** An index that all processes share. */
export interface SharedIndex extends CatalogIndex {
  /** Returns whether searches find the whole catalog. */
  ready(): boolean;
  /** The reason if it is degraded. */
  issue(): string | undefined;
  close(): Promise<void>;
}

export interface SearchIndexAdapter extends Pluggable {
  readonly open: (
    read: Read,
    dependencies: {
      readonly library: Pick<TrackLibrary, 'changes' | 'head' | 'findMany'>;
      readonly journal: Pick<UsageJournal, 'playsSince'>;
      readonly report: (line: string) => void;
    },
  ) => Promise<SharedIndex>;
  /** Makes the processes of the service build a new index; searches use the current one meanwhile. */
  readonly requestRebuild: (read: Read) => Promise<void>;
}

export interface MediaStoreAdapter extends Pluggable {
  readonly open: (
    read: Read,
    dependencies: { readonly cacheBytes: number; readonly scratch: string; readonly clock: Clock },
  ) => MediaStore & { ping(): Promise<void>; close(): Promise<void> };
  /** The origins that links to media may lead to. */
  readonly origins: (read: Read) => readonly string[];
}

export interface IdentityAdapter extends Pluggable {
  readonly open: (read: Read, dependencies: { readonly redirectUri: string }) => Promise<IdentityProvider>;
  readonly issuer: (read: Read) => string;
}

export interface MailAdapter extends Pluggable {
  readonly open: (
    read: Read,
    dependencies: {
      readonly dataDir: string;
      readonly baseUrl: string;
      /** The name of the operator, in which emails are sent. */
      readonly brand: { readonly name: string };
    },
  ) => Mailer;
}

export interface PaymentDependencies {
  readonly masterKey: Uint8Array;
  readonly previousKeys: readonly Uint8Array[];
  /** Without a slash at the end. */
  readonly baseUrl: string;
}

export interface PaymentAdapter extends Pluggable {
  readonly open: (read: Read, dependencies: PaymentDependencies) => Promise<PaymentProvider>;
  /** The reason why a price would not be charged as shown. */
  readonly priceIssue: (price: Money) => string | undefined;
  /** No real payments: never chosen in production. */
  readonly forDevelopment?: true;
}

export interface TracerAdapter extends Pluggable {
  /** Returns undefined if traces are off. `report` receives a line when spans cannot be sent. */
  readonly open: (
    read: Read,
    dependencies: { readonly report: (line: string) => void },
  ) => Promise<Tracer | undefined>;
}
