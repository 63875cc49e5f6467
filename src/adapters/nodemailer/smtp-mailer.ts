import { createTransport } from 'nodemailer';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Mailer } from '../../ports/driven/mail/mailer.ts';
import { messageOf, type MessageDependencies } from './message.ts';
import { rejectionOf } from './rejections.ts';
import type { SmtpServer, SmtpTls } from './smtp-url.ts';

export interface SmtpMailerDependencies extends MessageDependencies {
  readonly server: SmtpServer;
  /** Milliseconds for one email, from the connection to the last response of the server. */
  readonly deadlineMs?: number;
  /** Certificates to trust instead of the platform's, PEM. */
  readonly ca?: string;
}

const connections = 5;
const mailsPerConnection = 100;

const tlsBy: Readonly<Record<SmtpTls, object>> = {
  wrapped: { secure: true },
  required: { secure: false, requireTLS: true },
  optional: { secure: false },
  none: { secure: false, ignoreTLS: true },
};

/**
 * Sends emails to an SMTP server over a few connections, which are used again. Certificates are checked on every
 * TLS connection.
 */
export const smtpMailer = (dependencies: SmtpMailerDependencies): Mailer => {
  const { server, sender, host, deadlineMs = 30_000, ca } = dependencies;
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    maxMessages: mailsPerConnection,
    // The server may have closed a connection while it was idle.
    maxRequeues: 1,
    host: server.host,
    port: server.port,
    name: host,
    ...tlsBy[server.tls],
    ...(server.login && { auth: server.login }),
    ...(ca !== undefined && { tls: { ca } }),
    connectionTimeout: deadlineMs,
    greetingTimeout: deadlineMs,
    dnsTimeout: deadlineMs,
    socketTimeout: deadlineMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const closing = new AbortController();

  return {
    send: async (mail) => {
      try {
        const message = await messageOf(mail, { sender, host });
        if (!message.ok) return message;
        await transport.sendMail({
          envelope: { from: sender.address, to: [mail.to] },
          raw: message.value,
          signal: AbortSignal.any([closing.signal, AbortSignal.timeout(deadlineMs)]),
        });
        return ok({});
      } catch (error) {
        return fail(rejectionOf(error, mail));
      }
    },
    close: async () => {
      closing.abort();
      transport.close();
    },
  };
};
