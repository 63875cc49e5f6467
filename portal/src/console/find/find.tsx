import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { lazyPage } from '../../kit/feedback/lazy-page.tsx';

const FindDialog = lazyPage('FindDialog', async () => (await import('./find-dialog.tsx')).FindDialog);

/** Opens the search by ID, also by Ctrl+K or ⌘K. */
export const Find = () => {
  const [isOpen, setIsOpen] = useState(false);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey) return;
    event.preventDefault();
    // A dialog is finished first.
    if (document.querySelector('dialog[open]') === null) setIsOpen(true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        className="side-find"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <Search size={16} aria-hidden="true" />
        <span>Find by ID</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {isOpen && <FindDialog close={() => setIsOpen(false)} />}
    </>
  );
};
