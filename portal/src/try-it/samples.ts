import { element } from './element.ts';

const storageKey = 'reference-language';

/** Remembers the chosen language of the samples, for the other pages of the reference. */
export const keepLanguage = (): void => {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[name=language]')];
  const kept = inputs.find(({ value }) => value === localStorage.getItem(storageKey));
  if (kept) kept.checked = true;
  for (const input of inputs)
    input.addEventListener('change', () => localStorage.setItem(storageKey, input.value));
};

/** How long a button says that the text was copied, in milliseconds. */
const saidForMs = 2_000;

/** Adds a button to each block of code that copies its text. */
export const addCopyButtons = (): void => {
  for (const block of document.querySelectorAll<HTMLElement>('figure.block')) {
    const button = element('button', { type: 'button', class: 'copy' }, 'Copy');
    const status = element('span', { role: 'status', class: 'out-of-sight' });
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(block.querySelector('pre')?.textContent ?? '').then(
        () => {
          button.textContent = 'Copied';
          status.textContent = 'Copied';
          setTimeout(() => {
            button.textContent = 'Copy';
            status.textContent = '';
          }, saidForMs);
        },
        () => {
          button.textContent = 'Not allowed by the browser';
        },
      );
    });
    block.append(button, status);
  }
};
