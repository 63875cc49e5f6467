import { parseXml, XmlDocumentType, XmlElement, XmlError } from '@rgrove/parse-xml';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';

/** Deeper than any message. The parser calls itself for each level. */
const maxDepth = 40;
/** More than 500 tracks have. */
const maxElements = 100_000;

/** An element with its place. */
export interface Place {
  readonly element: XmlElement;
  /** Such as `/NewReleaseMessage/ResourceList/SoundRecording[2]`. */
  readonly path: string;
}

const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1);

const tooDeep = `is nested more than ${maxDepth} levels deep`;

/** Returns whether a text has more tags than a message needs, before they are parsed. */
const hasTooMany = (text: string): boolean => {
  let elements = 0;
  for (let at = text.indexOf('<'); at >= 0 && elements <= maxElements; at = text.indexOf('<', at + 1)) {
    const next = text[at + 1];
    if (next !== '/' && next !== '!' && next !== '?') elements++;
  }
  return elements > maxElements;
};

const isTooDeep = (root: XmlElement): boolean => {
  let level: readonly XmlElement[] = [root];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > maxDepth) return true;
    level = level.flatMap(({ children }) => children.filter((child) => child instanceof XmlElement));
  }
  return false;
};

/** Returns the root of an XML document, or what is wrong with it. Documents with a DTD are rejected: no message has one, and entities are defined there. */
export const rootOf = (text: string): Result<Place, string> => {
  const declared = /^\s*<\?xml\s[^>]*encoding\s*=\s*["']([^"']{1,40})["']/.exec(text)?.[1];
  if (declared !== undefined && declared.toLowerCase() !== 'utf-8')
    return fail(`declares the encoding ${declared}; save it in UTF-8`);
  if (hasTooMany(text)) return fail(`has more than ${maxElements.toLocaleString('en')} elements`);
  try {
    const document = parseXml(text, { preserveDocumentType: true });
    if (document.children.some((child) => child instanceof XmlDocumentType))
      return fail('has a document type declaration (DTD), which is not allowed');
    const { root } = document;
    if (!root) return fail('has no root element');
    return isTooDeep(root) ? fail(tooDeep) : ok({ element: root, path: `/${localName(root)}` });
  } catch (error) {
    if (error instanceof XmlError) {
      const [reason = ''] = error.message.split('\n');
      return fail(`is not XML: ${reason.slice(0, 200)}`);
    }
    // The parser has used up the stack.
    if (error instanceof RangeError) return fail(tooDeep);
    throw error;
  }
};

/** Returns the children of an element with a name, in their order. */
export const childrenOf = ({ element, path }: Place, name: string): readonly Place[] => {
  const found = element.children.filter(
    (child): child is XmlElement => child instanceof XmlElement && localName(child) === name,
  );
  return found.map((child, n) => ({
    element: child,
    path: `${path}/${name}${found.length > 1 ? `[${n + 1}]` : ''}`,
  }));
};

/** Returns the elements at a path of names below an element. */
export const allAt = (place: Place, ...names: readonly string[]): readonly Place[] =>
  names.reduce<readonly Place[]>((places, name) => places.flatMap((each) => childrenOf(each, name)), [place]);

export const firstAt = (place: Place, ...names: readonly string[]): Place | undefined =>
  allAt(place, ...names)[0];

/** Longer texts are valid nowhere, and elements that recordings share are repeated in each row. */
const longestText = 2_000;

/** Returns the text of an element without blanks around it, and not much more than the longest that is valid. */
export const textOf = ({ element }: Place): string =>
  element.text.trim().slice(0, longestText).toWellFormed();

export const attributeOf = ({ element }: Place, name: string): string | undefined => element.attributes[name];

/** Returns the element that applies where no other does: the one marked as default, else the first without a territory, else the first. */
export const defaultOf = (places: readonly Place[]): Place | undefined =>
  places.find((place) => attributeOf(place, 'IsDefault') === 'true') ??
  places.find((place) => attributeOf(place, 'ApplicableTerritoryCode') === undefined) ??
  places[0];
