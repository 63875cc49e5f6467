import process from 'node:process';
import { configFrom, type Config } from './settings/config.ts';
import { demoFolder, seedDemo, wantsDemo } from './processes/demo.ts';
import { enter } from './processes/entry.ts';
import { fileStoreIn, storeTitle } from './adapters/open-storage.ts';
import { startService, type Service } from './processes/service.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

const welcome = (config: Config, { adminUrl, codec }: Service): string => {
  const { baseUrl, transport, dataDir } = config;
  const data = fileStoreIn(config) ? dataDir : storeTitle(config);
  return [
    '',
    `Platform Licensing API on ${baseUrl}  (${transport}, ${codec} codecs, data in ${data})`,
    `  portal       ${baseUrl}/portal`,
    `  reference    ${baseUrl}/reference`,
    `  OpenAPI      ${baseUrl}/openapi.v1.json`,
    ...(adminUrl === undefined ? [] : [`  figures      ${adminUrl}/metrics`]),
    '',
    'Next, in another terminal:  npm run tour',
    '',
  ].join('\n');
};

/** Fills an empty store while the service is already running. A failure is logged and retried at the next start. */
const demoFor = async (config: Config, { useCases, library, log }: Service, signal: AbortSignal) => {
  try {
    if (await wantsDemo(config, library))
      await seedDemo(demoFolder(config), { ...useCases, library, print }, signal);
  } catch (error) {
    if (!signal.aborted) log.error('the demo catalog is incomplete', { error });
  }
};

// Starts the service with the settings of the environment. At the end it finishes the requests in progress.
enter('the service', async () => {
  const config = configFrom(process.env);
  const service = await startService(config);
  if (!config.production) print(welcome(config, service));
  const ending = new AbortController();
  const demo = demoFor(config, service, ending.signal);
  return async () => {
    ending.abort();
    await demo;
    await service.close();
  };
});
