import { axiosWebhookSender } from '../../../../src/adapters/axios/index.ts';
import { noon } from '../../../support/builders/builders.ts';

const message = { url: 'https://hooks.partner.example/', headers: {}, body: '{}' };

/** A webhook sender that reaches nothing, and the names that it asked for. */
const webhookSender = () => {
  const requested: string[] = [];
  const resolve = async (name: string) => {
    requested.push(name);
    throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  };
  return { by: axiosWebhookSender({ clock: { now: () => noon }, allowLoopback: false, resolve }), requested };
};

describe('a webhook sender that is created with its first message', () => {
  it('sends it, and the next', async () => {
    const { by, requested } = webhookSender();
    for (const _ of [1, 2]) expect((await by.send(message)).result).toMatchObject({ kind: 'failed' });
    expect(requested).toEqual(['hooks.partner.example', 'hooks.partner.example']);
    await by.close();
  });

  it('sends nothing after it was closed, even if that was before its first message', async () => {
    for (const before of [0, 1]) {
      const { by, requested } = webhookSender();
      if (before > 0) await by.send(message);
      await by.close();
      await by.close();
      expect((await by.send(message)).result).toMatchObject({ kind: 'failed' });
      expect(requested).toHaveLength(before);
    }
  });

  it('rejects addresses that can never be sent to without being created', () => {
    const { by } = webhookSender();
    expect(by.issueOf('http://hooks.partner.example/')).toBe('is not https');
    expect(by.issueOf(message.url)).toBeUndefined();
  });
});
