import { isOneAddress, mailHostOf, senderIn } from '../../../../src/adapters/nodemailer/address.ts';
import { smtpServerOf } from '../../../../src/adapters/nodemailer/smtp-url.ts';
import { nastyAddresses } from '../../../contract/mail/mailer/nasty.ts';

describe('mail addresses', () => {
  it('are single addresses without surrounding text', () => {
    const good = [
      'ada@studio.example',
      "o'hara+tag=1@sub.studio-1.example",
      'licensing@localhost',
      'licensing@[127.0.0.1]',
      'licensing@[IPv6:::1]',
    ];
    for (const address of good) expect([address, isOneAddress(address)]).toEqual([address, true]);
    for (const address of nastyAddresses) expect([address, isOneAddress(address)]).toEqual([address, false]);
  });

  it('of a sender can have a name', () => {
    const address = 'licensing@acme.example';
    for (const [text, name] of [
      [address, ''],
      [` ${address} `, ''],
      [`Acme Licensing <${address}>`, 'Acme Licensing'],
      [`"Acme, Ltd" <${address}>`, 'Acme, Ltd'],
      [`<${address}>`, ''],
    ] as const)
      expect([text, senderIn(text)]).toEqual([text, { name, address }]);
    for (const text of [
      'Acme',
      `Acme\n<${address}>`,
      `${address}, eve@evil.example`,
      `A <B <${address}>>`,
      '',
    ])
      expect([text, senderIn(text)]).toEqual([text, undefined]);
  });

  it('default to the host of the service', () => {
    for (const [baseUrl, host] of [
      ['https://api.acme.example/licensing', 'api.acme.example'],
      ['http://localhost:8080', 'localhost'],
      ['http://127.0.0.1:8080', '[127.0.0.1]'],
      ['http://[::1]:8080', '[IPv6:::1]'],
      ['https://müsik.example', 'xn--msik-0ra.example'],
    ] as const) {
      expect([baseUrl, mailHostOf(baseUrl)]).toEqual([baseUrl, host]);
      expect(isOneAddress(`licensing@${host}`)).toBe(true);
    }
  });
});

describe('the address of an SMTP server', () => {
  for (const [url, server] of [
    ['smtp://relay.example', { host: 'relay.example', port: 587, tls: 'optional' }],
    ['smtp://relay.example:25/?tls=none', { host: 'relay.example', port: 25, tls: 'none' }],
    ['smtp://relay.example?tls=required', { host: 'relay.example', port: 587, tls: 'required' }],
    ['smtps://relay.example', { host: 'relay.example', port: 465, tls: 'wrapped' }],
    [
      'smtp://ada:p%40s%2Fs@relay.example',
      { host: 'relay.example', port: 587, tls: 'required', login: { user: 'ada', pass: 'p@s/s' } },
    ],
    [
      'smtp://ada%40acme.example:x@localhost:1025',
      { host: 'localhost', port: 1025, tls: 'optional', login: { user: 'ada@acme.example', pass: 'x' } },
    ],
    [
      'smtp://ada:x@relay?tls=optional',
      { host: 'relay', port: 587, tls: 'optional', login: { user: 'ada', pass: 'x' } },
    ],
    ['smtp://[::1]:1025', { host: '::1', port: 1025, tls: 'optional' }],
  ] as const)
    it(`is read from ${url}`, () => expect(smtpServerOf(url)).toEqual({ ok: true, value: server }));

  for (const [url, issue] of [
    ['relay.example', /must be a URL/],
    ['http://hunter2@relay.example', /must be a URL/],
    ['smtp://', /must be a URL/],
    ['smtp://relay.example/inbox', /must be a URL/],
    ['smtp://relay.example#x', /must be a URL/],
    ['smtp://relay.example:0', /must be a URL/],
    ['smtp://relay.example:99999', /must be a URL/],
    ['smtp://hunter2@relay.example', /user without a password/],
    ['smtp://:hunter2@relay.example', /user without a password/],
    ['smtp://ada:%hunter2@relay.example', /wrongly encoded/],
    ['smtp://ada:hunter2%0d%0aRSET@relay.example', /control character/],
    ['smtp://ada:hunter2@relay.example?tls=maybe', /required, optional or none/],
    ['smtp://ada:hunter2@relay.example?tls=none&tls=required', /required, optional or none/],
    ['smtps://ada:hunter2@relay.example?tls=none', /leaves nothing/],
    ['smtp://ada:hunter2@relay.example?rejectUnauthorized=false', /parameter other than/],
  ] as const)
    it(`is rejected in ${url}, and never repeated`, () => {
      const read = smtpServerOf(url);
      expect(read).toEqual({ ok: false, failure: expect.stringMatching(issue) as unknown });
      expect(JSON.stringify(read)).not.toContain('hunter2');
    });
});
