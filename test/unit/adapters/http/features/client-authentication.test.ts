import fc from 'fast-check';
import { clientOf } from '../../../../../src/adapters/http/access/client-authentication.ts';

const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
const formEncoded = (text: string) => new URLSearchParams({ x: text }).toString().slice(2);
const client = { clientId: 'cli_1', clientSecret: 'pls_1' };

describe('a client at the OAuth endpoints', () => {
  it('authenticates with HTTP Basic or in the body', () => {
    expect(clientOf({ authorization: basic('cli_1', 'pls_1') })).toEqual({ ok: true, value: client });
    expect(clientOf({ client_id: 'cli_1', client_secret: 'pls_1' })).toEqual({ ok: true, value: client });
  });

  it('sends ID and secret form-encoded in HTTP Basic, with any characters', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(text, text, (clientId, clientSecret) => {
        const authorization = basic(formEncoded(clientId), formEncoded(clientSecret));
        expect(clientOf({ authorization })).toEqual({ ok: true, value: { clientId, clientSecret } });
      }),
    );
  });

  it('can repeat its ID in the body, without a secret or with an empty one', () => {
    const authorization = basic('cli_1', 'pls_1');
    expect(clientOf({ authorization, client_id: 'cli_1' }).ok).toBe(true);
    expect(clientOf({ authorization, client_id: 'cli_1', client_secret: '' }).ok).toBe(true);
  });

  it.each([
    ['both ways together', { authorization: basic('cli_1', 'pls_1'), client_secret: 'pls_1' }],
    ['as one client and names another', { authorization: basic('cli_1', 'pls_1'), client_id: 'cli_2' }],
  ])('makes a malformed request when it authenticates %s', (_, sent) => {
    expect(clientOf(sent)).toMatchObject({ ok: false, failure: { kind: 'malformed-request' } });
  });

  it.each([
    ['nothing', {}],
    ['an id alone', { client_id: 'cli_1' }],
    ['a secret alone', { client_secret: 'pls_1' }],
    ['another scheme', { authorization: 'Bearer abc' }],
    ['Basic without a colon', { authorization: `Basic ${Buffer.from('cli_1').toString('base64')}` }],
    ['Basic without an id', { authorization: basic('', 'pls_1') }],
    ['Basic without a secret', { authorization: basic('cli_1', '') }],
    ['Basic that is not base64', { authorization: 'Basic {}' }],
    ['Basic with a broken escape', { authorization: basic('cli_1', '%zz') }],
  ])('is not authenticated by %s', (_, sent) => {
    expect(clientOf(sent)).toEqual({ ok: false, failure: { kind: 'invalid-client' } });
  });
});
