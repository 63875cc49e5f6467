import { createRequire } from 'node:module';
import { escaped, html, type Html } from './html.ts';

/** The part of highlight.js that is used here. */
interface Highlighter {
  registerLanguage(name: string, language: unknown): void;
  highlight(code: string, options: { readonly language: string }): { readonly value: string };
}

// Its own types would declare the browser's globals for the whole service, the core included.
const load = createRequire(import.meta.url);
const highlighter = load('highlight.js/lib/core') as Highlighter;
const languages: ReadonlySet<string> = new Set(['bash', 'json', 'python', 'typescript']);
for (const name of languages) highlighter.registerLanguage(name, load(`highlight.js/lib/languages/${name}`));

/** Other names of the languages, as Markdown uses them. */
const aliases: Readonly<Record<string, string>> = {
  sh: 'bash',
  js: 'typescript',
  ts: 'typescript',
  py: 'python',
};

/** Marks up code in bash, JSON, Python, TypeScript or JavaScript. Any other text is only escaped. */
export const highlighted = (code: string, language = ''): Html => {
  const known = aliases[language] ?? language;
  return {
    html: languages.has(known) ? highlighter.highlight(code, { language: known }).value : escaped(code),
  };
};

interface Around {
  /** The caption of the block. */
  readonly title?: string;
  readonly language?: string;
  /** Further classes of the block. */
  readonly className?: string;
}

/** Renders a block of code. A script adds a button that copies it. */
export const codeBlock = (code: string, { title, language, className = '' }: Around = {}): Html =>
  html`<figure class="block ${className}">
    ${title === undefined ? '' : html`<figcaption>${title}</figcaption>`}
    <pre tabindex="0"><code>${highlighted(code, language)}</code></pre>
  </figure>`;
