import process from 'node:process';
import { configFrom } from './settings/config.ts';
import { enter } from './processes/entry.ts';
import { startService } from './processes/service.ts';

// Delivers webhooks, and does the background work of every process, without the API. At the end it finishes the deliveries in progress.
enter('the worker', async () => {
  const worker = await startService(configFrom(process.env), { role: 'worker' });
  worker.log.info('worker started', { adminUrl: worker.adminUrl });
  const alive = setInterval(() => undefined, 60_000);
  return async () => {
    clearInterval(alive);
    await worker.close();
  };
});
