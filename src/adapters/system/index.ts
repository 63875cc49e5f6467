export { systemClock, systemDelay, ulidIds } from './environment.ts';
export { storageDeadline } from './storage-deadline.ts';
