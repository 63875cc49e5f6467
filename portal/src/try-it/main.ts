import { operations } from './contract.ts';
import { element } from './element.ts';
import { formOf } from './form.ts';
import { addCopyButtons, keepLanguage } from './samples.ts';
import { suggestFor } from './suggestions.ts';

/**
 * Renders the form when the element is opened. It is rendered again if its IDs were examples. If the contract cannot be
 * loaded, the next opening tries again.
 */
const open = async (details: HTMLDetailsElement, operationId: string): Promise<void> => {
  if (!details.open) return;
  if (details.querySelector('[data-try=made-up], :scope > [role=alert]')) details.lastElementChild?.remove();
  if (details.childElementCount > 1) return;
  const loading = element('p', { class: 'hint' }, 'Loading…');
  details.append(loading);
  try {
    const operation = (await operations()).get(operationId);
    if (operation) details.append(await formOf(operation));
  } catch {
    details.append(
      element('p', { role: 'alert' }, 'The form could not be loaded. Close it and open it again.'),
    );
  }
  loading.remove();
};

for (const section of document.querySelectorAll<HTMLElement>('section.operation[id]:has(.line)')) {
  const details = element('details', { class: 'try' }, element('summary', {}, 'Try it'));
  details.addEventListener('toggle', () => void open(details, section.id));
  section.querySelector('.samples')?.prepend(details);
}

keepLanguage();
addCopyButtons();
const search = document.querySelector<HTMLFormElement>('form.search');
if (search) suggestFor(search);
