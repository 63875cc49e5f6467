import { createServer, type AddressInfo, type Socket } from 'node:net';
import {
  smtpMailer,
  smtpServerOf,
  type SmtpMailerDependencies,
} from '../../../../src/adapters/nodemailer/index.ts';
import { aMessage } from '../../../contract/mail/mailer/stage.ts';
import { certificate } from '../../../support/builders/certificate.ts';
import { mailerDependencies } from '../../../support/worlds/mailer-worlds.ts';
import {
  smtpReceiver,
  type SmtpReceiver,
  type SmtpReceiverDependencies,
} from '../../../support/servers/smtp-receiver.ts';
import { seenWithin } from '../../../support/eventually.ts';
import { slowness } from '../../../support/slowness.ts';

const login = { user: 'acme', pass: 'p@ss:w/ord' };

const mailerFor = (url: string, dependencies: Partial<SmtpMailerDependencies> = {}) => {
  const server = smtpServerOf(url);
  if (!server.ok) throw new Error(server.failure);
  return smtpMailer({ ...mailerDependencies, ...dependencies, server: server.value });
};

type SmtpMailer = ReturnType<typeof mailerFor>;

const withServer =
  (
    dependencies: SmtpReceiverDependencies,
    story: (
      receiver: SmtpReceiver,
      mailer: (url: string, dependencies?: Partial<SmtpMailerDependencies>) => SmtpMailer,
    ) => Promise<void>,
  ) =>
  async () => {
    const receiver = await smtpReceiver(dependencies);
    const mailers: SmtpMailer[] = [];
    const at = (url: string, changes?: Partial<SmtpMailerDependencies>): SmtpMailer => {
      const mailer = mailerFor(url.replace('PORT', String(receiver.port)), changes ?? trusting);
      mailers.push(mailer);
      return mailer;
    };
    try {
      await story(receiver, at);
    } finally {
      await Promise.all(mailers.map((mailer) => mailer.close()));
      await receiver.close();
    }
  };

const trusting = { ca: certificate.cert };

const putOff = { ok: false, failure: { kind: 'mail-rejected', isPermanent: false } };
const credentials = 'acme:p%40ss%3Aw%2Ford';

describe('mail over SMTP', () => {
  it(
    'is sent over TLS, with a login, if the server offers TLS',
    withServer({ login }, async (receiver, mailer) => {
      const there = mailer(`smtp://${credentials}@localhost:PORT`);
      expect(await there.send(aMessage())).toEqual({ ok: true, value: {} });
      expect(receiver.taken).toMatchObject([{ secure: true, user: 'acme', from: 'licensing@acme.example' }]);
      expect(receiver.passwords).toEqual([{ pass: login.pass, secure: true }]);
    }),
  );

  it(
    'is sent to a server that speaks TLS from the first byte',
    withServer({ login, secure: true }, async (receiver, mailer) => {
      expect(await mailer(`smtps://${credentials}@localhost:PORT`).send(aMessage())).toMatchObject({
        ok: true,
      });
      expect(receiver.taken).toMatchObject([{ secure: true, user: 'acme' }]);
    }),
  );

  it(
    'sends no password to a server without TLS where TLS is required',
    withServer({ login, plain: true }, async (receiver, mailer) => {
      const there = mailer(`smtp://${credentials}@localhost:PORT?tls=required`);
      expect(await there.send(aMessage())).toMatchObject(putOff);
      expect(receiver.passwords).toEqual([]);
      expect(receiver.taken).toEqual([]);
    }),
  );

  it(
    'is sent to no server whose certificate is not trusted or names another host',
    withServer({ login }, async (receiver, mailer) => {
      const stranger = mailer(`smtp://${credentials}@localhost:PORT`, {});
      const another = mailer(`smtp://${credentials}@127.0.0.1:PORT`);
      for (const each of [stranger, another]) expect(await each.send(aMessage())).toMatchObject(putOff);
      expect(receiver.passwords).toEqual([]);
      expect(receiver.taken).toEqual([]);
    }),
  );

  it(
    'is sent without TLS if that is configured',
    withServer({}, async (receiver, mailer) => {
      expect(await mailer('smtp://127.0.0.1:PORT?tls=none').send(aMessage())).toMatchObject({ ok: true });
      expect(receiver.taken).toMatchObject([{ secure: false }]);
    }),
  );

  it(
    'waits where the login is rejected, and says so without the password',
    withServer({ login: { ...login, pass: 'other' } }, async (receiver, mailer) => {
      const sent = await mailer(`smtp://${credentials}@localhost:PORT`).send(aMessage());
      expect(sent).toMatchObject({
        failure: { isPermanent: false, detail: expect.stringMatching(/535/) as unknown },
      });
      expect(JSON.stringify(sent)).not.toContain(login.pass);
      expect(receiver.taken).toEqual([]);
    }),
  );

  for (const [stage, line, isPermanent] of [
    ['recipient', '550 no such user here', true],
    ['recipient', '553 not a mailbox', true],
    ['recipient', '452 too many now', false],
    ['recipient', '421 going down', false],
    ['message', '554 looks like spam', true],
    ['message', '552 too large', true],
    ['message', '451 try again later', false],
    ['sender', '550 not a sender of ours', false],
    ['sender', '530 log in first', false],
    ['greeting', '554 no service here', false],
    ['greeting', '421 too busy', false],
  ] as const)
    it(
      `is given up ${isPermanent ? 'where' : 'not yet where'} the ${stage} is answered ${line}`,
      withServer({}, async (receiver, mailer) => {
        receiver.answerAt(stage, (text) => (text.includes('eve@') ? undefined : `${line} (${text})`));
        const there = mailer('smtp://127.0.0.1:PORT?tls=none');
        const sent = await there.send(aMessage());
        expect(sent).toMatchObject({ failure: { kind: 'mail-rejected', isPermanent } });
        if (sent.ok) throw new Error('it was sent');
        expect(sent.failure.detail).toMatch(new RegExp(`${line.slice(0, 3)}|greeting|Server closed`, 'i'));
        expect(sent.failure.detail).not.toMatch(/ada-1@|\n/);
        expect(receiver.taken).toEqual([]);
        receiver.answerAt(stage, () => undefined);
        expect(await there.send(aMessage({}, 2))).toMatchObject({ ok: true });
      }),
    );

  it('waits while the server is unavailable, and continues once it is back', async () => {
    const first = await smtpReceiver({ plain: true });
    const mailer = mailerFor(`smtp://127.0.0.1:${first.port}`);
    try {
      expect(await mailer.send(aMessage())).toMatchObject({ ok: true });
      await first.close();
      expect(await mailer.send(aMessage({}, 2))).toMatchObject(putOff);
      const second = await smtpReceiver({ plain: true, port: first.port });
      expect(await mailer.send(aMessage({}, 2))).toMatchObject({ ok: true });
      expect([first.taken.length, second.taken.length]).toEqual([1, 1]);
      await second.close();
    } finally {
      await mailer.close();
    }
  });

  it(
    'goes over another connection where the kept one was closed meanwhile',
    withServer({ plain: true }, async (receiver, mailer) => {
      const there = mailer('smtp://127.0.0.1:PORT');
      await there.send(aMessage());
      expect(receiver.connections()).toBe(1);
      receiver.cut();
      expect(await there.send(aMessage({}, 2))).toMatchObject({ ok: true });
      expect(receiver.taken).toHaveLength(2);
    }),
  );

  it(
    'keeps no more than five connections, however many emails there are',
    withServer({ plain: true }, async (receiver, mailer) => {
      const there = mailer('smtp://127.0.0.1:PORT');
      let max = 0;
      receiver.answerAt('message', () => {
        max = Math.max(max, receiver.connections());
        return undefined;
      });
      await Promise.all(Array.from({ length: 40 }, (_, i) => there.send(aMessage({}, i + 1))));
      expect(receiver.taken).toHaveLength(40);
      expect(max).toBeLessThanOrEqual(5);
    }),
  );

  for (const [what, speak] of [
    ['says nothing', () => undefined],
    [
      'drips its greeting',
      (socket: Socket) => {
        const timer = setInterval(() => socket.write('2'), 20);
        socket.on('close', () => clearInterval(timer));
      },
    ],
  ] as const)
    it(`is not waited for at a server that ${what}`, async () => {
      const sockets = new Set<Socket>();
      const server = createServer((socket) => {
        sockets.add(socket.on('error', () => undefined));
        speak(socket);
      });
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
      const mailer = mailerFor(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, {
        deadlineMs: 400,
      });
      const started = performance.now();
      expect(await mailer.send(aMessage())).toMatchObject(putOff);
      expect(performance.now() - started).toBeLessThan(2_000 * slowness());
      await mailer.close();
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => void server.close(resolve));
    });

  it(
    'is aborted when the mailer is closed, and postponed',
    withServer({ plain: true }, async (receiver, mailer) => {
      const there = mailer('smtp://127.0.0.1:PORT');
      const { promise: arrived, resolve } = Promise.withResolvers<undefined>();
      receiver.answerAt('recipient', () => {
        resolve(undefined);
        return new Promise(() => undefined);
      });
      const sending = there.send(aMessage());
      await arrived;
      await there.close();
      expect(await sending).toMatchObject(putOff);
      expect(await there.send(aMessage())).toMatchObject(putOff);
      await seenWithin(
        async () => receiver.connections(),
        (open) => open === 0,
      );
    }),
  );
});
