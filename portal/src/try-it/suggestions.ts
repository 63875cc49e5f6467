import { element } from './element.ts';

interface Found {
  readonly kind: string;
  readonly title: string;
  readonly place: string;
  readonly href: string;
}

/** Suggestions below the field, at most; the page of results has more. */
const atMost = 8;
/** How long typing has to pause before a search begins, in milliseconds. */
const pauseMs = 150;

const search = async (words: string, signal: AbortSignal): Promise<readonly Found[]> => {
  const url = `/reference/search?q=${encodeURIComponent(words)}`;
  const reply = await fetch(url, { headers: { accept: 'application/json' }, signal });
  if (!reply.ok) throw new Error(`the service responded with status ${reply.status}`);
  return ((await reply.json()) as { readonly data: readonly Found[] }).data;
};

const itemOf = ({ kind, title, place, href }: Found): HTMLElement =>
  element('li', {}, element('a', { href }, title, element('span', { class: 'under' }, `${kind} · ${place}`)));

const countOf = (found: number): string => {
  if (found === 0) return 'No suggestions';
  if (found === 1) return '1 suggestion';
  return found > atMost ? `The first ${atMost} suggestions` : `${found} suggestions`;
};

/** Moves the focus through the field and the links below it. */
const move = (form: HTMLFormElement, step: number): void => {
  const stops = [...form.querySelectorAll<HTMLElement>('input, .suggestions a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
};

/**
 * Lists the results of a search below its field while the user types. Arrow keys move to the links, Escape closes the list, `/` moves
 * to the field from anywhere on the page. Enter opens the page of results, as it does without a script.
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
    clearTimeout(pause);
    latest.abort();
    list.hidden = true;
    status.textContent = '';
  };
  const show = async (words: string) => {
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    try {
      const found = await search(words, signal);
      if (signal.aborted) return;
      const shown = found.slice(0, atMost);
      list.replaceChildren(
        ...(shown.length > 0 ? shown.map(itemOf) : [element('li', { class: 'under' }, 'No suggestions')]),
      );
      list.hidden = false;
      status.textContent = countOf(found.length);
    } catch {
      // The page of results shows the error.
      if (!signal.aborted) close();
    }
  };
  input.addEventListener('input', () => {
    clearTimeout(pause);
    const words = input.value.trim();
    if (words === '') close();
    else pause = setTimeout(() => void show(words), pauseMs);
  });
  form.addEventListener('submit', close);
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      close();
      input.focus();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !list.hidden) {
      event.preventDefault();
      move(form, event.key === 'ArrowDown' ? 1 : -1);
    }
  });
  // Results that arrive later are not shown either.
  const leave = ({ target }: Event) => {
    if (!(target instanceof Node && form.contains(target))) close();
  };
  document.addEventListener('pointerdown', leave);
  document.addEventListener('focusin', leave);
  document.addEventListener('keydown', (event) => {
    const isTyping =
      event.target instanceof Element &&
      event.target.closest('textarea, select, input:not([type=radio], [type=checkbox])');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
};
