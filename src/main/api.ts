import process from 'node:process';
import { ConfigWrong, configFrom, type Config } from './config.ts';
import { demoFolder, seedDemo, wantsDemo } from './demo.ts';
import { settleProcess } from './process.ts';
import { startService, type Service } from './service.ts';
import { startFaultOf } from './start-fault.ts';

settleProcess();

const say = (line: string) => void process.stdout.write(`${line}\n`);

const welcome = ({ baseUrl, transport, dataDir, mongodbUrl }: Config, { adminUrl, codec }: Service): string =>
  [
    '',
    `Platform Licensing API on ${baseUrl}  (${transport}, ${codec} codecs, data in ${mongodbUrl === undefined ? dataDir : 'MongoDB'})`,
    `  portal       ${baseUrl}/portal`,
    `  reference    ${baseUrl}/reference`,
    `  OpenAPI      ${baseUrl}/openapi.v1.json`,
    ...(adminUrl === undefined ? [] : [`  figures      ${adminUrl}/metrics`]),
    '',
    'Next, in another terminal:  npm run tour',
    '',
  ].join('\n');

/** Fills an empty store while the service runs already; what goes wrong is told and tried again at the next start. */
const demoFor = async (config: Config, { useCases, library, log }: Service, signal: AbortSignal) => {
  try {
    if (await wantsDemo(config, library))
      await seedDemo(demoFolder(config), { ...useCases, library, say }, signal);
  } catch (error) {
    if (!signal.aborted) log.error('the demo catalog is not complete', { error });
  }
};

/** Starts the service as the environment says; SIGTERM and SIGINT end it once running requests are answered. */
const main = async () => {
  const config = configFrom(process.env);
  const service = await startService(config);
  if (!config.production) say(welcome(config, service));
  const ending = new AbortController();
  const demo = demoFor(config, service, ending.signal);
  const end = () => {
    if (ending.signal.aborted) return;
    ending.abort();
    demo
      .then(() => service.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`the service could not end in order: ${String(error)}\n`);
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
