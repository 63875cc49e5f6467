import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestService } from './service.ts';
import { seenSoon } from './soon.ts';

/** The links to a page in the mails that the service left as files, in the order in which they were written. */
const linksIn = async (dataDir: string, path: string): Promise<readonly string[]> => {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => {
    const whole = text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    return new RegExp(`http\\S+${path}[#?]\\S+`).exec(whole)?.[0] ?? [];
  });
};

/** The link of the newest mail that names something, once there are so many. */
export const mailedLink = async (
  { dataDir }: Pick<TestService, 'dataDir'>,
  path: string,
  named: string,
  count = 1,
): Promise<string> => {
  const found = await seenSoon(
    async () => (await linksIn(dataDir, path)).filter((link) => link.includes(named)),
    ({ length }) => length >= count,
    10_000,
  );
  const link = found[count - 1];
  if (link === undefined) throw new Error(`${found.length} of ${count} mails with ${named} in a link came`);
  return link;
};
