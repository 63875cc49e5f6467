/** Returns trimmed texts without empty ones. */
export const withoutBlanks = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => text.trim()).filter((text) => text !== '');
