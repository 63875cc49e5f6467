import { readFileSync } from 'node:fs';
import { html, type Html } from '../html.ts';
import { page, type ReferencePage } from '../layout.ts';
import { rendered, type Rendered } from './markdown.ts';

/** Guides in reading order. `file` is relative to docs/. */
const guides = [
  {
    name: 'first-license',
    file: 'guides/first-license.md',
    summary: 'From registration to a licensed file in eight requests.',
  },
  {
    name: 'webhooks',
    file: 'guides/webhooks.md',
    summary: 'Receive events about tracks and licenses, and license published content automatically.',
  },
  {
    name: 'catalog-import',
    file: 'guides/catalog-import.md',
    summary: 'Keep a copy of the catalog, and deliver tracks to it.',
  },
  {
    name: 'artists',
    file: 'guides/artists.md',
    summary: 'For artists and labels: register an account, sign in, and edit profile and payout details.',
  },
  {
    name: 'bulk-delivery',
    file: 'guides/bulk-delivery.md',
    summary: 'For artists and labels: describe up to 500 tracks in one file: CSV, JSON or DDEX ERN.',
  },
  {
    name: 'manifest',
    file: 'import.md',
    summary: 'For operators: import a folder of tracks with a manifest.',
  },
  {
    name: 'limits',
    file: 'guides/limits.md',
    summary: 'Rate limits, quotas, responses with 429, and safe retries.',
  },
  {
    name: 'going-live',
    file: 'guides/going-live.md',
    summary: 'Sandbox and live platforms, credentials, certificates, takedowns, and a checklist.',
  },
  {
    name: 'versioning',
    file: 'guides/versioning.md',
    summary: 'What may change within version 1, what never does, and how we announce the end of something.',
  },
  {
    name: 'changelog',
    file: 'guides/changelog.md',
    summary: 'Changes of the API, newest first.',
  },
];

const docs = new URL('../../../../../docs/', import.meta.url);

const placeOf = (file: string): string | undefined => {
  const [path = '', anchor] = file.split('#');
  const found = guides.find((guide) => path !== '' && guide.file.endsWith(path.replace(/^(\.\.?\/)*/, '')));
  return found && `/reference/guides/${found.name}${anchor === undefined ? '' : `#${anchor}`}`;
};

/** A rendered guide. */
export interface Guide extends Rendered {
  readonly name: string;
  readonly summary: string;
  /** As Markdown. */
  readonly text: string;
}

/** Links to other files lead to their pages as Markdown. */
const linkedAsText = (text: string): string =>
  text.replace(/\]\(([^)\s]+)\)/g, (link, file: string) => {
    const place = placeOf(file);
    return place === undefined ? link : `](${place.replace(/(?=#|$)/, '.md')})`;
  });

/** Returns the guides in reading order. `baseUrl` replaces its placeholder in examples. */
export const guidesFor = (baseUrl: string): readonly Guide[] =>
  guides.map(({ name, file, summary }) => {
    const text = readFileSync(new URL(file, docs), 'utf8').replaceAll('{{baseUrl}}', baseUrl);
    return { name, summary, text: linkedAsText(text), ...rendered(text, placeOf) };
  });

/** Returns a line of Markdown with a link to the text of a guide. */
export const guideLine =
  (baseUrl: string) =>
  ({ name, title, summary }: Guide): string =>
    `- [${title}](${baseUrl}/reference/guides/${name}.md): ${summary}`;

export const guideList = (all: readonly Guide[]): Html =>
  html`<dl class="guides">
    ${all.map(
      ({ name, title, summary }) =>
        html`<dt><a href="/reference/guides/${name}">${title}</a></dt>
          <dd>${summary}</dd>`,
    )}
  </dl>`;

/** The list of guides as Markdown. */
export const guidesText = (all: readonly Guide[]): string =>
  ['# Guides', '', ...all.map(guideLine('')), ''].join('\n');

export const guidesPage = (all: readonly Guide[]): ReferencePage =>
  page(
    'Guides',
    html`<main class="plain" id="top">
      <h1>Guides</h1>
      ${guideList(all)}
    </main>`,
    { at: '/reference/guides', markdown: '/reference/guides.md' },
  );

const operations = { href: '/reference/openapi', title: 'All operations' };

/** Returns the link at the end of a guide: the next guide, or the operations after the last one. */
const nextOf = (name: string, all: readonly Guide[]) => {
  const next = all[all.findIndex((guide) => guide.name === name) + 1];
  return next ? { href: `/reference/guides/${next.name}`, title: next.title } : operations;
};

const nextLink = ({ href, title }: ReturnType<typeof nextOf>): Html =>
  html`<p class="onward">Next: <a href="${href}">${title}</a></p>`;

/** The page of a guide, with links to the other guides and to its headings. */
export const guidePage = ({ name, title, parts, content }: Guide, all: readonly Guide[]): ReferencePage =>
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
        ${content} ${nextLink(nextOf(name, all))}
      </main>`,
    { at: '/reference/guides', markdown: `/reference/guides/${name}.md` },
  );
