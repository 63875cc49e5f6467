import { useEffect } from 'react';

/** Sets the title of the document. */
export const useTitle = (title: string): void =>
  useEffect(() => {
    globalThis.document.title = `${title} · Partner portal`;
  }, [title]);
