import { StoreMoved } from '../../ports/driven/storage/archive.ts';
import { SchemaMismatch } from '../../ports/driven/storage/schema-mismatch.ts';
import { MasterKeyFileWrong, MasterKeyWrong } from '../../ports/driven/access/secret-cipher.ts';
import { isUnavailable } from '../../ports/driven/shared/unavailable.ts';
import { WrongSettings } from '../../ports/driven/shared/wrong-settings.ts';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Returns why a process could not start, in one message for a person. The error of a bug keeps its stack. */
export const startFaultOf = (error: unknown): string => {
  if (error instanceof WrongSettings) return `Invalid configuration:\n${error.message}`;
  if (error instanceof SchemaMismatch || isUnavailable(error))
    return `Cannot open the store: ${error.message}`;
  if (error instanceof StoreMoved) return `Not started: ${error.message}`;
  if (error instanceof MasterKeyFileWrong) return `Cannot read the master key: ${error.message}`;
  if (error instanceof MasterKeyWrong)
    return `Cannot use MASTER_KEY: ${error.message}. Only if the previous key is permanently lost (docs/master-key.md), run "npm run operator -- rotate-keys access-token --lost-master-key".`;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return 'The port is in use. Set PORT (or ADMIN_PORT) to a free port, or stop the process that uses it.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'EEXIST':
    case 'ENOTDIR':
    case 'ENOSPC':
      return `Cannot use DATA_DIR or the port: ${String(error)}`;
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
};
