import PostalMime, { type Email } from 'postal-mime';
import type { Mail } from '../../../../src/domain/mail/mail.ts';
import type { Mailer } from '../../../../src/ports/driven/mail/mailer.ts';
import { mailId } from '../../../support/builders/staff-builders.ts';
import { noon } from '../../../support/builders/builders.ts';

/** A received message, with its recipients. */
export interface Arrived {
  readonly raw: Buffer;
  readonly recipients: readonly string[];
}

export interface MailerView {
  readonly mailer: Mailer;
  /** The sender of all emails. */
  readonly from: { readonly name: string; readonly address: string };
  /** The part of Message-IDs after the `@`. */
  readonly host: string;
  /** Returns all received messages; one that was sent twice may be there once or twice. */
  readonly arrived: () => Promise<readonly Arrived[]>;
}

export const aMessage = (changes: Partial<Mail> = {}, n = 1): Mail => ({
  mailId: mailId(n),
  kind: 'appeal_decided',
  to: `ada-${n}@studio.example`,
  subject: 'Your appeal was decided',
  paragraphs: ['The takedown was overturned.', 'The track may be licensed again.'],
  action: { label: 'Read the decision', url: 'https://api.example/appeals?code=1&part=2' },
  createdAt: noon,
  ...changes,
});

export type Read = Email & Arrived;

export const read = async ({ raw, recipients }: Arrived): Promise<Read> => ({
  ...(await PostalMime.parse(raw)),
  raw,
  recipients,
});

/** Sends an email and returns the received message, which must be the only one. */
export const sentAlone = async ({ mailer, arrived }: MailerView, mail: Mail): Promise<Read> => {
  const sent = await mailer.send(mail);
  expect(sent).toMatchObject({ ok: true });
  const all = await arrived();
  expect(all).toHaveLength(1);
  const [only] = all;
  if (!only) throw new Error('nothing arrived');
  return read(only);
};

/** Returns the recipients that the headers show to a reader. */
export const recipientsIn = ({ to = [], cc = [], bcc = [] }: Email): readonly string[] =>
  [...to, ...cc, ...bcc].flatMap((one) =>
    one.group ? one.group.map(({ address }) => address) : [one.address],
  );

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Returns the text that a reader sees of HTML that escapes only these five characters. */
export const seenIn = (html: string): string =>
  html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => named[name] ?? '')
    .trim();

export const tagsIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/<\/?([a-z!][a-z0-9]*)/gi)].map(([, name = '']) => name.toLowerCase())),
];

export const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) =>
    link.replace(/&(amp|#39|quot);/g, (_, name: string) => named[name] ?? ''),
  );
