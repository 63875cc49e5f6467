import { Marked, type Tokens } from 'marked';
import { escaped, type Html } from './html.ts';

/** A text as it is shown: its first heading, the headings of its parts with their anchors, and all of it but the title. */
export interface Rendered {
  readonly title: string;
  readonly parts: readonly { readonly id: string; readonly text: string }[];
  readonly content: Html;
}

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const isSafe = (href: string): boolean => /^(https:\/\/|http:\/\/|\/(?!\/)|#)/.test(href);

const plain = (text: string): string => text.replaceAll('`', '');

/**
 * Markdown as a page shows it. Markup in the text is shown as text; images and links that lead anywhere but to pages
 * leave their words. `placeOf` says where a link to another file of the folder leads.
 */
export const rendered = (text: string, placeOf: (file: string) => string | undefined): Rendered => {
  const parts: { id: string; text: string }[] = [];
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
      image: ({ text: words }) => escaped(words),
      checkbox: () => '<span aria-hidden="true">☐</span> ',
      heading({ tokens, depth, text: words }: Tokens.Heading) {
        if (depth === 1) {
          title ||= plain(words);
          return '';
        }
        const id = anchorOf(words);
        if (depth === 2) parts.push({ id, text: plain(words) });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code: ({ text: lines }) => `<pre tabindex="0"><code>${escaped(lines)}\n</code></pre>\n`,
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens);
        const place = placeOf(href) ?? href;
        return isSafe(place) ? `<a href="${escaped(place)}">${words}</a>` : words;
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
  return { title, parts, content };
};
