/** Returns the languages whose texts are among the scripts with these paths, each once. */
export const loadedLanguages = (paths: readonly string[]): readonly string[] => [
  ...new Set(paths.flatMap((path) => /\/(en|de|fr|es)-[\w-]+\.js$/.exec(path)?.[1] ?? [])),
];
