/** Returns a setting of the operator that the service wrote into the page; empty if it wrote none. */
export const pageSetting = (name: string): string => {
  const content = globalThis.document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  // Vite's own server does not fill the page in.
  return content.startsWith('{{') ? '' : content;
};
