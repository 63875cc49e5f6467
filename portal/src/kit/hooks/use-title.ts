import { useEffect } from 'react';

/** Names the page in the tab. */
export const useTitle = (title: string): void =>
  useEffect(() => {
    globalThis.document.title = `${title} · Partner portal`;
  }, [title]);
