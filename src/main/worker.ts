import process from 'node:process';
import { configFrom } from './settings/config.ts';
import { enter } from './processes/entry.ts';
import { startService } from './processes/service.ts';

// Brings events to their endpoints, apart from the API; it ends once what is under way has ended.
enter('the worker', async () => {
  const worker = await startService(configFrom(process.env), { role: 'worker' });
  worker.log.info('worker started', { adminUrl: worker.adminUrl });
  const alive = setInterval(() => undefined, 60_000);
  return async () => {
    clearInterval(alive);
    await worker.close();
  };
});
