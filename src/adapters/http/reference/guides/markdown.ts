import { Marked, type Token, type Tokens } from 'marked';
import { codeBlock } from '../code-block.ts';
import { escaped, type Html } from '../html.ts';

/** A part of a text: its anchor, its heading, and its words for a search. */
export interface Part {
  readonly id: string;
  readonly text: string;
  readonly words: string;
}

/** A rendered Markdown text: its title, its headings with their anchors, and its content without the title. */
export interface Rendered {
  readonly title: string;
  readonly parts: readonly Part[];
  readonly content: Html;
}

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const isSafe = (href: string): boolean => /^(https:\/\/|http:\/\/|\/(?!\/)|#)/.test(href);

const plain = (text: string): string => text.replaceAll('`', '');

/** The text below each heading of depth 2, in order. */
const wordsOfParts = (tokens: readonly Token[]): readonly string[] => {
  const words: string[] = [];
  for (const token of tokens)
    if (token.type === 'heading' && (token as Tokens.Heading).depth === 2) words.push('');
    else if (words.length > 0) words.push(`${words.pop() ?? ''} ${token.raw}`);
  return words;
};

/**
 * Renders Markdown. HTML in the text is escaped; images, and links with another scheme than http or https, become
 * plain text. `placeOf` resolves links to other files of the folder.
 */
export const rendered = (text: string, placeOf: (file: string) => string | undefined): Rendered => {
  const parts: Omit<Part, 'words'>[] = [];
  const taken = new Map<string, number>();
  let title = '';

  const anchorOf = (heading: string): string => {
    const slug = slugOf(heading);
    const before = taken.get(slug) ?? 0;
    taken.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before + 1}`;
  };

  const marked = new Marked({
    gfm: true,
    renderer: {
      html: ({ text: markup }) => escaped(markup),
      image: ({ text: label }) => escaped(label),
      checkbox: () => '<span aria-hidden="true">☐</span> ',
      heading({ tokens, depth, text: label }: Tokens.Heading) {
        if (depth === 1) {
          title ||= plain(label);
          return '';
        }
        const id = anchorOf(label);
        if (depth === 2) parts.push({ id, text: plain(label) });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code: ({ text: lines, lang }) => `${codeBlock(`${lines}\n`, { language: lang ?? '' }).html}\n`,
      link({ href, tokens }: Tokens.Link) {
        const label = this.parser.parseInline(tokens);
        const place = placeOf(href) ?? href;
        return isSafe(place) ? `<a href="${escaped(place)}">${label}</a>` : label;
      },
      table(token: Tokens.Table) {
        const row = (cells: readonly Tokens.TableCell[], name: 'th' | 'td') =>
          cells.map(({ tokens }) => `<${name}>${this.parser.parseInline(tokens)}</${name}>`).join('');
        const rows = token.rows.map((cells) => `<tr>${row(cells, 'td')}</tr>`).join('\n');
        const head = `<thead><tr>${row(token.header, 'th').replaceAll('<th>', '<th scope="col">')}</tr></thead>`;
        return `<div class="wide" tabindex="0" role="region" aria-label="Table"><table>${head}<tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  const content = { html: marked.parse(text, { async: false }) };
  const words = wordsOfParts(marked.lexer(text));
  return { title, parts: parts.map((part, at) => ({ ...part, words: words[at] ?? '' })), content };
};
