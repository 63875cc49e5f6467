import { element } from './element.ts';

/** Returns the text by which an operation is found: its entry in the list and its section of the page. */
const wordsOf = (entry: Element): string => {
  const id = entry.querySelector('a')?.getAttribute('href')?.slice(1) ?? '';
  return [entry.textContent, id, document.getElementById(id)?.textContent].join(' ').toLowerCase();
};

/**
 * Adds a search field above the list of operations. It finds operations that contain all typed words in their name,
 * path, parameters, description or error codes.
 */
export const searchIn = (list: HTMLElement): void => {
  const entries = [...list.querySelectorAll('li')].map((entry) => ({
    entry,
    words: wordsOf(entry),
  }));
  const input = element('input', { type: 'search', id: 'find', autocomplete: 'off', 'data-try': 'find' });
  const count = element('span', { role: 'status', class: 'hint' });
  input.addEventListener('input', () => {
    const wanted = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { entry, words } of entries) entry.hidden = !wanted.every((word) => words.includes(word));
    for (const group of list.querySelectorAll('ul')) {
      const isEmpty = group.querySelector('li:not([hidden])') === null;
      group.hidden = isEmpty;
      if (group.previousElementSibling instanceof HTMLHeadingElement)
        group.previousElementSibling.hidden = isEmpty;
    }
    const left = entries.filter(({ entry }) => !entry.hidden).length;
    count.textContent = wanted.length === 0 ? '' : `${left} found`;
  });
  input.addEventListener('keydown', (event) => {
    const first = entries.find(({ entry }) => !entry.hidden)?.entry.querySelector('a');
    if (event.key === 'Enter' && input.value !== '') first?.click();
  });
  const field = element('p', { class: 'field' }, element('label', { for: 'find' }, 'Find'), input, count);
  list.querySelector('.title')?.after(field);
};
