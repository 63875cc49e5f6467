import {
  MongoBulkWriteError,
  MongoClientBulkWriteError,
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
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';

/** Server codes for a failure of the environment, not of the command (mongod's error_codes.yml). */
const outages: ReadonlyMap<number, string> = new Map([
  [6, 'host unreachable'],
  [7, 'host not found'],
  [13, 'access is denied'],
  [18, 'access is denied'],
  [24, 'a lock took too long'],
  [43, 'a cursor was lost'],
  [46, 'a lock is held'],
  [50, 'a time limit was exceeded'],
  [64, 'the majority did not respond in time'],
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
  [365, 'it is overloaded'],
  [462, 'it is overloaded'],
  [9001, 'the connection was lost'],
  [10107, 'not the primary'],
  [11600, 'shutting down'],
  [11601, 'an administrator ended the operation'],
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

/** Codes of a socket that was closed before the write, which no system call reports. */
const closedSockets = [
  'EPIPE',
  'ECONNRESET',
  'ERR_SOCKET_CLOSED',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
];

/**
 * Returns whether the driver threw this in place of the error of a socket: when it repeats a commit, it looks for labels, which only
 * its own errors have.
 */
const replacesErrorOfSocket = (error: unknown): boolean =>
  error instanceof TypeError && error.message.endsWith('.hasErrorLabel is not a function');

/** The error of a socket, which the driver passes on if the connection breaks during a write. */
const isOfSystem = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  ('syscall' in error ||
    ('code' in error && closedSockets.includes(String(error.code))) ||
    replacesErrorOfSocket(error));

/** Returns the cause of a bulk write error, which has another class. */
const unwrapped = (error: unknown): unknown => {
  const inner: unknown = error instanceof MongoBulkWriteError ? error.errorResponse : undefined;
  return inner instanceof Error ? inner : error;
};

/** Returns what a write alone would have thrown: writes to several collections throw an error of their own class. */
export const errorOfWrite = (error: unknown): unknown => {
  if (!(error instanceof MongoClientBulkWriteError)) return error;
  const [first] = error.writeErrors.values();
  return first ? new MongoServerError({ ...first, errmsg: first.message }) : (error.cause ?? error);
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
  // The driver does not export the class of errors of the connection pool's queue.
  if ((unwrapped(error) as MongoError).name === 'MongoWaitQueueTimeoutError')
    return 'all connections are busy';
  const code = error instanceof MongoServerError ? outages.get(Number(error.code)) : undefined;
  return code ?? (labels.some((label) => error.hasErrorLabel(label)) ? 'no answer' : undefined);
};

/** Returns `Unavailable` for outages, and any other error, which is a bug, unchanged. */
export const translated = (error: unknown): unknown => {
  const outage = outageIn(error);
  return outage === undefined
    ? error
    : new Unavailable(`the database is unavailable: ${outage}`, { cause: error });
};

/** The command may have reached the server, or may still reach it. */
export const wasNotAnswered = connectionWasLost;

const isLabeled = (error: unknown, label: MongoErrorLabel): boolean =>
  isOfSystem(error) || (error instanceof MongoError && error.hasErrorLabel(label));

/** Returns whether the transaction can be retried. It does not apply to a commit with an unknown outcome. */
export const isTransient = (error: unknown): boolean =>
  isLabeled(error, MongoErrorLabel.TransientTransactionError);

export const commitIsUnknown = (error: unknown): boolean =>
  isLabeled(error, MongoErrorLabel.UnknownTransactionCommitResult);

/** Returns whether another document has the key, in the named index if one is given. */
export const isDuplicateKey = (error: unknown, index?: string): boolean =>
  error instanceof MongoServerError &&
  error.code === 11000 &&
  (index === undefined || error.message.includes(`index: ${index} `));

/** Returns whether the collection already exists. */
export const isThere = (error: unknown): boolean => error instanceof MongoServerError && error.code === 48;
