const { readdirSync } = require('node:fs');

// Domain ← ports ← application; adapters beside them, apart; main sees all.
// test/integration/architecture/layers.test.ts plants one violation per rule.
const layer = (names) => `^src/(${names.join('|')})/`;
const inside = (...names) => ({ path: layer(names) });
const outside = (...names) => ({ pathNot: layer(names) });
const wiring = { pathNot: '^(src|test/unit)/main/' };
const packages = (...names) => ({ path: `(^|/)node_modules/(@types/)?(${names.join('|')})(/|$)` });
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

// A transport's file is named like its package; nothing else may import that package.
const transports = readdirSync(`${__dirname}/src/adapters/http/transports`)
  .filter((file) => file !== 'index.ts')
  .map((file) => file.replace(/[.]ts$/, ''));

module.exports = {
  forbidden: [
    // The core also sees no package and no Node module: they lie outside every layer.
    forbid('domain-is-pure', inside('domain'), outside('domain')),
    forbid('ports-name-only-domain', inside('ports'), outside('domain', 'ports')),
    forbid(
      'application-sees-ports-and-domain',
      inside('application'),
      outside('domain', 'ports', 'application'),
    ),
    forbid('adapters-never-see-application', inside('adapters'), inside('application', 'main')),
    forbid(
      'adapters-never-see-each-other',
      { path: '^src/adapters/([^/]+)/' },
      // The kit's kernels are the stores: each of them sees it, and it sees none of them.
      { ...inside('adapters'), pathNot: '^src/adapters/($1|store-kit)/' },
    ),
    forbid('no-cycles', {}, { circular: true }),

    forbid('inversify-only-in-main', wiring, packages('inversify', '@inversifyjs', 'reflect-metadata')),
    // Busboy, a parser of multipart bodies under Fastify's scope, works without Fastify.
    ...transports.map((name) =>
      forbid(
        `${name}-only-in-its-transport`,
        { pathNot: `^src/adapters/http/transports/${name}[.]ts$` },
        packages(name, `@${name}/(?!busboy/)[^/]+`),
      ),
    ),
    forbid(
      'busboy-behind-one-file',
      { pathNot: '^src/adapters/http/kernel/request/files/multipart[.]ts$' },
      packages('@fastify/busboy'),
    ),
    forbid(
      'drivers-load-where-chosen',
      { path: '^src/(main/|adapters/[^/]+/adapter[.]ts$)' },
      {
        path: '^src/adapters/(mongo|opentelemetry|postgres|redis|stripe)/index[.]ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'demo-behind-one-file',
      { path: '^src/', pathNot: '^src/main/processes/demo[.]ts$' },
      { path: '^demo/' },
    ),
    // The demo is a workspace of its own; one file of it names what it needs of the domain.
    forbid(
      'demo-sees-the-domain-in-one-file',
      { path: '^demo/', pathNot: '^demo/(domain[.]ts$|test/)' },
      { path: '^src/' },
    ),
    forbid(
      'demo-needs-only-the-domain',
      { path: '^demo/domain[.]ts$' },
      { path: '^src/', pathNot: '^src/domain/' },
    ),
    forbid(
      'service-apart-from-its-tests',
      { path: '^(src|demo)/', pathNot: '^demo/test/' },
      { path: '^(test|bench|examples|scripts|clients)/' },
    ),
    forbid(
      'client-imports-only-itself',
      { path: '^clients/typescript/src/' },
      { pathNot: '^clients/typescript/src/' },
    ),
    forbid(
      'programs-see-only-the-client',
      { path: '^clients/(cli|mcp)/src/' },
      {
        pathNot: '^clients/$1/(src/|package[.]json$)|^clients/typescript/src/index[.]ts$|(^|/)node_modules/',
        dependencyTypesNot: ['core'],
      },
    ),
    forbid(
      'portal-sees-only-the-client',
      { path: '^portal/src/' },
      { pathNot: '^portal/src/|^clients/typescript/src/index[.]ts$|(^|/)node_modules/' },
    ),
    forbid(
      'kit-knows-no-application',
      { path: '^portal/src/kit/' },
      { path: '^portal/src/', pathNot: '^portal/src/kit/' },
    ),
    // The portal is the rest of its folder: pages, session and shell.
    forbid(
      'front-ends-apart',
      { path: '^portal/src/(appeals|console|staff|studio|try-it)/' },
      { path: '^portal/src/', pathNot: '^portal/src/($1|kit|styles)/' },
    ),
    forbid(
      'portal-apart-from-other-front-ends',
      { path: '^portal/src/', pathNot: '^portal/src/(appeals|console|staff|studio|try-it)/' },
      { path: '^portal/src/(appeals|console|staff|studio|try-it)/' },
    ),
    forbid(
      'service-without-dev-packages',
      { path: '^(src|demo)/', pathNot: '^demo/test/' },
      { dependencyTypes: ['npm-dev'] },
    ),
    forbid('packages-are-declared', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
    forbid('imports-resolve', {}, { couldNotResolve: true }),
    forbid(
      'no-junk-drawers',
      {},
      { path: '/(utils?|helpers?|common|misc)(/|[.]ts$)', pathNot: 'node_modules' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    // The portal's also knows where the client's sources are, by the name that the portal imports them by.
    tsConfig: { fileName: 'portal/tsconfig.json' },
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    // The services that the bench compares with have packages of their own.
    exclude: { path: '^((portal|clients/[^/]+)/dist/|bench/peers/[^/]+/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
