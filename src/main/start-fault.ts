import { StoreMoved } from '../ports/driven/archive.ts';
import { SchemaMismatch } from '../ports/driven/schema-mismatch.ts';
import { MasterKeyFileWrong, MasterKeyWrong } from '../ports/driven/secret-seal.ts';
import { isUnavailable } from '../ports/driven/unavailable.ts';
import { WrongSettings } from '../ports/driven/wrong-settings.ts';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Why a process could not start, in one message for a person; what is nobody's fault but ours keeps its stack. */
export const startFaultOf = (error: unknown): string => {
  if (error instanceof WrongSettings) return `The environment stops the start:\n${error.message}`;
  if (error instanceof SchemaMismatch || isUnavailable(error))
    return `The data cannot be opened: ${error.message}`;
  if (error instanceof StoreMoved) return `Not started: ${error.message}`;
  if (error instanceof MasterKeyFileWrong) return `The master key cannot be read: ${error.message}`;
  if (error instanceof MasterKeyWrong)
    return `MASTER_KEY cannot be used: ${error.message}. Only if that key is lost for good (docs/master-key.md): npm run operator -- rotate-keys access-token --lost-master-key`;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return 'The port is taken: set PORT (or ADMIN_PORT) to a free one, or end what listens there.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'EEXIST':
    case 'ENOTDIR':
    case 'ENOSPC':
      return `DATA_DIR or the port may not be used: ${String(error)}`;
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
};
