import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { seenSoon } from '../eventually.ts';

const program = join(import.meta.dirname, '..', '..', '..', 'examples', 'receiver.ts');

/** The sample receiver, unchanged and in a process of its own. It prints each event that it has verified. */
export const sampleReceiver = async (secret: string, port: number) => {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_OPTIONS: '', WEBHOOK_SECRET: secret, RECEIVER_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const printing = (wanted: string | RegExp) =>
    seenSoon(
      async () => printed,
      (text) => (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)),
      10_000,
    );
  await printing('waiting for events');
  return {
    printed: () => printed,
    /** Returns everything that it printed, once that contains a text, or after ten seconds. */
    printing,
    stop: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'close');
    },
  };
};
