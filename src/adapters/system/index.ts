export { systemClock, systemDelay, ulidIds } from './environment.ts';
