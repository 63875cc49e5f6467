import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { hmacWebhookSigner } from '../../../../src/adapters/crypto/index.ts';
import { signedContent } from '../../../../src/domain/webhooks/message.ts';

const signer = hmacWebhookSigner;

/** As published with the specification, in the tests of its libraries. */
const vector = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  content: signedContent('msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}'),
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const secretOf = (bytes: number): string => `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`;

const anyBody = () => fc.json().map((json) => `{"data":${json}}`);

describe('the signer of messages', () => {
  it('signs the published test vector as published', () => {
    expect(signer.sign(vector.content, vector.secret)).toBe(vector.signature);
    expect(signer.verifies(vector.content, vector.signature, [vector.secret])).toBe(true);
  });

  it('creates secrets of 192 bits, each a different one', () => {
    const secrets = Array.from({ length: 100 }, () => signer.newSecret());
    expect(new Set(secrets).size).toBe(100);
    for (const secret of secrets) {
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
      expect(signer.verifies('a', signer.sign('a', secret), [secret])).toBe(true);
    }
  });

  it('is verified by the published library, unmodified', () => {
    fc.assert(
      fc.property(fc.uuid(), anyBody(), (id, body) => {
        const secret = signer.newSecret();
        const seconds = Math.floor(Date.now() / 1000);
        const headers = {
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': `${signer.sign(signedContent(id, seconds, body), other)} ${signer.sign(signedContent(id, seconds, body), secret)}`,
        };
        expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
        expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature');
      }),
    );
  });

  it('verifies what the published library signed', () => {
    fc.assert(
      fc.property(fc.uuid(), anyBody(), fc.nat(2 ** 31), (id, body, seconds) => {
        const secret = signer.newSecret();
        const signature = new Webhook(secret).sign(id, new Date(seconds * 1000), body);
        expect(signer.verifies(signedContent(id, seconds, body), signature, [secret])).toBe(true);
        expect(signer.verifies(signedContent(id, seconds + 1, body), signature, [secret])).toBe(false);
        expect(signer.verifies(signedContent(`${id}x`, seconds, body), signature, [secret])).toBe(false);
      }),
    );
  });

  it('accepts any one signature of any one secret, in any position', () => {
    const signature = signer.sign('a', vector.secret);
    const wrong = signer.sign('b', vector.secret);
    for (const header of [`${wrong} ${signature}`, `${signature} ${wrong}`, `v1a,AAAA  ${signature} v2,x`])
      for (const secrets of [
        [other, vector.secret],
        [vector.secret, other],
      ])
        expect(signer.verifies('a', header, secrets)).toBe(true);
    expect(signer.verifies('a', `${wrong} ${wrong}`, [other, vector.secret])).toBe(false);
    expect(signer.verifies('a', signature, [other])).toBe(false);
    expect(signer.verifies('a', signature, [])).toBe(false);
  });

  it('accepts nothing that was altered, cut, lengthened or spelled differently', () => {
    const { content, signature, secret } = vector;
    for (let place = 0; place < signature.length; place++) {
      const altered = signature[place] === 'A' ? 'B' : 'A';
      expect(
        signer.verifies(content, signature.slice(0, place) + altered + signature.slice(place + 1), [secret]),
      ).toBe(false);
      expect(signer.verifies(content, signature.slice(0, place), [secret])).toBe(false);
    }
    const mac = signature.slice(3);
    for (const header of [
      mac,
      `v2,${mac}`,
      `V1,${mac}`,
      `v1=${mac}`,
      `v1, ${mac}`,
      `${signature}=`,
      `${signature},${signature}`,
      signature.replace(/=$/, ''),
      signature.replaceAll('/', '_').replaceAll('+', '-'),
    ])
      expect(signer.verifies(content, header, [secret])).toBe(false);
  });

  it('verifies nothing, and throws nothing, for any text as a header or as a secret', () => {
    const signature = signer.sign('a', vector.secret);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (header, secret) => {
        expect(signer.verifies('a', header, [vector.secret])).toBe(false);
        expect(signer.verifies('a', `v1,${header}`, [vector.secret])).toBe(false);
        expect(signer.verifies('a', signature, [secret, `whsec_${secret}`])).toBe(false);
      }),
    );
  });

  it('accepts no secret that is empty, short, long or without its prefix, and signs with none', () => {
    for (const secret of [
      '',
      'whsec_',
      vector.secret.slice('whsec_'.length),
      vector.secret.toUpperCase(),
      `${vector.secret}=`,
      ` ${vector.secret}`,
      secretOf(23),
      secretOf(65),
    ]) {
      expect(() => signer.sign('a', secret)).toThrow('a secret is');
      expect(signer.verifies('a', signer.sign('a', vector.secret), [secret])).toBe(false);
    }
    for (const secret of [secretOf(24), secretOf(64)])
      expect(signer.verifies('a', signer.sign('a', secret), [secret])).toBe(true);
  });
});
