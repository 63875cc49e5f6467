import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import process from 'node:process';
import { Option, type Command } from 'commander';
import { apiOf, loginOf, UsageError } from '../session.ts';
import { print } from '../terminal.ts';

interface Options {
  readonly format: 'mp3' | 'wav' | 'flac' | 'ogg';
  readonly output?: string;
  readonly force?: boolean;
}

const existsText = (file: string): string =>
  `${file} exists. Replace it with --force, or name another file with --output.`;

/** Gives a complete file its name. Without `force` no existing file is replaced. */
const finish = async (partial: string, file: string, force: boolean): Promise<void> => {
  if (force) return rename(partial, file);
  try {
    await link(partial, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new UsageError(existsText(file));
  }
  return rm(partial);
};

/** Writes a response beside `file` and names it when its digest is right, so that no partial file has the name. */
const write = async (
  file: string,
  { body }: Response,
  { sha256, force }: { readonly sha256: string; readonly force: boolean },
): Promise<void> => {
  if (!body) throw new Error('The response has no body.');
  const partial = `${file}.${process.pid}.part`;
  const handle = await open(partial, 'wx');
  const interrupted = (): void => {
    rmSync(partial, { force: true });
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    const digest = createHash('sha256');
    for await (const piece of body as AsyncIterable<Uint8Array>) {
      digest.update(piece);
      await handle.writeFile(piece);
    }
    if (digest.digest('hex') !== sha256)
      throw new Error('The file was damaged on its way. Download it again.');
    await handle.sync();
    await handle.close();
    await finish(partial, file, force);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(partial, { force: true });
    throw error;
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
};

/** Returns the name at the end of a link with letters that are harmless in every shell and file system. */
const nameIn = (url: string): string =>
  (new URL(url).pathname.split('/').at(-1) ?? '').replaceAll(/[^\w.()-]/g, '-').replace(/^[.-]+/, '');

export const download = (program: Command): void => {
  program
    .command('download')
    .description('download the licensed file of a license')
    .argument('<license>', 'ID of the license')
    .addOption(
      new Option('--format <format>', 'audio format').choices(['mp3', 'wav', 'flac', 'ogg']).default('mp3'),
    )
    .option('--output <file>', 'name of the file; default: the name that the service suggests')
    .option('--force', 'replace an existing file')
    .action(async (licenseId: string, { format, output, force = false }: Options) => {
      const api = apiOf(await loginOf());
      const { trackId } = await api.getLicense({ licenseId });
      const { url, sha256 } = await api.downloadTrack({ trackId, licenseId, format });
      const file = output ?? nameIn(url);
      if (file === '') throw new UsageError('Name the file with --output.');
      if (!force && existsSync(file)) throw new UsageError(existsText(file));
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The link returned ${response.status}.`);
      await write(file, response, { sha256, force });
      print(file);
    });
};
