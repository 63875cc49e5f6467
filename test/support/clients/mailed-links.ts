import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decryptedMail } from '../../../src/application/mail/encrypted-mail.ts';
import type { Mail } from '../../../src/domain/mail/mail.ts';
import type { TestService } from '../service/service.ts';
import { seenSoon } from '../eventually.ts';

/** The emails that the service wrote to files, decoded, oldest first. */
const mailFiles = async (dataDir: string): Promise<readonly string[]> => {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
};

/** The links to a page in the emails that the service left as files, in the order in which they were written. */
const linksIn = async (dataDir: string, path: string): Promise<readonly string[]> =>
  (await mailFiles(dataDir)).flatMap((text) => new RegExp(`http\\S+${path}[#?]\\S+`).exec(text)?.[0] ?? []);

/** The link of the newest email that names something, once there are so many. */
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
  if (link === undefined) throw new Error(`${found.length} of ${count} emails with ${named} in a link came`);
  return link;
};

/** The text of an email, with the address of its link. */
const textOf = (mail: Mail | undefined): string =>
  [...(mail?.paragraphs ?? []), mail?.action?.url ?? ''].join('\n');

/** The texts of the emails to an address, oldest first, whether a worker sent them to files or they still wait. */
const textsTo = async (
  { dataDir, ports }: Pick<TestService, 'dataDir' | 'ports'>,
  to: string,
): Promise<readonly string[]> => {
  const known = new Map<string, string>();
  for (const text of (await mailFiles(dataDir)).filter((one) => one.includes(to)))
    known.set(/Message-ID: <(\w+)@/i.exec(text)?.[1] ?? '', text);
  const now = Date.now();
  for (const { mail } of await ports.mailQueue.claim({ token: 'look', now, until: now }, 100))
    if (mail.to === to) known.set(mail.mailId, textOf(decryptedMail(ports.secretCipher, mail)));
  // An older email can still wait when a newer one is sent; IDs are in the order of creation.
  return [...known].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
};

/** The texts of the emails to an address that contain something, once there is one. */
export const mailedTextsWith = async (
  service: Parameters<typeof textsTo>[0],
  to: string,
  named: string,
): Promise<readonly string[]> =>
  seenSoon(
    async () => (await textsTo(service, to)).filter((text) => text.includes(named)),
    ({ length }) => length > 0,
    10_000,
  );

/**
 * The value in the link of the nth email to an address that has one, whether a worker sent it to a file or it still waits.
 * While a worker sends an email, it is in neither place.
 */
const mailedCode = async (
  service: Pick<TestService, 'dataDir' | 'ports'>,
  to: string,
  pattern: RegExp,
  count = 1,
): Promise<string> => {
  const look = async () => [
    ...new Set((await textsTo(service, to)).flatMap((text) => pattern.exec(text)?.[1] ?? [])),
  ];
  const codes = await seenSoon(look, ({ length }) => length >= count, 10_000);
  const code = codes.length < count ? undefined : codes.at(-1);
  if (code === undefined) throw new Error(`no code was emailed to ${to}`);
  return code;
};

/** The texts of the emails to an address, oldest first, once there are so many, whether they were sent or wait. */
export const mailedTexts = (
  service: Pick<TestService, 'dataDir' | 'ports'>,
  to: string,
  count: number,
): Promise<readonly string[]> =>
  seenSoon(
    () => textsTo(service, to),
    ({ length }) => length >= count,
    10_000,
  );

/** The code that confirms a new contact address. */
export const mailedContactCode = (
  service: Pick<TestService, 'dataDir' | 'ports'>,
  to: string,
): Promise<string> => mailedCode(service, to, /#contact=(\w+)/);

/** The code of the nth email that signs a member in or accepts an invitation. */
export const mailedSignIn = (
  service: Pick<TestService, 'dataDir' | 'ports'>,
  to: string,
  count = 1,
): Promise<string> => mailedCode(service, to, /#code=([\w.-]+)/, count);

/** The part after `#` of the link in the nth email that signs a member in or accepts an invitation. */
export const mailedSignInLink = (
  service: Pick<TestService, 'dataDir' | 'ports'>,
  to: string,
  count = 1,
): Promise<string> => mailedCode(service, to, /\/portal\/#([\w.=-]+&by=mail)/, count);

/** The code that confirms a registration. */
export const mailedRegistration = (
  service: Pick<TestService, 'dataDir' | 'ports'>,
  to: string,
): Promise<string> => mailedCode(service, to, /#registration=([\w.-]+)/);

/** The code in the newest email to a member of an artist or label account: `avc` confirms an address, `apc` sets a password. */
export const mailedArtistCode = (
  service: Pick<TestService, 'dataDir' | 'ports'>,
  to: string,
  prefix: 'avc' | 'apc' | 'aic' | 'asc' | 'nmc',
  count = 1,
): Promise<string> => mailedCode(service, to, new RegExp(`(${prefix}_\\w+)`), count);

/** The code of the newest invitation to register an artist or label account. */
export const mailedArtistInvitation = (
  service: Pick<TestService, 'dataDir' | 'ports'>,
  to: string,
): Promise<string> => mailedCode(service, to, /^\s*([\w-]{20,}\.[\w-]{20,})\s*$/m);

interface MailHead {
  readonly mailId: string;
  readonly language: string;
  readonly subject: string;
}

/** The heads of the emails to an address, in their order, once there are so many, whether they were sent or wait. */
const mailHeads = async (
  { dataDir, ports }: Pick<TestService, 'dataDir' | 'ports'>,
  to: string,
  count: number,
): Promise<readonly MailHead[]> => {
  const known = new Map<string, MailHead>();
  const look = async () => {
    for (const text of (await mailFiles(dataDir)).filter((one) => one.includes(`To: ${to}`))) {
      const read = (pattern: RegExp) => pattern.exec(text)?.[1]?.trim() ?? '';
      const mailId = read(/Message-ID: <(\w+)@/i);
      const [language, subject] = [read(/^Content-Language: (\w+)/im), read(/^Subject: (.*)$/im)];
      known.set(mailId, { mailId, language, subject });
    }
    const now = Date.now();
    const due = await ports.mailQueue.claim({ token: 'look', now, until: now }, 100);
    for (const { mail } of due)
      if (mail.to === to) known.set(mail.mailId, { ...mail, language: mail.language ?? 'none' });
    return [...known.values()];
  };
  const found = await seenSoon(look, ({ length }) => length >= count, 10_000);
  // IDs of emails are in the order of their creation.
  return found.toSorted((one, other) => (one.mailId < other.mailId ? -1 : 1));
};

/** The languages of the emails to an address, once there are so many, whether they were sent or wait. */
export const mailedLanguages = async (
  service: Pick<TestService, 'dataDir' | 'ports'>,
  to: string,
  count = 1,
): Promise<readonly string[]> => (await mailHeads(service, to, count)).map(({ language }) => language);

/** The subjects of the emails to an address, once there are so many, whether they were sent or wait. */
export const mailedSubjects = async (
  service: Pick<TestService, 'dataDir' | 'ports'>,
  to: string,
  count = 1,
): Promise<readonly string[]> => (await mailHeads(service, to, count)).map(({ subject }) => subject);
