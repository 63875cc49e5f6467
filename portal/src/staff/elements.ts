/** Returns an element of the page that the service rendered. */
export const part = <E extends Element>(id: string, kind: new () => E): E => {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
  return found;
};

const sections = ['entering', 'inviting', 'inside'] as const;
const error = part('error', HTMLElement);
const message = part('message', HTMLElement);

/** Shows one section of the page, focuses it, and clears messages. */
export const show = (id: (typeof sections)[number]): void => {
  for (const other of sections) part(other, HTMLElement).hidden = other !== id;
  error.textContent = message.textContent = '';
  part(id, HTMLElement).querySelector<HTMLElement>('h2, input')?.focus();
};

export const showError = (text: string): void => {
  message.textContent = '';
  error.textContent = text;
};

export const showMessage = (text: string): void => {
  error.textContent = '';
  message.textContent = text;
};

/** Handles a form with the script of the page instead of a browser submission. */
export const submitted = (id: string, act: () => Promise<void>): void =>
  part(id, HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    void act();
  });

/** Shows the text of a password field while its checkbox is checked. */
export const revealing = (box: string, id: string): void => {
  const [reveal, field] = [part(box, HTMLInputElement), part(id, HTMLInputElement)];
  reveal.addEventListener('change', () => {
    field.type = reveal.checked ? 'text' : 'password';
  });
  reveal.form?.addEventListener('reset', () => {
    field.type = 'password';
  });
};
