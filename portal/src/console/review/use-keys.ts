import { useEffect, useEffectEvent, useState } from 'react';

const storageKey = 'console-keys';

const saved = (): boolean => {
  try {
    return globalThis.localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
};

/** Returns whether single keys act, and changes it. Speech input and tremor can press keys by accident (WCAG 2.1.4). */
export const useKeysEnabled = (): readonly [boolean, (isOn: boolean) => void] => {
  const [isOn, setIsOn] = useState(saved);
  const change = (next: boolean) => {
    setIsOn(next);
    try {
      globalThis.localStorage.setItem(storageKey, next ? 'on' : 'off');
    } catch {
      // Blocked storage: the choice lasts until the page is left.
    }
  };
  return [isOn, change];
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable], dialog') !==
    null;

/** The space bar belongs to the focused control. */
const usesSpace = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, input, [role=slider]') !== null;

/** Calls the action of a key that is pressed outside of a field. A held key acts once. */
export const useKeys = (isOn: boolean, actions: Readonly<Record<string, () => void>>): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing, repeat } = event;
    const act = actions[key.toLowerCase()];
    if (!isOn || !act || ctrlKey || metaKey || altKey || isComposing || isTyping(target)) return;
    if (key === ' ' && usesSpace(target)) return;
    event.preventDefault();
    if (!repeat) act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, []);
};
