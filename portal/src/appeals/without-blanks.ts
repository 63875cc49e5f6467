/** Links without those that were left empty. */
export const given = (urls: readonly string[]): readonly string[] =>
  urls.map((url) => url.trim()).filter((url) => url !== '');
