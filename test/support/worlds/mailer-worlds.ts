import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { fileMailer, smtpMailer } from '../../../src/adapters/nodemailer/index.ts';
import { recipientsIn, type MailerView } from '../../contract/mail/mailer/stage.ts';
import type { World } from '../../contract/world.ts';
import { smtpReceiver } from '../servers/smtp-receiver.ts';

export const mailerDependencies = {
  sender: { name: 'Acme “Licensing”, Ltd', address: 'licensing@acme.example' },
  host: 'api.acme.example',
};
const view = { from: mailerDependencies.sender, host: mailerDependencies.host };

/** A mailer and the server that receives its emails. */
export const smtpMailerWorld = async (): Promise<World<MailerView>> => {
  const receiver = await smtpReceiver({ plain: true });
  const server = { host: '127.0.0.1', port: receiver.port, tls: 'none' } as const;
  const mailer = smtpMailer({ ...mailerDependencies, server });
  return {
    views: [{ ...view, mailer, arrived: async () => receiver.taken }],
    close: async () => {
      await mailer.close();
      await receiver.close();
    },
  };
};

/** A mailer and the folder that stores its emails. */
export const fileMailerWorld = async (): Promise<World<MailerView>> => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  const mailer = fileMailer({ ...mailerDependencies, folder });
  const inFile = async (name: string) => {
    const raw = await readFile(join(folder, name));
    return { raw, recipients: recipientsIn(await PostalMime.parse(raw)) };
  };
  return {
    views: [{ ...view, mailer, arrived: async () => Promise.all((await readdir(folder)).map(inFile)) }],
    close: async () => {
      await mailer.close();
      await rm(folder, { recursive: true });
    },
  };
};
