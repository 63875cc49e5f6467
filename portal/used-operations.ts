import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { operations } from '../clients/typescript/src/generated/operations.ts';

const sources = fileURLToPath(new URL('src/', import.meta.url));
const client = fileURLToPath(new URL('../clients/typescript/src/', import.meta.url));

/** The folders of the front ends beside the portal, which has all other folders. */
const others = ['appeals', 'console', 'staff', 'studio', 'try-it'] as const;

const frontEndOf = (path: string): string => others.find((name) => path.startsWith(`${name}/`)) ?? 'portal';

/** Returns the operations whose names are in the sources of a front end. */
const operationsOf = (frontEnd: string) => {
  const words = new Set<string>();
  for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || frontEndOf(file) !== frontEnd) continue;
    for (const [word] of readFileSync(join(sources, file), 'utf8').matchAll(/\w+/g)) words.add(word);
  }
  return Object.fromEntries(Object.entries(operations).filter(([id]) => words.has(id)));
};

/**
 * Gives each front end a client with the operations that it calls. Its sources import the client as others do, and the table of all operations
 * would be a twentieth of what its first page loads.
 */
export const usedOperations = (): Plugin => ({
  name: 'used-operations',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== '@platform-licensing/client' || importer?.startsWith(sources) !== true) return undefined;
    const path = importer.slice(sources.length);
    // Modules of the kit call no operation.
    if (path.startsWith('kit/')) return `${client}index.ts`;
    return { id: `\0client of ${frontEndOf(path)}`, moduleSideEffects: false };
  },
  load(id) {
    const frontEnd = /^\0client of (.+)$/.exec(id)?.[1];
    if (frontEnd === undefined) return undefined;
    return [
      `import { boundTo } from '${client}bound.ts';`,
      `export * from '${client}index.ts';`,
      `export const PlatformLicensing = /* @__PURE__ */ boundTo(${JSON.stringify(operationsOf(frontEnd))});`,
    ].join('\n');
  },
});
