import { element } from './element.ts';

interface Found {
  readonly kind: string;
  readonly title: string;
  readonly place: string;
  readonly href: string;
}

/** Suggestions below the field, at most; the page of results has more. */
const atMost = 8;
/** Typing must pause for so long, in milliseconds. */
const pauseMs = 150;

const search = async (words: string, signal: AbortSignal): Promise<readonly Found[]> => {
  const url = `/reference/search?q=${encodeURIComponent(words)}`;
  const reply = await fetch(url, { headers: { accept: 'application/json' }, signal });
  if (!reply.ok) throw new Error(`the service answered ${reply.status}`);
  return ((await reply.json()) as { readonly data: readonly Found[] }).data;
};

const itemOf = ({ kind, title, place, href }: Found): HTMLElement =>
  element('li', {}, element('a', { href }, title, element('span', { class: 'under' }, `${kind} · ${place}`)));

/** Moves the focus through the field and the links below it. */
const move = (form: HTMLFormElement, step: number): void => {
  const stops = [...form.querySelectorAll<HTMLElement>('input, .suggestions a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
};

/**
 * Lists what a search finds below its field while one types. Arrows lead to the links, Escape closes the list, `/` leads
 * to the field from anywhere. Enter opens the page of results, as it does without a script.
 */
export const suggestFor = (form: HTMLFormElement): void => {
  const input = form.querySelector('input');
  if (!input) return;
  const list = element('ul', { class: 'suggestions', 'aria-label': 'Suggestions', hidden: true });
  const status = element('span', { role: 'status', class: 'out-of-sight' });
  form.append(list, status);
  let latest = new AbortController();
  let pause: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    list.hidden = true;
    status.textContent = '';
  };
  const show = async (words: string) => {
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    try {
      const found = (await search(words, signal)).slice(0, atMost);
      if (signal.aborted) return;
      list.replaceChildren(...found.map(itemOf));
      list.hidden = found.length === 0;
      status.textContent = found.length === 0 ? 'Nothing found' : `${found.length} suggestions`;
    } catch {
      // The page of results says what is wrong.
      if (!signal.aborted) close();
    }
  };
  input.addEventListener('input', () => {
    clearTimeout(pause);
    const words = input.value.trim();
    if (words === '') {
      latest.abort();
      close();
    } else pause = setTimeout(() => void show(words), pauseMs);
  });
  form.addEventListener('submit', () => {
    clearTimeout(pause);
    latest.abort();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      close();
      input.focus();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !list.hidden) {
      event.preventDefault();
      move(form, event.key === 'ArrowDown' ? 1 : -1);
    }
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !form.contains(relatedTarget)) close();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
};
