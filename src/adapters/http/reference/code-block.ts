import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import { escaped, html, type Html } from './html.ts';

const languages = { bash, json, python, typescript };
for (const [name, language] of Object.entries(languages)) highlighter.registerLanguage(name, language);

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
    html: Object.hasOwn(languages, known)
      ? highlighter.highlight(code, { language: known }).value
      : escaped(code),
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
