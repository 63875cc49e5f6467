import { decryptedMail } from '../../../src/application/mail/encrypted-mail.ts';
import { pagesFrom, type From } from '../../../src/application/shared/pages-from.ts';
import type { Mail } from '../../../src/domain/mail/mail.ts';
import type { TestService } from '../service/service.ts';
import { seenSoon } from '../eventually.ts';

type Mailing = Pick<TestService, 'ports'>;

/** Some emails are queued after the response, by a worker. */
const queuedWithinMs = 30_000;

/**
 * The emails of the service, decrypted, oldest first, whether they wait, are being sent or were sent, by a clock that is ahead: a busy disk
 * delays their files only.
 */
const allMails = async ({ ports: { archive, secretCipher } }: Mailing): Promise<readonly Mail[]> => {
  const found: Mail[] = [];
  for await (const { records } of pagesFrom((from: From<string>) =>
    archive.read('mails', { limit: 1_000, ...from }),
  ))
    found.push(...records.flatMap(({ mail }) => decryptedMail(secretCipher, mail) ?? []));
  // IDs are in the order of creation.
  return found.toSorted((one, other) => (one.mailId < other.mailId ? -1 : 1));
};

/** The text of an email, with the address of its link. */
export const textOfMail = ({ subject, paragraphs, action }: Mail): string =>
  [subject, ...paragraphs, action?.url ?? ''].join('\n');

/** The emails that contain something or are to an address, oldest first, once there are so many. */
export const mailsWith = (service: Mailing, named: string, count = 1): Promise<readonly Mail[]> =>
  seenSoon(
    async () =>
      (await allMails(service)).filter((mail) => mail.to === named || textOfMail(mail).includes(named)),
    ({ length }) => length >= count,
    queuedWithinMs,
  );

const mailsTo = async (service: Mailing, to: string): Promise<readonly Mail[]> =>
  (await allMails(service)).filter((mail) => mail.to === to);

const textsTo = async (service: Mailing, to: string): Promise<readonly string[]> =>
  (await mailsTo(service, to)).map(textOfMail);

/** The link of the nth email that links to a page with something in the address. */
export const mailedLink = async (
  service: Mailing,
  path: string,
  named: string,
  count = 1,
): Promise<string> => {
  const linkIn = (mail: Mail) => new RegExp(`http\\S+${path}[#?]\\S+`).exec(textOfMail(mail))?.[0] ?? [];
  const found = await seenSoon(
    async () => (await allMails(service)).flatMap(linkIn).filter((link) => link.includes(named)),
    ({ length }) => length >= count,
    queuedWithinMs,
  );
  const link = found[count - 1];
  if (link === undefined)
    throw new Error(`${found.length} of ${count} emails with ${named} in a link were queued`);
  return link;
};

/** The texts of the emails to an address that contain something, once there is one. */
export const mailedTextsWith = async (
  service: Mailing,
  to: string,
  named: string,
): Promise<readonly string[]> =>
  seenSoon(
    async () => (await textsTo(service, to)).filter((text) => text.includes(named)),
    ({ length }) => length > 0,
    queuedWithinMs,
  );

/** The value in the link of the nth email to an address that has one. */
const mailedCode = async (service: Mailing, to: string, pattern: RegExp, count = 1): Promise<string> => {
  const look = async () => [
    ...new Set((await textsTo(service, to)).flatMap((text) => pattern.exec(text)?.[1] ?? [])),
  ];
  const codes = await seenSoon(look, ({ length }) => length >= count, queuedWithinMs);
  const code = codes.length < count ? undefined : codes.at(-1);
  if (code === undefined) throw new Error(`no code was emailed to ${to}`);
  return code;
};

/** The texts of the emails to an address, oldest first, once there are so many. */
export const mailedTexts = (service: Mailing, to: string, count: number): Promise<readonly string[]> =>
  seenSoon(
    () => textsTo(service, to),
    ({ length }) => length >= count,
    queuedWithinMs,
  );

/** The code that confirms a new contact address. */
export const mailedContactCode = (service: Mailing, to: string): Promise<string> =>
  mailedCode(service, to, /#contact=(\w+)/);

/** The code of the nth email that signs a member in or accepts an invitation. */
export const mailedSignIn = (service: Mailing, to: string, count = 1): Promise<string> =>
  mailedCode(service, to, /#code=([\w.-]+)/, count);

/** The part after `#` of the link in the nth email that signs a member in or accepts an invitation. */
export const mailedSignInLink = (service: Mailing, to: string, count = 1): Promise<string> =>
  mailedCode(service, to, /\/portal\/#([\w.=-]+&by=mail)/, count);

/** The code that confirms a registration. */
export const mailedRegistration = (service: Mailing, to: string): Promise<string> =>
  mailedCode(service, to, /#registration=([\w.-]+)/);

/** The code in the newest email to a member of an artist or label account: `avc` confirms an address, `apc` sets a password. */
export const mailedArtistCode = (
  service: Mailing,
  to: string,
  prefix: 'avc' | 'apc' | 'aic' | 'asc' | 'nmc',
  count = 1,
): Promise<string> => mailedCode(service, to, new RegExp(`(${prefix}_\\w+)`), count);

/** The code of the newest invitation to register an artist or label account. */
export const mailedArtistInvitation = (service: Mailing, to: string): Promise<string> =>
  mailedCode(service, to, /^\s*([\w-]{20,}\.[\w-]{20,})\s*$/m);

const mailsOnce = (service: Mailing, to: string, count: number): Promise<readonly Mail[]> =>
  seenSoon(
    () => mailsTo(service, to),
    ({ length }) => length >= count,
    queuedWithinMs,
  );

/** The languages of the emails to an address, oldest first, once there are so many. */
export const mailedLanguages = async (service: Mailing, to: string, count = 1): Promise<readonly string[]> =>
  (await mailsOnce(service, to, count)).map(({ language }) => language ?? 'none');

/** The subjects of the emails to an address, oldest first, once there are so many. */
export const mailedSubjects = async (service: Mailing, to: string, count = 1): Promise<readonly string[]> =>
  (await mailsOnce(service, to, count)).map(({ subject }) => subject);
