/** Generates `src/generated` from the document at OPENAPI_URL, or of a service in this process. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { aService } from '../../../test/support/service/service.ts';
import { anywhere } from './document.ts';
import { generatedFiles } from './files.ts';

const read = async (url: string): Promise<string> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} responded with status ${answer.status}`);
  return answer.text();
};

const served = async (): Promise<string> => {
  const url = process.env['OPENAPI_URL'];
  if (url !== undefined) return read(url);
  const service = await aService();
  try {
    return await read(`${service.baseUrl}/openapi.v1.json`);
  } finally {
    await service.close();
  }
};

const folder = join(import.meta.dirname, '..', 'src', 'generated');
await mkdir(folder, { recursive: true });
for (const [name, text] of Object.entries(await generatedFiles(anywhere(await served()))))
  await writeFile(join(folder, name), text);
