import { mailer } from '../../../../src/adapters/nodemailer/adapter.ts';
import { configFrom, ConfigWrong } from '../../../../src/main/settings/config.ts';

const issuesOf = (environment: Readonly<Record<string, string>>): readonly string[] => {
  try {
    configFrom(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigWrong) return error.message.split('\n');
    throw error;
  }
};

/** The settings of the mailer. */
const mailOf = (environment: Readonly<Record<string, string>>) => {
  const config = configFrom(environment);
  return { server: config.settings['SMTP_URL'], ...mailer.settingsOf(config.settings, config) };
};

describe('the configuration of mail', () => {
  it('writes emails to files, from an address at the host of the service, by default', () => {
    expect(mailOf({ BASE_URL: 'https://api.acme.example' })).toEqual({
      server: undefined,
      host: 'api.acme.example',
      sender: { name: 'Platform Licensing', address: 'licensing@api.acme.example' },
    });
    expect(mailOf({ MAIL_FROM: 'licensing@acme.example', BRAND_NAME: 'Acme' }).sender).toEqual({
      name: 'Acme',
      address: 'licensing@acme.example',
    });
    expect(mailOf({}).sender.address).toBe('licensing@localhost');
    expect(mailOf({ BASE_URL: 'http://127.0.0.1:80' }).sender.address).toBe('licensing@[127.0.0.1]');
  });

  it('accepts a server and a sender', () => {
    const mail = mailOf({
      SMTP_URL: 'smtps://ada:p%40ss@relay.example',
      MAIL_FROM: 'Acme Licensing <licensing@acme.example>',
    });
    expect(mail).toEqual({
      server: { host: 'relay.example', port: 465, tls: 'wrapped', login: { user: 'ada', pass: 'p@ss' } },
      host: 'localhost',
      sender: { name: 'Acme Licensing', address: 'licensing@acme.example' },
    });
  });

  it('fails with one line for each invalid value, and never shows a password', () => {
    expect(
      issuesOf({ SMTP_URL: 'http://ada:hunter2@relay.example', MAIL_FROM: 'a@acme.example, b@acme.example' }),
    ).toEqual([
      'SMTP_URL must be a URL such as smtp://[user:password@]host[:port], or smtps:// for TLS throughout.',
      'MAIL_FROM must be one email address, such as licensing@acme.example or Acme Licensing <licensing@acme.example>.',
    ]);
    expect(issuesOf({ SMTP_URL: 'smtp://ada:hunter2@relay.example?tls=maybe' })).toEqual([
      'SMTP_URL must have a "tls" of required, optional or none.',
    ]);
    expect(issuesOf({ MAIL_FROM: 'licensing@acme.example\nBcc: eve@evil.example' })).toHaveLength(1);
  });
});
