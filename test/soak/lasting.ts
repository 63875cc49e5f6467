import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiProcess } from '../support/service/api-process.ts';

/** A process that is killed and restarted until it is stopped. */
export const lasting = (start: () => Promise<ApiProcess>, onReady: (api: ApiProcess) => Promise<void>) => {
  let running: ApiProcess | undefined;
  const begin = async (): Promise<void> => {
    running = await start();
    if ((await running.ready()) === false) throw new Error(`a process did not start: ${running.outcome()}`);
    await onReady(running);
  };
  return {
    begin,
    output: () => running?.output(),
    /** Kills the process and starts it until it is ready; with `early`, another start is killed in between. */
    kill: async ({ early }: { readonly early: boolean }): Promise<void> => {
      await running?.kill();
      if (early) {
        running = await start();
        await sleep(Math.random() * 1_200);
        await running.kill();
      }
      await begin();
    },
    end: async (): Promise<void> => running?.kill(),
  };
};
