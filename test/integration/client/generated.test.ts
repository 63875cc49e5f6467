import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { anywhere } from '../../../clients/typescript/generate/document.ts';
import { generatedFiles } from '../../../clients/typescript/generate/files.ts';
import { inService } from '../../support/service/service.ts';

const folder = join(import.meta.dirname, '../../../clients/typescript/src/generated');

describe('the typed client', () => {
  it('is what the served document gives; else: npm run generate --workspace clients/typescript', () =>
    inService({}, async ({ baseUrl }) => {
      const document = anywhere(await (await fetch(`${baseUrl}/openapi.v1.json`)).text());
      const files = await generatedFiles(document);
      expect((await readdir(folder)).sort()).toEqual(Object.keys(files).sort());
      for (const [name, text] of Object.entries(files))
        expect(await readFile(join(folder, name), 'utf8')).toBe(text);
    }));
});
