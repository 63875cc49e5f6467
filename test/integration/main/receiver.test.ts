import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

describe('the sample receiver', () => {
  it('does not start without the secret, since it would reject every event', async () => {
    const child = spawn(process.execPath, ['examples/receiver.ts'], {
      env: { ...process.env, NODE_OPTIONS: '', WEBHOOK_SECRET: ' ', RECEIVER_PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'close');
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    await ended;
    expect([child.exitCode, out]).toEqual([2, '']);
    expect(err).toContain('WEBHOOK_SECRET is not set');
  });
});
