import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { certificate } from '../builders/certificate.ts';

type Options = NonNullable<ConstructorParameters<typeof SMTPServer>[0]>;

/** A message as an SMTP server took it. */
export interface Taken {
  readonly raw: Buffer;
  readonly from: string;
  readonly recipients: readonly string[];
  readonly secure: boolean;
  /** The user that had logged in. */
  readonly user: unknown;
}

export interface SmtpReceiverDependencies {
  /** The same port as one before it. */
  readonly port?: number;
  /** A TLS server throughout. */
  readonly secure?: boolean;
  /** No TLS at all. */
  readonly plain?: boolean;
  /** Only who logs in as this one may send. */
  readonly login?: { readonly user: string; readonly pass: string };
}

type Stage = 'greeting' | 'sender' | 'recipient' | 'message';
/** The response to a stage: a rejection like `550 no such user`; absent for success. */
type Answering = (text: string) => string | undefined | Promise<string | undefined>;

const rejection = (line: string): Error => {
  const [, code, text = ''] = /^(\d{3}) (.*)$/s.exec(line) ?? [];
  return Object.assign(new Error(text), { responseCode: Number(code) });
};

/** A real SMTP server on this machine, which lists the accepted emails and rejects others on request. */
export const smtpReceiver = async ({
  port = 0,
  login,
  plain = false,
  secure = false,
}: SmtpReceiverDependencies = {}) => {
  const taken: Taken[] = [];
  const passwords: { readonly pass: string; readonly secure: boolean }[] = [];
  const answers = new Map<Stage, Answering>();
  const answer = (stage: Stage, text: string, callback: (error?: Error | null) => void): void => {
    void (async () => {
      const line = await answers.get(stage)?.(text);
      callback(line === undefined ? null : rejection(line));
    })();
  };
  const policies: Options = {
    ...certificate,
    secure,
    disabledCommands: plain ? ['STARTTLS'] : [],
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onAuth: ({ username, password }, { secure }, callback) => {
      passwords.push({ pass: password ?? '', secure });
      if (username === login?.user && password === login?.pass) callback(null, { user: username });
      else callback(rejection('535 who are you'));
    },
    onConnect: (_session, callback) => answer('greeting', '', callback),
    onMailFrom: ({ address }, _session, callback) => answer('sender', address, callback),
    onRcptTo: ({ address }, _session, callback) => answer('recipient', address, callback),
    onData: (stream, { envelope, secure, user }, callback) => {
      void buffer(stream).then((raw) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const recipients = envelope.rcptTo.map(({ address }) => address);
        answer('message', raw.toString(), (error) => {
          if (!error) taken.push({ raw, from, recipients, secure, user });
          callback(error);
        });
      });
    },
  };
  const server = new SMTPServer(policies);
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    /** Passwords that were tried, and whether under TLS. */
    passwords,
    /** From now on. */
    answerAt: (stage: Stage, answering: Answering): void => void answers.set(stage, answering),
    connections: () => server.connections.size,
    /** Drops every connection. */
    cut: (): void => server.connections.forEach((connection) => connection._socket.destroy()),
    close: () =>
      new Promise<void>((resolve) => {
        server.connections.forEach((connection) => connection._socket.destroy());
        server.close(resolve);
      }),
  };
};
export type SmtpReceiver = Awaited<ReturnType<typeof smtpReceiver>>;
