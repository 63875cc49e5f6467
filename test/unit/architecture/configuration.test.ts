import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationReference } from '../../../scripts/configuration-reference.ts';
import { environmentSections, environmentVariables } from '../../../src/main/settings/environment.ts';

const root = join(import.meta.dirname, '../../..');

describe('docs/configuration.md', () => {
  it('is what npm run configuration writes: run it after you change a variable', () => {
    expect(readFileSync(join(root, 'docs/configuration.md'), 'utf8')).toBe(configurationReference());
  });

  it('lists each variable that the configuration reads once', () => {
    const listed = environmentSections.flatMap(({ variables }) => Object.keys(variables));
    expect(listed.toSorted()).toEqual(environmentVariables.toSorted());
  });
});
