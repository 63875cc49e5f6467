import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Mailer } from '../../ports/driven/mail/mailer.ts';
import { messageOf, type MessageDependencies } from './message.ts';
import { rejectionOf } from './rejections.ts';

export interface FileMailerDependencies extends MessageDependencies {
  readonly folder: string;
}

const syncFolder = async (folder: string): Promise<void> => {
  // Windows neither opens folders nor needs them to be synced.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Writes a file completely and syncs it to the disk, or leaves no file. */
const writeWhole = async (folder: string, name: string, bytes: Uint8Array): Promise<string> => {
  const part = join(folder, `.${name}.${randomBytes(6).toString('hex')}`);
  try {
    const handle = await open(part, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, join(folder, name));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncFolder(folder);
  return join(folder, name);
};

/** Writes each email to a file named by its ID, in the format of mail programs. A repeated email replaces its file. */
export const fileMailer = ({ folder, ...dependencies }: FileMailerDependencies): Mailer => ({
  send: async (mail) => {
    try {
      const message = await messageOf(mail, dependencies);
      if (!message.ok) return message;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return ok({ file: await writeWhole(folder, `${mail.mailId}.eml`, message.value) });
    } catch (error) {
      return fail(rejectionOf(error, mail));
    }
  },
  close: async () => undefined,
});
