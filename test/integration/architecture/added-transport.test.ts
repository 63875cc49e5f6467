import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../../..');

/** A transport for Hono, as a team would write it. */
const hono = `
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import type { Kernel, RequestHandler } from '../kernel/kernel.ts';
import { respond, type Routing } from '../server/request-listener.ts';

const pattern = (path: string): string => path.replaceAll(/\\{(\\w+)\\}/g, ':$1');

export const honoTransport = ({ routes, unmatched }: Kernel): Routing => {
  const app = new Hono<{ Bindings: HttpBindings }>({
    getPath: (_request, options) => (options?.env as HttpBindings).incoming.url ?? '/',
  });
  const through = (handler: RequestHandler) => (context: Context<{ Bindings: HttpBindings }>) => {
    respond(context.env.incoming, context.env.outgoing, handler, context.req.param());
    return RESPONSE_ALREADY_SENT;
  };
  for (const handler of routes) app.on(handler.route.method, pattern(handler.route.path), through(handler));
  app.all('*', through(unmatched));
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return { listener: (request, response) => void listener(request, response), options: {} };
};
`;

const added = (list: string): string =>
  list.replace(
    '} as const satisfies',
    `  hono: async (kernel: Kernel) => (await import('./hono.ts')).honoTransport(kernel),\n} as const satisfies`,
  );

const tool = (copy: string, name: string): string => join(copy, 'node_modules/.bin', name);

const run = (copy: string, command: string, ...args: readonly string[]) =>
  new Promise<{ readonly exitCode: number; readonly output: string }>((resolve) => {
    // A round of tests can be limited to other transports.
    const { TEST_TRANSPORTS: _, ...env } = process.env;
    execFile(command, args, { cwd: copy, env, maxBuffer: 64 * 2 ** 20 }, (error, stdout, stderr) =>
      resolve({ exitCode: error ? 1 : 0, output: stdout + stderr }),
    );
  });

describe('a transport that is added', () => {
  let copy: string;
  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'added-transport-'));
    await symlink(join(project, 'node_modules'), join(copy, 'node_modules'), 'dir');
    const copied = ['src', 'test', 'scripts', 'package.json', 'tsconfig.json', 'jest.config.js'];
    for (const path of [
      ...copied,
      '.dependency-cruiser.cjs',
      'portal/package.json',
      'portal/tsconfig.json',
      'portal/vite.config.ts',
    ])
      await cp(join(project, path), join(copy, path), { recursive: true });
    const folder = join(copy, 'src/adapters/http/transports');
    await writeFile(join(folder, 'hono.ts'), hono);
    const list = await readFile(join(folder, 'index.ts'), 'utf8');
    await writeFile(join(folder, 'index.ts'), added(list));
  });
  afterAll(() => rm(copy, { recursive: true, force: true }));

  it('passes the transport suites with one new file and one entry in the list', async () => {
    const { exitCode, output } = await run(
      copy,
      tool(copy, 'jest'),
      '--selectProjects',
      'http',
      '--runInBand',
      '--testPathPatterns',
      'http/transport\\.(test|bodies|targets|identical)',
      '--testNamePattern',
      'hono',
    );
    expect({ exitCode, output }).toMatchObject({ exitCode: 0 });
    expect(Number(/Tests:.* (\d+) passed/.exec(output)?.[1])).toBeGreaterThan(50);
  });

  it('can be chosen by HTTP_TRANSPORT', async () => {
    const script = `
      import { configFrom } from './src/main/settings/config.ts';
      console.log(configFrom({ HTTP_TRANSPORT: 'hono' }).transport);`;
    const { output } = await run(copy, process.execPath, '--input-type=module', '--eval', script);
    expect(output).toBe('hono\n');
  });

  it('is the only file that may import its package', async () => {
    await writeFile(join(copy, 'src/adapters/http/kernel/planted.ts'), `import 'hono';\n`);
    const { output } = await run(copy, tool(copy, 'depcruise'), 'src/adapters/http', '--output-type', 'err');
    expect(output).toContain('hono-only-in-its-transport: src/adapters/http/kernel/planted.ts');
    expect(output).not.toContain('hono-only-in-its-transport: src/adapters/http/transports/');
  });
});
