import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { PlatformLicensing } from '../../typescript/src/index.ts';

/** The service and the platform that the commands are for. */
export interface Login {
  readonly url: string;
  /** Slug of the platform. */
  readonly platform: string;
  readonly apiKey: string;
}

/** An error of the user: only its message is shown. */
export class UsageError extends Error {}

const name = (setting: string) => `PLATFORM_LICENSING_${setting}`;
const variables = { url: name('URL'), platform: name('PLATFORM'), apiKey: name('API_KEY') } as const;

/** Returns the path of the file with the login, which only its owner can read. */
export const loginFile = (): string => {
  const folder = process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config');
  return join(folder, 'platform-licensing', 'login.json');
};

const saved = async (): Promise<Partial<Login>> => {
  let text: string;
  try {
    text = await readFile(loginFile(), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  try {
    return JSON.parse(text) as Partial<Login>;
  } catch {
    throw new UsageError(`${loginFile()} is not JSON. Run \`platform-licensing login\`.`);
  }
};

/** Writes the login to a new file and renames it, so that an interrupted command leaves the old one. */
export const save = async (login: Login): Promise<void> => {
  const file = loginFile();
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const written = `${file}.${process.pid}`;
  const handle = await open(written, 'wx', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(login, null, 2)}\n`);
    await handle.sync();
    await handle.close();
    await rename(written, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(written, { force: true });
    throw error;
  }
};

export const forget = (): Promise<void> => rm(loginFile(), { force: true });

export const isUrl = (text: string): boolean => URL.canParse(text) && /^https?:/i.test(text);

const own = ['localhost', '127.0.0.1', '[::1]'];

/** Returns whether an API key may be sent to the URL: it is encrypted, or stays on this machine. */
export const isSafe = (text: string): boolean =>
  isUrl(text) && (new URL(text).protocol === 'https:' || own.includes(new URL(text).hostname));
export const howSafe =
  'must be a URL that begins with https:, such as https://api.example.com. On this machine, http: is enough';

/** Returns the login: of the environment variables if one of them is set, otherwise of the file. A saved API key is sent only to the URL that it was saved for. */
export const loginOf = async (): Promise<Login> => {
  const { env } = process;
  const given = { url: env[variables.url], platform: env[variables.platform], apiKey: env[variables.apiKey] };
  const { url, platform, apiKey } = Object.values(given).some(Boolean) ? given : await saved();
  if (!url || !platform || !apiKey)
    throw new UsageError(
      `Run \`platform-licensing login\`, or set all of ${variables.url}, ${variables.platform} and ${variables.apiKey}.`,
    );
  if (!isSafe(url)) throw new UsageError(`${variables.url} ${howSafe}.`);
  return { url, platform, apiKey };
};

export const apiOf = ({ url, apiKey }: Pick<Login, 'url' | 'apiKey'>): PlatformLicensing =>
  new PlatformLicensing({ baseUrl: url, credentials: { apiKey } });
