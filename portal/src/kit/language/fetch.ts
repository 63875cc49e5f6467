import { currentLanguage } from './current.ts';

/** Adds the language of the page to the headers of a request: the service writes emails in it. */
export const inLanguage = (init: RequestInit): RequestInit => {
  const headers = new Headers(init.headers);
  headers.set('accept-language', currentLanguage());
  return { ...init, headers };
};

/** Works like `fetch` in the language of the page. */
export const fetchInLanguage = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, inLanguage(init));
