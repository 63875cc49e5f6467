// Prints the bill of materials (CycloneDX) of what is installed in production.   npm run --silent sbom > sbom.cdx.json
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}
interface Bill {
  readonly metadata: { readonly component: Readonly<Record<string, unknown>> };
  readonly components: readonly { readonly 'bom-ref': string; readonly purl: string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const root = join(import.meta.dirname, '..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** The packages that `npm ci --omit=dev --omit=optional` installs, as `name@version`. */
const installed = (): ReadonlySet<string> => {
  const { packages } = read('package-lock.json') as { readonly packages: Readonly<Record<string, Locked>> };
  const names = Object.entries(packages)
    .filter(([path, { dev, optional, devOptional }]) => {
      return path.includes('node_modules/') && !(dev ?? optional ?? devOptional ?? false);
    })
    .map(([path, { version = '' }]) => `${path.replace(/.*node_modules\//, '')}@${version}`);
  return new Set(names);
};

// `npm sbom --omit=dev` also leaves out packages that a development package needs besides (npm 11.19), so its whole list is filtered here.
const words = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
const whole = JSON.parse(
  execFileSync('npm', words, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 }),
) as Bill;
const isInstalled = installed();
const components = whole.components.filter(({ purl }) =>
  isInstalled.has(decodeURIComponent(purl).replace(/^pkg:npm\//, '')),
);
const kept = new Set(components.map(({ 'bom-ref': ref }) => ref));
const { name, version } = read('package.json') as Readonly<Record<string, string>>;
const dependencies = whole.dependencies
  .filter(({ ref }) => kept.has(ref) || ref === `${name ?? ''}@${version ?? ''}`)
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }));
// npm names the product by its folder.
const component = { ...whole.metadata.component, type: 'application', name };
const metadata = { ...whole.metadata, component };
process.stdout.write(`${JSON.stringify({ ...whole, metadata, components, dependencies }, undefined, 2)}\n`);
