import type { Browser } from 'puppeteer-core';
import { aVisitor, type Role, type Visitor } from './visitor.ts';

/** More controls than any part of a page has between two that a person needs one after the other. */
const maxSteps = 90;

/** The name of the focused element, and whether the page shows that it has the focus. */
const focus = `(({ activeElement: one }) => {
  const isOutlined = (part) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  // Chromium outlines the button within a field for a date, and says that the field does not have the focus.
  const isWithin = one.type?.startsWith('date') && !one.matches(':focus');
  const parts = [one, one.parentElement, one.closest('label')];
  return {
    name: one.getAttribute('aria-label') ?? (one.labels?.[0] ?? one).textContent.trim().slice(0, 60),
    isShown: one === document.body || isWithin || parts.some((part) => part && isOutlined(part)),
  };
})(document)`;

/** A person without a mouse: every control is reached by Tab, and shows that it has the focus. */
export interface Typist extends Pick<
  Visitor,
  | 'goto'
  | 'finds'
  | 'key'
  | 'type'
  | 'sees'
  | 'reads'
  | 'until'
  | 'evaluate'
  | 'downloaded'
  | 'issues'
  | 'close'
> {
  /** Moves the focus to a control with Tab, or back with Shift and Tab. */
  readonly reach: (name: string, role?: Role) => Promise<void>;
  /** Reaches a button or a link, and presses Enter. */
  readonly press: (name: string, role?: Role) => Promise<void>;
  /** Reaches a checkbox, and presses the space bar. */
  readonly check: (label: string) => Promise<void>;
  /** Reaches a field, and replaces its text. */
  readonly write: (label: string, value: string, role?: 'textbox' | 'searchbox') => Promise<void>;
  /** Reaches a list of options, and types the beginning of one. */
  readonly pick: (label: string, option: string) => Promise<void>;
}

export const aTypist = async (browser: Browser, baseUrl: string): Promise<Typist> => {
  const visitor = await aVisitor(browser, baseUrl);
  const { key, type, evaluate, until } = visitor;
  const reach = async (name: string, role: Role = 'button') => {
    const passed: string[] = [];
    for (let step = 0; step < maxSteps; step++) {
      const place = await visitor.placeOf(name, role);
      const now = await evaluate<{ readonly name: string; readonly isShown: boolean }>(focus);
      if (step > 0 && !now.isShown) throw new Error(`it is not shown that “${now.name}” has the focus`);
      if (place === 'focused') return;
      passed.push(now.name);
      await (place === 'before' ? key('Tab', 'Shift') : key('Tab'));
    }
    throw new Error(`the keyboard does not reach ${role} “${name}”, only ${passed.join(' · ')}`);
  };
  return {
    ...visitor,
    reach,
    press: async (name, role) => {
      await reach(name, role);
      await key('Enter');
    },
    check: async (label) => {
      await reach(label, 'checkbox');
      await key(' ');
      await until('document.activeElement.checked');
    },
    write: async (label, value, role = 'textbox') => {
      await reach(label, role);
      await key('a', 'Control');
      await type(value);
    },
    pick: async (label, option) => {
      await reach(label, 'combobox');
      await type(option);
      await until(`document.activeElement.selectedOptions[0].text.startsWith(${JSON.stringify(option)})`);
    },
  };
};
