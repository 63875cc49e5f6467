/** Runs the service in a child process; the environment selects its transport and folder. */
import process from 'node:process';
import { configFrom } from '../../src/main/settings/config.ts';
import { startService } from '../../src/main/processes/service.ts';
import { reportCpu } from './cpu.ts';

const service = await startService(configFrom(process.env));
process.send?.({ url: service.url });
process.on('SIGTERM', () => void service.close().then(() => process.exit(0)));
reportCpu();
