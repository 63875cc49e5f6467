import type { Command } from 'commander';
import { apiOf, forget, howSafe, isSafe, loginFile, save, UsageError } from '../session.ts';
import { print, readSecret } from '../terminal.ts';

export const login = (program: Command): void => {
  program
    .command('login')
    .description('save the URL of the service, your platform and an API key on this machine')
    .requiredOption('--url <url>', 'URL of the service')
    .requiredOption('--platform <slug>', 'slug of your platform')
    .addHelpText('after', '\nThe API key is read from stdin, or asked for.')
    .action(async ({ url, platform }: { readonly url: string; readonly platform: string }) => {
      if (!isSafe(url)) throw new UsageError(`--url ${howSafe}.`);
      const apiKey = await readSecret('API key: ');
      if (apiKey === '') throw new UsageError('No API key was given.');
      const { name, environment } = await apiOf({ url, apiKey }).getPlatform({ slug: platform });
      await save({ url, platform, apiKey });
      print(`Signed in to ${name} (${environment}). The API key is in ${loginFile()}.`);
    });
  program
    .command('logout')
    .description('delete the saved API key from this machine; it stays valid')
    .action(async () => {
      await forget();
      print('The API key was deleted from this machine.');
    });
};
