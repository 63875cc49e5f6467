/** The share of the memory for JSON of tracks that whole pages of search results may take: a sixteenth. */
const pagesShare = 1 / 16;

/** Divides the memory for JSON of tracks, in bytes: views of single tracks, and whole pages that were requested more than once. */
export const catalogMemoryOf = (bytes: number): { readonly views: number; readonly pages: number } => {
  const pages = Math.floor(bytes * pagesShare);
  return { views: bytes - pages, pages };
};
