export { pinoLog, type PinoDependencies } from './log.ts';
