/** Runs the worker in a child process. */
import process from 'node:process';
import { configFrom } from '../../src/main/settings/config.ts';
import { startService } from '../../src/main/processes/service.ts';
import { reportCpu } from '../http/cpu.ts';

const worker = await startService(configFrom(process.env), { role: 'worker' });
process.send?.({ url: '' });
process.on('SIGTERM', () => void worker.close().then(() => process.exit(0)));
reportCpu();
