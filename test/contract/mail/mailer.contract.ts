import type { ContractCase } from '../../support/contract.ts';
import { mailId } from '../../support/builders/staff-builders.ts';
import {
  aMessage,
  linksIn,
  read,
  recipientsIn,
  seenIn,
  sentAlone,
  tagsIn,
  type MailerView,
} from './mailer/stage.ts';
import { nastyAddresses, nastyWords } from './mailer/nasty.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

const plainTags = ['!doctype', 'html', 'head', 'meta', 'title', 'body', 'div', 'p', 'br', 'a'];
const headers = [
  'auto-submitted',
  'content-language',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
  'x-auto-response-suppress',
];

/** The promises of every mailer: see `Mailer`. */
export const mailerContract = (open: OpenWorld<MailerView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('contains every word in plain text and in HTML, and the link of the action', async (view) => {
      const { subject, text, html } = await sentAlone(view, aMessage({ subject: 'Größe & Zahl: 12 €' }));
      expect(subject).toBe('Größe & Zahl: 12 €');
      expect(text?.trim().replace(/\r\n/g, '\n')).toBe(
        'The takedown was overturned.\n\nThe track may be licensed again.\n\n' +
          'Read the decision:\nhttps://api.example/appeals?code=1&part=2',
      );
      expect(seenIn(html ?? '').split(/\s*\n\s*/)).toEqual([
        'The takedown was overturned.',
        'The track may be licensed again.',
        'Read the decision',
      ]);
      expect(linksIn(html ?? '')).toEqual(['https://api.example/appeals?code=1&part=2']);
    }),

    policy('is from the service to its recipient, and to nobody else', async (view) => {
      const mail = await sentAlone(view, aMessage());
      expect(mail.from).toEqual(view.from);
      expect(mail.recipients).toEqual(['ada-1@studio.example']);
      expect(recipientsIn(mail)).toEqual(['ada-1@studio.example']);
    }),

    policy(
      'has its email ID as Message-ID, the date when it was written, and suppresses automatic replies',
      async (view) => {
        const mail = await sentAlone(view, aMessage());
        expect(mail.messageId).toBe(`<${mailId(1)}@${view.host}>`);
        expect(mail.date).toBe('2026-11-21T12:00:00.000Z');
        expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
        expect(mail.headers.map(({ key }) => key).sort()).toEqual(headers);
      },
    ),

    policy('names the language of its text, which is English by default', async (view) => {
      const mail = await sentAlone(view, aMessage({ language: 'fr' }));
      expect(mail.headers.find(({ key }) => key === 'content-language')?.value).toBe('fr');
      expect(mail.html).toContain('<html lang="fr">');
      expect(mail.text).toContain('Read the decision\u00A0:');
      expect(await view.mailer.send(aMessage({}, 2))).toMatchObject({ ok: true });
      const both = await Promise.all((await view.arrived()).map(read));
      const languages = both.map(({ html = '', headers: [...all] }) => [
        all.find(({ key }) => key === 'content-language')?.value,
        /lang="(\w+)"/.exec(html)?.[1],
      ]);
      expect(languages.sort()).toEqual([
        ['en', 'en'],
        ['fr', 'fr'],
      ]);
    }),

    policy('is the same email to the byte each time it is sent', async ({ mailer, arrived }) => {
      for (let time = 0; time < 3; time++) expect(await mailer.send(aMessage())).toMatchObject({ ok: true });
      const all = await arrived();
      expect(all.length).toBeGreaterThan(0);
      expect(new Set(all.map(({ raw }) => raw.toString('latin1'))).size).toBe(1);
    }),

    ...nastyWords.map(([what, words]) =>
      policy(`shows ${what} as text and nothing else`, async (view) => {
        const said = {
          subject: `Re ${words}`,
          paragraphs: [words, `before ${words} after`],
          action: { label: `Go ${words}`, url: 'https://api.example/' },
        };
        const mail = await sentAlone(view, aMessage(said));
        expect(mail.headers.map(({ key }) => key).sort()).toEqual(headers);
        expect(mail.recipients).toEqual(['ada-1@studio.example']);
        expect(recipientsIn(mail)).toEqual(['ada-1@studio.example']);
        expect(mail.attachments).toEqual([]);
        const html = mail.html ?? '';
        expect(plainTags).toEqual(expect.arrayContaining([...tagsIn(html)]));
        expect(html).not.toMatch(/<[^>]*(\s(src|srcset|background|on\w+)\s*=|url\(|@import)/i);
        expect(linksIn(html)).toEqual(['https://api.example/']);
        const shown = words.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u2028\u2029\s]+/gu, '');
        const seen = seenIn(html).toWellFormed().replace(/\s+/g, '');
        const bare = (mail.text ?? '').replace(/\s+/g, '');
        expect(seen.split(shown.toWellFormed()).length - 1).toBeGreaterThanOrEqual(2);
        expect(bare.split(shown.toWellFormed()).length - 1).toBeGreaterThanOrEqual(2);
        expect(`${mail.subject ?? ''}${seen}${bare}`).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
      }),
    ),

    policy(
      'rejects permanently whatever is not one address, and sends nothing',
      async ({ mailer, arrived }) => {
        for (const to of nastyAddresses)
          expect([to, await mailer.send(aMessage({ to }))]).toMatchObject([
            to,
            { ok: false, failure: { kind: 'mail-rejected', isPermanent: true } },
          ]);
        expect(await arrived()).toEqual([]);
      },
    ),

    policy('rejects permanently an action that leads to no web address', async ({ mailer, arrived }) => {
      for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '/appeals', ''])
        expect([url, await mailer.send(aMessage({ action: { label: 'Go', url } }))]).toMatchObject([
          url,
          { ok: false, failure: { kind: 'mail-rejected', isPermanent: true } },
        ]);
      expect(await arrived()).toEqual([]);
    }),

    policy('contains no link if there is no action', async (view) => {
      const { action: _, ...mail } = aMessage({ paragraphs: ['See https://elsewhere.example/x for more.'] });
      const { html, text } = await sentAlone(view, mail);
      expect(linksIn(html ?? '')).toEqual([]);
      expect(text?.trim()).toBe('See https://elsewhere.example/x for more.');
    }),

    policy('is a message that any server takes: seven bits, short lines, whole line ends', async (view) => {
      const long = `${'Größe '.repeat(2_000)}${'x'.repeat(5_000)}`;
      const { raw, text } = await sentAlone(view, aMessage({ paragraphs: [long, '.', '..\n.\nFrom me'] }));
      expect(raw.every((byte) => byte < 128)).toBe(true);
      const message = raw.toString('latin1');
      expect(message.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0]/);
      expect(Math.max(...message.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998);
      expect(text).toContain(long);
      expect(text?.replace(/\r\n/g, '\n')).toContain('\n\n.\n\n..\n.\nFrom me');
    }),

    policy('sends many concurrently, each to its own recipient', async ({ mailer, arrived }) => {
      const mails = Array.from({ length: 30 }, (_, i) => aMessage({ subject: `Mail ${i + 1}` }, i + 1));
      const sent = await Promise.all(mails.map((mail) => mailer.send(mail)));
      expect(sent.every(({ ok }) => ok)).toBe(true);
      const received = await Promise.all((await arrived()).map(read));
      expect(received.map(({ subject, recipients }) => [subject, ...recipients].join(' ')).sort()).toEqual(
        mails.map(({ subject, to }) => `${subject} ${to}`).sort(),
      );
    }),
  ];
};
