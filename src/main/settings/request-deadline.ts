import { storageDeadline } from '../../adapters/system/index.ts';

/** With everything else that a request does, less than 2 s. */
const allowanceMs = 1_800;

/** Shared by the storage and the HTTP adapter of this process. */
export const requestDeadline = storageDeadline(allowanceMs);
