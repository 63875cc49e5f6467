import { useEffect } from 'react';

/** Returns the name of the application, from the head of its page. */
const applicationName = (): string =>
  globalThis.document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';

/** Sets the title of the document. */
export const useTitle = (title: string): void =>
  useEffect(() => {
    globalThis.document.title = `${title} · ${applicationName()}`;
  }, [title]);
