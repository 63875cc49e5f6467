import { createRequire } from 'node:module';
import { transportNames } from '../../../src/adapters/http/index.ts';
import { inPlantedHouse, toolOutput, type Planted } from './planted.ts';

interface Violation {
  readonly from: string;
  readonly cycle?: readonly { readonly name: string }[];
  readonly rule: { readonly name: string; readonly severity: string };
}

/** Packages and modules that the core must not import, tried from each of its three layers. */
const coreRules = {
  domain: 'domain-is-pure',
  ports: 'ports-name-only-domain',
  application: 'application-sees-ports-and-domain',
} as const;
const outside = {
  clock: 'node:timers',
  disk: 'node:fs',
  package: 'zod',
  adapter: '../adapters/planted-one/planted.ts',
};

/** Files that break a rule: at least one for each. */
const violations: readonly (readonly [rule: string, path: string, text: string])[] = [
  ...Object.entries(coreRules).flatMap(([layer, rule]) =>
    Object.entries(outside).map(
      ([what, module]) => [rule, `src/${layer}/planted-${what}.ts`, `import '${module}';`] as const,
    ),
  ),
  ['domain-is-pure', 'src/domain/planted-port.ts', `import type {} from '../ports/planted.ts';`],
  ['ports-name-only-domain', 'src/ports/planted-use.ts', `import type {} from '../application/planted.ts';`],
  [
    'adapters-never-see-application',
    'src/adapters/planted-two/use.ts',
    `import '../../application/planted.ts';`,
  ],
  ['adapters-never-see-application', 'src/adapters/planted-two/main.ts', `import '../../main/planted.ts';`],
  ['adapters-never-see-each-other', 'src/adapters/planted-three/a.ts', `import '../planted-one/planted.ts';`],
  [
    'adapters-never-see-each-other',
    'src/adapters/store-kit/planted-a.ts',
    `import '../planted-one/planted.ts';`,
  ],
  ['no-cycles', 'src/domain/planted-round.ts', `import './planted-back.ts';`],
  ['inversify-only-in-main', 'src/adapters/planted-four/a.ts', `import 'inversify';`],
  ['inversify-only-in-main', 'src/application/planted-tokens.ts', `import 'reflect-metadata';`],
  ...transportNames.flatMap((name) => [
    [`${name}-only-in-its-transport`, `src/adapters/http/planted-${name}.ts`, `import '${name}';`] as const,
    [
      `${name}-only-in-its-transport`,
      `src/adapters/http/transports/${name}-planted.ts`,
      `import '${name}';`,
    ] as const,
  ]),
  ['fastify-only-in-its-transport', 'src/adapters/http/planted-plugin.ts', `import '@fastify/error';`],
  ['busboy-behind-one-file', 'src/adapters/http/server/planted-parts.ts', `import '@fastify/busboy';`],
  ['drivers-load-where-chosen', 'src/main/planted-driver.ts', `import '../adapters/mongo/index.ts';`],
  ['drivers-load-where-chosen', 'src/adapters/redis/adapter.ts', `import './index.ts';`],
  ['demo-behind-one-file', 'src/main/planted-demo.ts', `import '../../demo/planted.ts';`],
  ['demo-sees-the-domain-in-one-file', 'demo/planted-song.ts', `import '../src/domain/planted.ts';`],
  ['demo-needs-only-the-domain', 'demo/domain.ts', `import '../src/ports/planted.ts';`],
  ['service-apart-from-its-tests', 'src/main/planted-test.ts', `import '../../test/support/planted.ts';`],
  [
    'client-imports-only-itself',
    'clients/typescript/src/planted.ts',
    `import type {} from '../../../src/domain/shared/result.ts';`,
  ],
  ['client-imports-only-itself', 'clients/typescript/src/planted-package.ts', `import 'zod';`],
  [
    'programs-see-only-the-client',
    'clients/mcp/src/planted.ts',
    `import type {} from '../../../src/domain/planted.ts';`,
  ],
  ['programs-see-only-the-client', 'clients/cli/src/planted.ts', `import '../../mcp/src/planted-within.ts';`],
  [
    'programs-see-only-the-client',
    'clients/mcp/src/planted-inside.ts',
    `import '../../typescript/src/planted-part.ts';`,
  ],
  [
    'portal-sees-only-the-client',
    'portal/src/planted.tsx',
    `import type {} from '../../src/domain/planted.ts';`,
  ],
  [
    'portal-sees-only-the-client',
    'portal/src/planted-inside.ts',
    `import '../../clients/typescript/src/planted-part.ts';`,
  ],
  ['kit-knows-no-application', 'portal/src/kit/planted.tsx', `import '../pages/planted.ts';`],
  ['kit-knows-no-application', 'portal/src/kit/planted-session.ts', `import '../session/planted.ts';`],
  ['front-ends-apart', 'portal/src/console/planted.tsx', `import '../pages/planted.ts';`],
  ['front-ends-apart', 'portal/src/studio/planted.tsx', `import '../pages/planted.ts';`],
  ['front-ends-apart', 'portal/src/appeals/planted.tsx', `import '../session/planted.ts';`],
  [
    'portal-apart-from-other-front-ends',
    'portal/src/pages/planted-use.ts',
    `import type {} from '../console/planted-within.ts';`,
  ],
  ['service-without-dev-packages', 'src/main/planted-dev.ts', `import 'fast-check';`],
  ['packages-are-declared', 'src/main/planted-undeclared.ts', `import 'cookie';`],
  ['imports-resolve', 'src/main/planted-typo.ts', `import './no-such-file.ts';`],
  ['no-junk-drawers', 'src/domain/planted-use.ts', `import './utils/planted.ts';`],
];

/** Similar imports, which the rules permit. */
const within: Planted = {
  'src/ports/planted.ts': `import '../domain/planted.ts';`,
  'src/application/planted.ts': `import '../ports/planted.ts';\nimport '../domain/planted.ts';`,
  'src/adapters/planted-one/planted.ts': `import 'zod';\nimport 'node:fs';\nimport '../../ports/planted.ts';`,
  // Real files, so that these are the names that the rules know.
  'src/adapters/http/transports/express.ts': `import 'express';`,
  'src/adapters/http/transports/fastify.ts': `import 'fastify';`,
  'src/adapters/store-kit/planted.ts': `import '../../ports/planted.ts';`,
  'src/adapters/planted-store/planted.ts': `import '../store-kit/planted.ts';`,
  'src/main/planted.ts': `import 'inversify';\nimport '../adapters/planted-one/planted.ts';\nimport '../application/planted.ts';`,
  'src/main/processes/demo.ts': `import '../../../demo/planted.ts';`,
  'clients/mcp/src/planted-within.ts': `import 'node:process';\nimport '../../typescript/src/index.ts';`,
  'portal/src/planted-within.tsx': `import 'react';\nimport '@platform-licensing/client';`,
  'portal/src/pages/planted.ts': `import '../kit/planted-part.ts';\nimport '../session/planted.ts';`,
  'portal/src/console/planted-within.ts': `import '../kit/planted-part.ts';`,
};

/** Imported by both kinds. */
const ground: Planted = {
  'src/domain/planted.ts': `export {};`,
  'src/domain/planted-back.ts': `import './planted-round.ts';`,
  'src/domain/utils/planted.ts': `export {};`,
  'demo/planted.ts': `export {};`,
  'test/support/planted.ts': `export {};`,
  'clients/typescript/src/index.ts': `export {};`,
  'clients/typescript/src/planted-part.ts': `export {};`,
  'portal/src/kit/planted-part.ts': `export {};`,
  'portal/src/session/planted.ts': `export {};`,
};

const files: Planted = {
  ...ground,
  ...within,
  ...Object.fromEntries(violations.map(([, path, text]) => [path, text])),
};

describe('the layers', () => {
  let found: readonly Violation[];
  const brokenAt = (path: string) =>
    found.filter(({ from, cycle }) => from === path || cycle?.some(({ name }) => name === path));

  beforeAll(async () => {
    const report = await inPlantedHouse(files, (copy) =>
      toolOutput(copy, 'depcruise', 'src', 'demo', 'test', 'clients', 'portal', '--output-type', 'json'),
    );
    found = (JSON.parse(report) as { summary: { violations: readonly Violation[] } }).summary.violations;
  });

  it.each(violations)('turn red by %s at %s', (rule, path) => {
    expect(brokenAt(path).map((violation) => violation.rule.name)).toContain(rule);
  });

  it.each(Object.keys(within))('stay green at %s', (path) => {
    expect(brokenAt(path)).toEqual([]);
  });

  it('are errors, and each has a planted violation', () => {
    const rules = createRequire(import.meta.url)('../../../.dependency-cruiser.cjs') as {
      forbidden: readonly { name: string; severity: string }[];
    };
    expect(rules.forbidden.map(({ name }) => name).sort()).toEqual(
      [...new Set(violations.map(([rule]) => rule))].sort(),
    );
    expect(new Set(rules.forbidden.map(({ severity }) => severity))).toEqual(new Set(['error']));
  });
});
