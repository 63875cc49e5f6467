import process from 'node:process';
import { ConfigWrong, configFrom } from './config.ts';
import { settleProcess } from './process.ts';
import { startService } from './service.ts';
import { startFaultOf } from './start-fault.ts';

settleProcess();

/** Brings events to their endpoints, apart from the API; SIGTERM and SIGINT end it once what is under way has ended. */
const main = async () => {
  const config = configFrom(process.env);
  const worker = await startService(config, { role: 'worker' });
  worker.log.info('the worker runs', { adminUrl: worker.adminUrl });
  const alive = setInterval(() => undefined, 60_000);
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    clearInterval(alive);
    worker.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`the worker could not end in order: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};

main().catch((error: unknown) => {
  process.stderr.write(`${startFaultOf(error)}\n`);
  process.exit(error instanceof ConfigWrong ? 2 : 1);
});
