import MailComposer, { type Options } from 'nodemailer/lib/mail-composer';
import type { Mail } from '../../../../src/domain/mail/mail.ts';
import { fail, ok } from '../../../../src/domain/shared/result.ts';
import { isOneAddress } from '../../../../src/adapters/nodemailer/address.ts';
import { rendered } from '../../../../src/adapters/nodemailer/rendering.ts';
import type { Arrived, MailerView } from '../../mail/mailer/stage.ts';
import type { OpenWorld } from '../../world.ts';

const view = { from: { name: 'Acme', address: 'licensing@acme.example' }, host: 'acme.example' };

type Message = Options & { readonly html: string };

interface Created {
  readonly options: Message;
  readonly recipients: readonly string[];
}

/** The faults of a mailer: in the content, the encoding or the output, or in what it accepts. */
interface Issue {
  readonly make?: (created: Created, mail: Mail) => Created;
  readonly bytes?: (raw: Buffer, mail: Mail) => Buffer;
  readonly passes?: 'addresses' | 'actions';
}

/** Keeps emails in memory, with or without a defect. */
const mailer =
  ({ make = (created) => created, bytes = (raw) => raw, passes }: Issue): OpenWorld<MailerView> =>
  async () => {
    const arrived: Arrived[] = [];
    const rejected = (detail: string) => fail({ kind: 'mail-rejected', isPermanent: true, detail } as const);
    const send: MailerView['mailer']['send'] = async (mail) => {
      if (passes !== 'addresses' && !isOneAddress(mail.to)) return rejected('no address');
      const { action, ...words } = mail;
      const said = rendered(passes === 'actions' && !URL.canParse(action?.url ?? '') ? words : mail);
      const [subject, text, html] = said.ok
        ? [said.value.subject, said.value.text, said.value.html]
        : ['', '', ''];
      if (!said.ok && passes !== 'actions') return rejected('no address on the web');
      const created: Created = {
        options: {
          messageId: `<${mail.mailId}@${view.host}>`,
          date: new Date(mail.createdAt),
          from: view.from,
          to: mail.to,
          subject,
          text,
          html,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': mail.language ?? 'en',
          },
          encoding: 'quoted-printable',
          baseBoundary: `${mail.mailId}-${text.length}`,
          newline: 'win',
        },
        recipients: [mail.to],
      };
      const { options, recipients } = make(created, mail);
      arrived.push({ raw: bytes(await new MailComposer(options).compile().build(), mail), recipients });
      return ok({});
    };
    return {
      views: [{ ...view, mailer: { send, close: async () => undefined }, arrived: async () => arrived }],
      close: async () => undefined,
    };
  };

export const workingMailer = mailer({});

const withOptions =
  (change: (options: Message, mail: Mail) => Partial<Message>) =>
  (created: Created, mail: Mail): Created => ({
    ...created,
    options: { ...created.options, ...change(created.options, mail) },
  });

const htmlWith = (addition: string) =>
  withOptions(({ html }) => ({ html: html.replace('</body>', `${addition}</body>`) }));

const words = (what: string): string => `shows ${what} as text and nothing else`;

/** Broken providers, by what they do wrong, each with the cases that must catch it. */
export const mailerMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly open: OpenWorld<MailerView>;
}[] = [
  {
    title: 'text that becomes markup',
    by: ['markup', 'the end of an attribute', 'a comment', 'a style'].map(words),
    open: mailer({
      make: withOptions((_, { subject, paragraphs }) => ({
        html: `<html><body><h1>${subject}</h1>${paragraphs.map((one) => `<p>${one}</p>`).join('')}</body></html>`,
      })),
    }),
  },
  {
    title: 'text that is escaped twice',
    by: [words('entities')],
    open: mailer({ make: withOptions(({ html }) => ({ html: html.replaceAll('&', '&amp;') })) }),
  },
  {
    title: 'a subject that becomes headers',
    by: ['another header', 'another header behind a bare line end', 'the end of the head'].map(words),
    open: mailer({
      bytes: (raw, { subject }) => Buffer.concat([Buffer.from(`Subject: ${subject}\r\n`), raw]),
    }),
  },
  {
    title: 'an image that tracks readers',
    by: ['markup', 'many languages'].map(words),
    open: mailer({ make: htmlWith('<img src="https://acme.example/open.gif" width="1" height="1">') }),
  },
  {
    title: 'an additional link',
    by: ['contains no link if there is no action'],
    open: mailer({ make: htmlWith('<p><a href="https://acme.example/unsubscribe">No more of this</a></p>') }),
  },
  {
    title: 'links made of text that looks like one',
    by: ['contains no link if there is no action', words('a web address')],
    open: mailer({
      make: withOptions(({ html }) => ({
        html: html.replace(/(<p dir="auto">[^<]*?)(https:[^\s<]+)/g, '$1<a href="$2">$2</a>'),
      })),
    }),
  },
  {
    title: 'a copy for the operator',
    by: ['is from the service to its recipient, and to nobody else'],
    open: mailer({
      make: (created) => ({ ...created, recipients: [...created.recipients, view.from.address] }),
    }),
  },
  {
    title: 'a second recipient in the headers',
    by: ['is from the service to its recipient, and to nobody else'],
    open: mailer({ make: withOptions(() => ({ cc: view.from.address })) }),
  },
  {
    title: 'any text that is taken for an address',
    by: ['rejects permanently whatever is not one address, and sends nothing'],
    open: mailer({ passes: 'addresses' }),
  },
  {
    title: 'any action that is taken for a link',
    by: ['rejects permanently an action that leads to no web address'],
    open: mailer({ passes: 'actions' }),
  },
  {
    title: 'a different Message-ID each time',
    by: [
      'is the same email to the byte each time it is sent',
      'has its email ID as Message-ID, the date when it was written, and suppresses automatic replies',
    ],
    open: mailer({ make: withOptions(() => ({ messageId: `<${Math.random()}@acme.example>` })) }),
  },
  {
    title: 'parts that are separated by a random boundary',
    by: ['is the same email to the byte each time it is sent'],
    open: mailer({ make: withOptions(() => ({ baseBoundary: `${Math.random()}` })) }),
  },
  {
    title: 'an email that does not suppress automatic replies',
    by: ['has its email ID as Message-ID, the date when it was written, and suppresses automatic replies'],
    open: mailer({ make: withOptions(() => ({ headers: {} })) }),
  },
  {
    title: 'emails that are all labeled as English',
    by: ['names the language of its text, which is English by default'],
    open: mailer({
      make: withOptions(({ html }) => ({
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          'Content-Language': 'en',
        },
        html: html.replace(/lang="\w+"/, 'lang="en"'),
      })),
    }),
  },
  {
    title: 'HTML alone',
    by: ['contains every word in plain text and in HTML, and the link of the action'],
    open: mailer({ make: withOptions(() => ({ text: '' })) }),
  },
  {
    title: 'eight bits and line ends of one character',
    by: ['is a message that any server takes: seven bits, short lines, whole line ends'],
    open: mailer({ make: withOptions(() => ({ encoding: '8bit', newline: 'linux' })) }),
  },
];
