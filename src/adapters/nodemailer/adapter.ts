import { join } from 'node:path';
import { z } from 'zod';
import type { Mailer } from '../../ports/driven/mail/mailer.ts';
import { mailHostOf, senderIn } from './address.ts';
import { smtpServerOf } from './smtp-url.ts';

const variables = {
  /** No message contains its value, which may include a password. */
  SMTP_URL: z
    .string()
    .transform((text, context) => {
      const read = smtpServerOf(text);
      if (read.ok) return read.value;
      context.issues.push({ code: 'custom', message: read.failure, input: '(hidden)' });
      return z.NEVER;
    })
    .optional()
    .meta({
      description: 'The server that sends mail. See [mail](mail.md).',
      accepts: '`smtp://[user:password@]host[:587]` or `smtps://…[:465]`',
      absent: 'emails are files in `DATA_DIR/mail`',
    }),
  MAIL_FROM: z
    .string()
    .transform((text, context) => {
      const sender = senderIn(text);
      if (sender) return sender;
      context.issues.push({
        code: 'custom',
        message:
          'must be one email address, such as licensing@acme.example or Acme Licensing <licensing@acme.example>',
        input: text,
      });
      return z.NEVER;
    })
    .optional()
    .meta({
      description: 'The sender of emails.',
      accepts: 'an email address, or `Name <address>`',
      absent: '`BRAND_NAME` and `licensing@` with the host of `BASE_URL`',
    }),
};

type Read = z.output<z.ZodObject<typeof variables>>;
interface Dependencies {
  readonly dataDir: string;
  readonly baseUrl: string;
  /** The name of the operator, in which emails are sent. */
  readonly brand: { readonly name: string };
}

const settingsOf = (
  { MAIL_FROM: sender }: Partial<Read>,
  { baseUrl, brand }: Pick<Dependencies, 'baseUrl' | 'brand'>,
) => {
  const host = mailHostOf(baseUrl);
  const { name, address } = sender ?? { name: '', address: `licensing@${host}` };
  return { host, sender: { name: name === '' ? brand.name : name, address } };
};

/** Loads the packages for email when the first one is sent: most commands of the operator send none. */
const atFirstMail = (open: () => Promise<Mailer>): Mailer => {
  let opened: Promise<Mailer> | undefined;
  return {
    send: async (mail) => (await (opened ??= open())).send(mail),
    close: async () => (await opened)?.close(),
  };
};

/** Emails sent by SMTP, or written to files in `dataDir` if no server is configured. */
export const mailer = {
  variables,
  issues: () => [],
  settingsOf,
  open: (read: Read, dependencies: Dependencies) => {
    const settings = settingsOf(read, dependencies);
    const { SMTP_URL: server } = read;
    return atFirstMail(async () => {
      if (server !== undefined) return (await import('./smtp-mailer.ts')).smtpMailer({ ...settings, server });
      const { fileMailer } = await import('./file-mailer.ts');
      return fileMailer({ ...settings, folder: join(dependencies.dataDir, 'mail') });
    });
  },
};
