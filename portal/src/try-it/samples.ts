import { browserValue } from '../kit/storage/browser-storage.ts';
import { element } from './element.ts';

const language = browserValue('reference-language');

/** Remembers the selected language of the samples for the other pages of the reference. */
export const keepLanguage = (): void => {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[name=language]')];
  const last = language.read();
  const kept = inputs.find(({ value }) => value === last);
  if (kept) kept.checked = true;
  for (const input of inputs) input.addEventListener('change', () => language.write(input.value));
};

/** How long a button shows the result, in milliseconds. */
const shownForMs = 2_000;

/** Copies a text. Fails if the browser does not allow it, and on pages without https, which have no clipboard. */
const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Adds a button to each block of code that copies its text. */
export const addCopyButtons = (): void => {
  for (const block of document.querySelectorAll<HTMLElement>('figure.block')) {
    const caption = block.querySelector('figcaption')?.textContent ?? 'code';
    const button = element(
      'button',
      { type: 'button', class: 'copy', 'aria-label': `Copy ${caption}` },
      'Copy',
    );
    const status = element('span', { role: 'status', class: 'out-of-sight' });
    let reset: ReturnType<typeof setTimeout> | undefined;
    const show = (result: string) => {
      clearTimeout(reset);
      button.textContent = result;
      status.textContent = result;
      reset = setTimeout(() => {
        button.textContent = 'Copy';
        status.textContent = '';
      }, shownForMs);
    };
    button.addEventListener('click', () => {
      const text = block.querySelector('pre')?.textContent ?? '';
      void copied(text).then((done) => show(done ? 'Copied' : 'Select and copy it manually'));
    });
    block.querySelector('pre')?.before(button, status);
  }
};
