import { readFileSync } from 'node:fs';
import { html, type Html } from './html.ts';
import { page } from './layout.ts';
import { rendered, type Rendered } from './markdown.ts';

/** In the order in which they are read; `file` as it stands below docs. */
const guides = [
  {
    name: 'first-license',
    file: 'guides/first-license.md',
    summary: 'From nothing to a licensed file, in eight requests.',
  },
  {
    name: 'webhooks',
    file: 'guides/webhooks.md',
    summary: 'Hear what happens to tracks and licenses; have licenses follow your content.',
  },
  {
    name: 'catalog-import',
    file: 'guides/catalog-import.md',
    summary: 'A copy of the catalog at your side, and how tracks get into it.',
  },
  {
    name: 'manifest',
    file: 'import.md',
    summary: 'For operators: a folder of tracks, described row by row.',
  },
  {
    name: 'limits',
    file: 'guides/limits.md',
    summary: 'Rates, quotas, what 429 means, and how to send a request again.',
  },
  {
    name: 'going-live',
    file: 'guides/going-live.md',
    summary: 'Sandbox and live, keys, certificates, takedowns, and what to check before the start.',
  },
];

const docs = new URL('../../../../docs/', import.meta.url);

const placeOf = (file: string): string | undefined => {
  const [path = '', anchor] = file.split('#');
  const found = guides.find((guide) => path !== '' && guide.file.endsWith(path.replace(/^(\.\.?\/)*/, '')));
  return found && `/reference/guides/${found.name}${anchor === undefined ? '' : `#${anchor}`}`;
};

/** A guide as it is shown. */
export interface Guide extends Rendered {
  readonly name: string;
  readonly summary: string;
}

/** The guides in their order; `baseUrl` stands in their examples. */
export const guidesFor = (baseUrl: string): readonly Guide[] =>
  guides.map(({ name, file, summary }) => {
    const text = readFileSync(new URL(file, docs), 'utf8');
    return { name, summary, ...rendered(text.replaceAll('{{baseUrl}}', baseUrl), placeOf) };
  });

export const guideList = (all: readonly Guide[]): Html =>
  html`<dl class="guides">
    ${all.map(
      ({ name, title, summary }) =>
        html`<dt><a href="/reference/guides/${name}">${title}</a></dt>
          <dd>${summary}</dd>`,
    )}
  </dl>`;

export const guidesPage = (all: readonly Guide[]): string =>
  page(
    'Guides',
    html`<main class="plain" id="top">
      <h1>Guides</h1>
      ${guideList(all)}
    </main>`,
    { at: '/reference/guides' },
  );

const operations = { href: '/reference/openapi', title: 'All operations' };

/** Where to go on from a guide: to the one after it, at last to the operations. */
const nextOf = (name: string, all: readonly Guide[]) => {
  const next = all[all.findIndex((guide) => guide.name === name) + 1];
  return next ? { href: `/reference/guides/${next.name}`, title: next.title } : operations;
};

const onward = ({ href, title }: ReturnType<typeof nextOf>): Html =>
  html`<p class="onward">Next: <a href="${href}">${title}</a></p>`;

/** A guide, beside it all others and what it holds. */
export const guidePage = ({ name, title, parts, content }: Guide, all: readonly Guide[]): string =>
  page(
    title,
    html`<nav class="side" aria-label="Guides">
        <h2>Guides</h2>
        <ul>
          ${all.map(
            (guide) =>
              html`<li>
                <a
                  href="/reference/guides/${guide.name}"
                  ${guide.name === name ? html`aria-current="page"` : ''}
                  >${guide.title}</a
                >
              </li>`,
          )}
        </ul>
        <h2>On this page</h2>
        <ul>
          ${parts.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)}
        </ul>
      </nav>
      <main class="beside guide" id="top">
        <h1>${title}</h1>
        ${content} ${onward(nextOf(name, all))}
      </main>`,
  );
