import {
  MongoBulkWriteError,
  MongoClientClosedError,
  MongoError,
  MongoErrorLabel,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerClosedError,
  MongoServerError,
  MongoSystemError,
  MongoTopologyClosedError,
} from 'mongodb';
import { Unavailable } from '../../ports/driven/unavailable.ts';

/** Server codes that tell of the surroundings, not of the command (mongod's error_codes.yml). */
const outages: ReadonlyMap<number, string> = new Map([
  [6, 'host unreachable'],
  [7, 'host not found'],
  [13, 'access is refused'],
  [18, 'access is refused'],
  [24, 'a lock took too long'],
  [43, 'a cursor was lost'],
  [46, 'a lock is held'],
  [50, 'a time limit was exceeded'],
  [64, 'the majority did not answer in time'],
  [89, 'network timeout'],
  [91, 'shutting down'],
  [112, 'too many write conflicts'],
  [133, 'a shard has no primary'],
  [134, 'the majority has nothing to read yet'],
  [150, 'shards are changing'],
  [175, 'a query was ended'],
  [189, 'the primary stepped down'],
  [202, 'the network interface was too slow'],
  [225, 'a transaction was lost'],
  [237, 'a cursor was lost'],
  [246, 'a snapshot is gone'],
  [249, 'shards are changing'],
  [251, 'a transaction was lost'],
  [262, 'a time limit was exceeded'],
  [279, 'the connection was lost'],
  [290, 'a time limit was exceeded'],
  [317, 'the connection was lost'],
  [365, 'it has too much to do'],
  [462, 'it has too much to do'],
  [9001, 'the connection was lost'],
  [10107, 'not the primary'],
  [11600, 'shutting down'],
  [11601, 'someone ended what was asked'],
  [11602, 'the replica set changed its state'],
  [13388, 'shards are changing'],
  [13435, 'not the primary'],
  [13436, 'neither primary nor secondary'],
  [14031, 'disk full'],
]);

const lostConnections = [
  MongoNetworkError,
  MongoSystemError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerClosedError,
  MongoTopologyClosedError,
  MongoClientClosedError,
];

/** Of a socket that was closed before the write, which no call of the system has told. */
const closedSockets = [
  'EPIPE',
  'ECONNRESET',
  'ERR_SOCKET_CLOSED',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
];

/** A socket's own error, as the driver lets it through where it breaks in the middle of a write. */
const isOfSystem = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  ('syscall' in error || ('code' in error && closedSockets.includes(String(error.code))));

/** A bulk write wraps what happened to it, and then is no longer of its kind. */
const unwrapped = (error: unknown): unknown => {
  const inner: unknown = error instanceof MongoBulkWriteError ? error.errorResponse : undefined;
  return inner instanceof Error ? inner : error;
};

const connectionWasLost = (error: unknown): boolean =>
  isOfSystem(unwrapped(error)) || lostConnections.some((kind) => unwrapped(error) instanceof kind);

const labels = [
  MongoErrorLabel.TransientTransactionError,
  MongoErrorLabel.UnknownTransactionCommitResult,
  MongoErrorLabel.RetryableWriteError,
];

const outageIn = (error: unknown): string | undefined => {
  if (connectionWasLost(error)) return 'no connection';
  if (!(error instanceof MongoError)) return undefined;
  // The queue of the pool: its own class is not exported.
  if ((unwrapped(error) as MongoError).name === 'MongoWaitQueueTimeoutError')
    return 'all connections are busy';
  const code = error instanceof MongoServerError ? outages.get(Number(error.code)) : undefined;
  return code ?? (labels.some((label) => error.hasErrorLabel(label)) ? 'no answer' : undefined);
};

/** `Unavailable` for outages; any other error, which is a bug, as it came. */
export const translated = (error: unknown): unknown => {
  const outage = outageIn(error);
  return outage === undefined
    ? error
    : new Unavailable(`the database is unavailable: ${outage}`, { cause: error });
};

/** What was asked may have reached the server, or may yet. */
export const wasNotAnswered = connectionWasLost;

const isLabelled = (error: unknown, label: MongoErrorLabel): boolean =>
  isOfSystem(error) || (error instanceof MongoError && error.hasErrorLabel(label));

/** The transaction may begin anew. Never asked of a commit whose outcome is unknown. */
export const isTransient = (error: unknown): boolean =>
  isLabelled(error, MongoErrorLabel.TransientTransactionError);

export const commitIsUnknown = (error: unknown): boolean =>
  isLabelled(error, MongoErrorLabel.UnknownTransactionCommitResult);

/** Another document has the key; of one index, where its name is given. */
export const isDuplicateKey = (error: unknown, index?: string): boolean =>
  error instanceof MongoServerError &&
  error.code === 11000 &&
  (index === undefined || error.message.includes(`index: ${index} `));

/** A collection of the name exists. */
export const isThere = (error: unknown): boolean => error instanceof MongoServerError && error.code === 48;
