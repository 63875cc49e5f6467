import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import process from 'node:process';
import { Option, type Command } from 'commander';
import { apiOf, loginOf, UsageError } from '../session.ts';
import { print } from '../terminal.ts';

type Format = 'mp3' | 'wav' | 'flac' | 'ogg';

/** Writes a response beside `file` and renames it when its digest is right, so that no partial file has the name. */
const write = async (file: string, { body }: Response, sha256: string): Promise<void> => {
  if (!body) throw new Error('The response has no body.');
  const partial = `${file}.${process.pid}.part`;
  const handle = await open(partial, 'wx');
  try {
    const digest = createHash('sha256');
    for await (const piece of body as AsyncIterable<Uint8Array>) {
      digest.update(piece);
      await handle.write(piece);
    }
    if (digest.digest('hex') !== sha256)
      throw new Error('The file was damaged on its way. Download it again.');
    await handle.sync();
    await handle.close();
    await rename(partial, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(partial, { force: true });
    throw error;
  }
};

export const download = (program: Command): void => {
  program
    .command('download')
    .description('download the licensed file of a license')
    .argument('<license>', 'ID of the license')
    .addOption(
      new Option('--format <format>', 'audio format').choices(['mp3', 'wav', 'flac', 'ogg']).default('mp3'),
    )
    .option('--output <file>', 'name of the file; default: the name that the service suggests')
    .action(
      async (
        licenseId: string,
        { format, output }: { readonly format: Format; readonly output?: string },
      ) => {
        const api = apiOf(await loginOf());
        const { trackId } = await api.getLicense({ licenseId });
        const { url, sha256 } = await api.downloadTrack({ trackId, licenseId, format });
        const suggested = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '').replaceAll(
          /[\\/]/g,
          '-',
        );
        const file = output ?? suggested;
        if (file === '') throw new UsageError('Name the file with --output.');
        const response = await fetch(url);
        if (!response.ok) throw new Error(`The link returned ${response.status}.`);
        await write(file, response, sha256);
        print(file);
      },
    );
};
