/** The members of a record by their names, and the record in `doc`; or a key and its counts. */
export type Row = Readonly<Record<string, unknown>>;

/** A database that belongs to one trial. */
export interface SoakedDatabase {
  /** The variables with which processes find it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Reads a whole collection without the code of the service. */
  readonly rowsOf: (collection: string) => Promise<readonly Row[]>;
  /** Ends all leases as if their time had passed. */
  readonly endLeases: () => Promise<void>;
}

/** The process of a server, which can be killed. */
export interface ServerProcess {
  readonly kill: () => Promise<void>;
  /** Starts it again after `kill`; resolves when it accepts writes. */
  readonly start: () => Promise<void>;
}

export interface SoakedServer {
  /** Absent if the database is a file, which the killed processes of the service write themselves. */
  readonly process?: ServerProcess;
  /** Returns the database of processes whose `DATA_DIR` is this folder, ready for them. */
  readonly database: (folder: string) => Promise<SoakedDatabase>;
  readonly stop: () => Promise<void>;
}

/** A store of the service, as the soaks use it. */
export interface SoakedStore {
  /** The image of its server, if it has one. */
  readonly image?: string;
  readonly startServer: () => Promise<SoakedServer>;
  /** How long the unfinished work of a killed process can block others. */
  readonly lifetimeSeconds: number;
  /** The factor by which loads are slower than on a file: the test server of MongoDB performs some hundred operations a second. */
  readonly leisure: number;
}
