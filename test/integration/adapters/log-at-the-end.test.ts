import { spawnSync } from 'node:child_process';

const log = new URL('../../../src/adapters/pino/index.ts', import.meta.url).href;

/** The lines of a process that logs twice and then ends in its own way. */
const linesOf = (end: string): readonly string[] => {
  const program = `import { pinoLog } from '${log}';
    const log = pinoLog({ level: 'info' });
    log.info('first');
    log.error('last', { error: new Error('x') });
    ${end}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', program], {
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
};

it.each([
  ['comes to its end', ''],
  ['exits', 'process.exit(0);'],
  [
    'exits on SIGTERM',
    "process.on('SIGTERM', () => process.exit(0)); setInterval(() => undefined, 9); process.kill(process.pid, 'SIGTERM');",
  ],
  ['throws', "throw new Error('nobody catches this');"],
])('writes every line when the process %s', (_how, end) => {
  expect(linesOf(end)).toEqual(['first', 'last']);
});

it('writes the lines of several logs of a process in order, and waits once for its end', () => {
  const more = `const listeners = process.listenerCount('exit');
    pinoLog({ level: 'info' }).info('of another log');
    log.info(process.listenerCount('exit') - listeners + ' listeners more');`;
  expect(linesOf(more)).toEqual(['first', 'last', 'of another log', '0 listeners more']);
});
