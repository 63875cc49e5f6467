import { operations } from './contract.ts';
import { element } from './element.ts';
import { formOf } from './form.ts';
import { searchIn } from './search.ts';

/** Fills an opened place with its form, once, or anew where its ids were made up; where the contract cannot be read, it is asked again at the next opening. */
const open = async (place: HTMLDetailsElement, operationId: string): Promise<void> => {
  if (!place.open) return;
  if (place.querySelector('[data-try=made-up]')) place.lastElementChild?.remove();
  if (place.childElementCount > 1) return;
  const waiting = element('p', { class: 'hint' }, 'One moment.');
  place.append(waiting);
  try {
    const operation = (await operations()).get(operationId);
    if (operation) place.append(await formOf(operation));
  } catch {
    place.open = false;
  }
  waiting.remove();
};

for (const section of document.querySelectorAll<HTMLElement>('section.operation[id]:has(.line)')) {
  const place = element('details', { class: 'try' }, element('summary', {}, 'Try it'));
  place.addEventListener('toggle', () => void open(place, section.id));
  section.querySelector('.samples')?.prepend(place);
}

const list = document.querySelector<HTMLElement>('nav.side');
if (list) searchIn(list);
