export { pinoLog, type PinoNeeds } from './log.ts';
