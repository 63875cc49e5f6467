import { join } from 'node:path';
import { z } from 'zod';
import {
  fileMailDesk,
  mailHostOf,
  senderIn,
  smtpMailDesk,
  smtpServerOf,
  type Sender,
  type SmtpServer,
} from '../adapters/nodemailer/index.ts';
import type { MailDesk } from '../ports/driven/mail-desk.ts';

export interface MailSettings {
  /** Undefined: mails are kept as files in `dataDir`. */
  readonly server: SmtpServer | undefined;
  readonly sender: Sender;
  /** Behind the `@` of Message-IDs. */
  readonly host: string;
}

export const mailVariables = {
  /** Never named in a message: it may hold a password. */
  SMTP_URL: z
    .string()
    .transform((text, context) => {
      const read = smtpServerOf(text);
      if (read.ok) return read.value;
      context.issues.push({ code: 'custom', message: read.failure, input: '(hidden)' });
      return z.NEVER;
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .transform((text, context) => {
      const sender = senderIn(text);
      if (sender) return sender;
      context.issues.push({
        code: 'custom',
        message: 'is not one mail address, as such or like Acme Licensing <licensing@acme.example>',
        input: text,
      });
      return z.NEVER;
    })
    .optional(),
};

export const mailSettingsFrom = (
  { SMTP_URL: server, MAIL_FROM: sender }: z.output<z.ZodObject<typeof mailVariables>>,
  baseUrl: string,
): MailSettings => {
  const host = mailHostOf(baseUrl);
  return { server, host, sender: sender ?? { name: '', address: `licensing@${host}` } };
};

/** The one place that chooses where mails go. */
export const openMailDesk = ({
  dataDir,
  mail: { server, ...needs },
}: {
  readonly dataDir: string;
  readonly mail: MailSettings;
}): MailDesk =>
  server === undefined
    ? fileMailDesk({ ...needs, folder: join(dataDir, 'mail') })
    : smtpMailDesk({ ...needs, server });
