import { storageDeadline } from '../../adapters/system/index.ts';

/** Below 2 s together with all else that a request does. */
const allowanceMs = 1_800;

/** Shared by the storage and the HTTP adapter of this process. */
export const requestDeadline = storageDeadline(allowanceMs);
