import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesOf } from '../../../scripts/third-party-notices.ts';

const root = join(import.meta.dirname, '../../..');
const shipped = readFileSync(join(root, 'THIRD_PARTY_NOTICES'), 'utf8');

describe('the notices of third-party licenses', () => {
  it('are those of what is installed: after a change run npm run notices', () => {
    expect(shipped === noticesOf(root)).toBe(true);
  });

  it('name every direct dependency but our own workspaces, and the codecs under the LGPL', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const foreign = Object.entries(dependencies).filter(([name]) => !name.startsWith('@platform-licensing/'));
    for (const [name, version] of foreign) expect(shipped).toContain(`\n${name} ${version}\nLicense: `);
    for (const codec of ['libmpg123 (LGPL-2.1)', 'LAME (LGPL-2.0-or-later)', 'codec-parser 2'])
      expect(shipped).toContain(codec);
  });

  it('go into the image', () => {
    expect(readFileSync(join(root, '.dockerignore'), 'utf8')).toContain('\n!THIRD_PARTY_NOTICES\n');
  });
});
