import process from 'node:process';
import { WrongSettings } from '../../ports/driven/shared/wrong-settings.ts';
import { settleProcess } from './process.ts';
import { startFaultOf } from './start-failure.ts';

/** SIGTERM and SIGINT end the process once, after its work in progress. */
const endBySignal = (what: string, close: () => Promise<unknown>): void => {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${what} did not shut down cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};

/**
 * Runs a process of the service: `start` returns the function that ends it. A failure to start is logged in one
 * line.
 */
export const enter = (what: string, start: () => Promise<() => Promise<unknown>>): void => {
  settleProcess();
  start().then(
    (close) => endBySignal(what, close),
    (error: unknown) => {
      process.stderr.write(`${startFaultOf(error)}\n`);
      process.exit(error instanceof WrongSettings ? 2 : 1);
    },
  );
};
