import { maxMembers, maxValues } from './bounds.ts';

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

/** Returns where the text that begins at a quote ends: at the next quote after an even number of backslashes. */
export const endOfText = (text: string, start: number): number => {
  let end = text.indexOf('"', start + 1);
  while (end >= 0) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === backslash) slashes++;
    if (slashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
};

const isEmpty = (text: string, opening: number): boolean =>
  /^\s*[\]}]/.test(text.slice(opening + 1, opening + 64));

/**
 * Returns why a JSON text has too many values, before it is parsed. The text may be invalid JSON: a wrong count does
 * not matter then, because the text is rejected anyway.
 */
export const excessIn = (text: string): string | undefined => {
  const counts: number[] = [];
  const objects: boolean[] = [];
  let values = 1;
  const counted = (): string | undefined => {
    const members = (counts.pop() ?? 0) + 1;
    counts.push(members);
    if (++values > maxValues) return `The body has more than ${maxValues.toLocaleString('en')} values.`;
    return members > maxMembers && objects.at(-1)
      ? `An object in the body has more than ${maxMembers} fields.`
      : undefined;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfText(text, at);
    else if (sign === openBrace || sign === openBracket) {
      objects.push(sign === openBrace);
      counts.push(0);
      const excess = isEmpty(text, at) ? undefined : counted();
      if (excess !== undefined) return excess;
    } else if (sign === closeBrace || sign === closeBracket) {
      objects.pop();
      counts.pop();
    } else if (sign === comma) {
      const excess = counted();
      if (excess !== undefined) return excess;
    }
  }
  return undefined;
};
