import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';

export const checkout = fileURLToPath(new URL('../../../../', import.meta.url));

const storageFolder = 'test/integration/storage/programs';

/** Programs that work on a store until they are killed. */
const ofStorage = {
  'fan-out': `${storageFolder}/fan-out.ts`,
  note: `${storageFolder}/note.ts`,
  notify: `${storageFolder}/notify.ts`,
  prepare: `${storageFolder}/prepare.ts`,
  'close-periods': `${storageFolder}/close-periods.ts`,
  'pay-out': `${storageFolder}/pay-out.ts`,
  'invoice-fees': `${storageFolder}/invoice-fees.ts`,
  'watch-deadlines': `${storageFolder}/watch-deadlines.ts`,
};
export type StorageProgram = keyof typeof ofStorage;

/** The programs that tests start as processes: those of the service, and those of a store. */
export const programs = {
  ...{ api: 'src/main/api.ts', worker: 'src/main/worker.ts', cli: 'src/main/cli.ts' },
  ...ofStorage,
};
export type ProgramName = keyof typeof programs;

/** The folders with the sources of all programs. */
export const folders = ['src', 'demo', 'test/support', storageFolder];

/** Packages of several modules that every start loads. All others are loaded from their folders. */
const inlined = new Set([
  ...[
    '@platform-licensing/demo',
    '@fastify/busboy',
    'express',
    'fft.js',
    'highlight.js',
    'intl-messageformat',
  ],
  ...[
    'inversify',
    'ipaddr.js',
    'jose',
    'lru-cache',
    'marked',
    'minisearch',
    'prom-client',
    'reflect-metadata',
  ],
  // The compiler imports this one for template literals that could end a script.
  ...['ulid', 'zod', '@oxc-project/runtime'],
]);
const packages = `${sep}node_modules${sep}`;
const isPath = /^[./\0]|^[A-Za-z]:/;
const packageName = /^(?:@[^/]+\/)?[^/]+/;

/** A package that is loaded from its folder. What a package of the bundle imports is in the bundle, too. */
const isExternal = (id: string, importer = ''): boolean =>
  !isPath.test(id) && !importer.includes(packages) && !inlined.has(packageName.exec(id)?.[0] ?? id);

const addressOrThread = /import\.meta\.url|new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;

/** Modules see the address of their source, beside which are their files. Threads run programs of the bundle. */
const addresses: Plugin = {
  name: 'addresses',
  transform(code, id) {
    if (id.includes(packages) || !code.includes('import.meta.url')) return null;
    return code.replaceAll(addressOrThread, (_, thread?: string) => {
      if (thread === undefined) return JSON.stringify(pathToFileURL(id).href);
      const program = join(dirname(id), thread);
      const fileName = `${relative(checkout, program).replaceAll(sep, '-')}.mjs`;
      this.emitFile({ type: 'chunk', id: program, fileName });
      return `new URL('./${fileName}', import.meta.url)`;
    });
  },
};

/** A bundle is not made again when a module elsewhere changes. */
const requireInFolders = (modules: readonly string[]): void => {
  const isKnown = (id: string): boolean =>
    !id.startsWith(checkout) ||
    id.includes(packages) ||
    folders.some((folder) => id.startsWith(join(checkout, folder, sep)));
  const others = modules.filter((id) => !isKnown(id));
  if (others.length > 0)
    throw new Error(`programs load modules outside of ${folders.join()}: ${others.join()}`);
};

/** Writes the programs to a folder, each as `NAME.mjs` with the modules that they share. */
export const build = async (folder: string): Promise<void> => {
  const bundle = await rolldown({
    input: { ...programs },
    cwd: checkout,
    platform: 'node',
    treeshake: false,
    external: isExternal,
    plugins: [addresses],
  });
  try {
    const { output } = await bundle.write({
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    });
    requireInFolders(output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : [])));
  } finally {
    await bundle.close();
  }
};
