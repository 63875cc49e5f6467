import { rendered } from '../../../../../src/adapters/http/reference/guides/markdown.ts';

const files: Readonly<Record<string, string>> = { 'limits.md': '/reference/guides/limits' };
const shown = (text: string) => rendered(text, (file) => files[file]);

describe('a guide', () => {
  it('has its first heading as its title, and an anchor for every other one', () => {
    const { title, parts, content } = shown(
      '# The `big` one\n\n## What holds\n\n### Within\n\n## What holds\n',
    );
    expect(title).toBe('The big one');
    expect(parts.map(({ id, text }) => [id, text])).toEqual([
      ['what-holds', 'What holds'],
      ['what-holds-2', 'What holds'],
    ]);
    expect(content.html).toContain('<h2 id="what-holds">What holds</h2>');
    expect(content.html).toContain('<h3 id="within">Within</h3>');
    expect(content.html).not.toContain('<h1');
  });

  it('has the words below each heading, by which a search finds it', () => {
    const { parts } = shown('# A\n\nbefore\n\n## One\n\nfirst\n\n### Within\n\ndeeper\n\n## Two\n\nsecond\n');
    expect(parts.map(({ words }) => words.match(/[a-z]+/gi))).toEqual([
      ['first', 'Within', 'deeper'],
      ['second'],
    ]);
  });

  it('shows markup as text in every position', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const texts = [
      hostile,
      `a ${hostile} b`,
      `## ${hostile}`,
      `\`${hostile}\``,
      `\`\`\`html\n${hostile}\n\`\`\``,
      `| ${hostile} |\n|---|\n| ${hostile} |`,
      `- ${hostile}`,
      `![${hostile}](https://elsewhere.example/x.png)`,
      `[${hostile}](limits.md "${hostile}")`,
      `<script>alert(1)</script>`,
      `<div>\n${hostile}\n</div>`,
      `\`\`\`" onmouseover="x\n${hostile}\n\`\`\``,
    ];
    for (const text of texts) {
      const { html } = shown(text).content;
      expect(html).not.toMatch(/<(?:img|script|div(?! class="wide"))|\son[a-z]+="/);
    }
    expect(shown(hostile).content.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('links to other guides, to pages of the service and to the web, and to nothing else', () => {
    const linked = (href: string) => /href="([^"]*)"/.exec(shown(`[words](${href})`).content.html)?.[1];
    expect(linked('limits.md')).toBe('/reference/guides/limits');
    expect(linked('/reference/errors')).toBe('/reference/errors');
    expect(linked('#what-holds')).toBe('#what-holds');
    expect(linked('https://www.standardwebhooks.com')).toBe('https://www.standardwebhooks.com');
    for (const href of ['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x', 'unknown.md'])
      expect([href, linked(href)]).toEqual([href, undefined]);
    expect(linked('/x"onclick="y')).not.toContain('"');
  });

  it('highlights the code of known languages without changing its text', () => {
    const code = 'const a = "<b>" && {};';
    const { html } = shown(`\`\`\`ts\n${code}\n\`\`\``).content;
    expect(html).toContain('<span class="hljs-keyword">const</span>');
    const text = /<code>([\s\S]*?)<\/code>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '');
    expect(text).toBe('const a = &quot;&lt;b&gt;&quot; &amp;&amp; {};\n');
    expect(shown('```brainfuck\n+[<]\n```').content.html).toContain('<code>+[&lt;]\n</code>');
  });

  it('makes code and tables scrollable with the keyboard', () => {
    expect(shown('```sh\nls\n```').content.html).toMatch(/<pre tabindex="0"><code>.*ls/);
    expect(shown('| a |\n|---|\n| b |').content.html).toMatch(
      /<div class="wide" tabindex="0" [^>]*><table><thead><tr><th scope="col">a/,
    );
  });
});
