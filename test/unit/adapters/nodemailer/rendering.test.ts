import { rendered } from '../../../../src/adapters/nodemailer/rendering.ts';
import { nastyWords } from '../../../contract/mail/mailer/nasty.ts';
import { linksIn, seenIn, tagsIn } from '../../../contract/mail/mailer/stage.ts';
import { valueOf } from '../../../support/outcomes.ts';

const said = (words: string) => valueOf(rendered({ subject: words, paragraphs: [words] }));
const around = '<!doctype html>';

describe('the look of an email', () => {
  for (const [words, text] of [
    ['a < b > c & "d" \'e\'', 'a < b > c & "d" \'e\''],
    ['one\r\ntwo\rthree\u2028four\u2029five\u0085six', 'one\ntwo\nthree\nfour\nfive\nsix'],
    ['a\0b\x07c\x1b[31md\x7fe\x9bf', 'abc[31mdef'],
    ['tab\tstays', 'tab\tstays'],
    ['\ud83c half, \udf3a half, \u{1f3ba} whole', '\ufffd half, \ufffd half, \u{1f3ba} whole'],
    ['exe.\u202Egpj \u2066x\u2069', 'exe.gpj x'],
    ['עברית\u200f العربية', 'עברית\u200f العربية'],
  ] as const)
    it(`shows ${JSON.stringify(words)} as it is meant, in both forms`, () => {
      const { text: plain, html } = said(words);
      expect(plain).toBe(`${text}\n`);
      expect(seenIn(html)).toBe(text);
      expect(html.startsWith(around)).toBe(true);
    });

  it('keeps a subject on one line of limited length', () => {
    expect(said('Hi\r\nBcc: eve@evil.example\t\t x ').subject).toBe('Hi Bcc: eve@evil.example x');
    const { subject } = said('🎧'.repeat(500));
    expect([...subject]).toHaveLength(200);
    expect(subject.isWellFormed()).toBe(true);
  });

  it('contains only its own markup, whatever the text', () => {
    const own = tagsIn(said('words').html);
    for (const [what, words] of nastyWords)
      expect([what, tagsIn(said(words).html).filter((tag) => tag !== 'br')]).toEqual([what, own]);
  });

  it('links to the action only, encoded so that mail programs detect its end', () => {
    const mail = { subject: 's', paragraphs: ['https://elsewhere.example'] };
    const action = { label: '"Go" <on>', url: `https://api.example/a?x="><b>&y='1'#z` };
    const { html, text } = valueOf(rendered({ ...mail, action }));
    expect(linksIn(html)).toEqual(['https://api.example/a?x=%22%3E%3Cb%3E&y=%271%27#z']);
    expect(text).toContain('"Go" <on>:\nhttps://api.example/a?x=%22%3E%3Cb%3E&y=%271%27#z');
    for (const url of ['javascript:alert(1)', 'https://a:b@api.example/', 'mailto:a@b.example', 'api', ''])
      expect([url, rendered({ ...mail, action: { label: 'Go', url } }).ok]).toEqual([url, false]);
  });

  it('omits empty paragraphs', () => {
    expect(valueOf(rendered({ subject: '', paragraphs: ['', ' \r\n', 'one'] })).text).toBe('one\n');
  });
});
