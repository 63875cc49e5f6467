/** An element that the service drew. */
export const part = <E extends Element>(id: string, kind: new () => E): E => {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
  return found;
};

const sections = ['entering', 'inviting', 'inside'] as const;
const flaw = part('flaw', HTMLElement);
const news = part('news', HTMLElement);

/** Shows one part of the page and leads those who do not see it there; nothing said before stays. */
export const show = (id: (typeof sections)[number]): void => {
  for (const other of sections) part(other, HTMLElement).hidden = other !== id;
  flaw.textContent = news.textContent = '';
  part(id, HTMLElement).querySelector<HTMLElement>('h2, input')?.focus();
};

export const tellFlaw = (text: string): void => {
  news.textContent = '';
  flaw.textContent = text;
};

export const tellNews = (text: string): void => {
  flaw.textContent = '';
  news.textContent = text;
};

/** Has a form done by the page's script, and nothing sent by the browser. */
export const submitted = (id: string, act: () => Promise<void>): void =>
  part(id, HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    void act();
  });

/** Shows what is typed into a field while its box is ticked. */
export const revealing = (box: string, id: string): void => {
  const [reveal, field] = [part(box, HTMLInputElement), part(id, HTMLInputElement)];
  reveal.addEventListener('change', () => {
    field.type = reveal.checked ? 'text' : 'password';
  });
  reveal.form?.addEventListener('reset', () => {
    field.type = 'password';
  });
};
