/** Runs the service in a child process; the environment selects its transport and folder. */
import process from 'node:process';
import { openAdapters } from '../../src/main/adapters/open-adapters.ts';
import { configFrom } from '../../src/main/settings/config.ts';
import { startService } from '../../src/main/processes/service.ts';
import { reportCpu } from './cpu.ts';

const config = configFrom(process.env);
// Calls of a server may take longer than in production: a busy machine must not end a measurement.
const open = await openAdapters(config, { storageTimeoutMs: 60_000 });
const service = await startService(config, { open });
process.send?.({ url: service.url });
process.on('SIGTERM', () => void service.close().then(() => process.exit(0)));
reportCpu();
