import { languages, type Language } from '../../../../domain/shared/language.ts';

interface Range {
  readonly type: string;
  readonly quality: number;
}

const rangesOf = (accept: string): readonly Range[] =>
  accept
    .split(',')
    .map((part) => {
      const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { type, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ type, quality }) => type !== '' && quality >= 0 && quality <= 1);

const specificity = (range: string): number =>
  range === '*/*' || range === '*' ? 0 : range.endsWith('/*') ? 1 : 2;

/** Returns the quality of a media type; the most specific range decides (RFC 9110 §12.5.1). */
const qualityOf = (offered: string, ranges: readonly Range[]): number => {
  const [family] = offered.split('/');
  const matching = ranges.filter(
    ({ type }) =>
      type === offered ||
      type === '*/*' ||
      type === '*' ||
      type === `${family ?? ''}/*` ||
      (offered.endsWith('/*') && type.startsWith(offered.slice(0, -1))),
  );
  const [best] = matching.sort((a, b) => specificity(b.type) - specificity(a.type));
  return best?.quality ?? 0;
};

/** Returns the offered media type that the client prefers, in the server's order; undefined when it accepts none. */
export const negotiated = (accept: string | undefined, offered: readonly string[]): string | undefined => {
  const [first] = offered;
  if (accept === undefined || accept === '*/*' || accept === first) return first;
  const ranges = rangesOf(accept);
  if (ranges.length === 0) return first;
  let best: string | undefined;
  let max = 0;
  for (const type of offered) {
    const quality = qualityOf(type, ranges);
    if (quality > max) [best, max] = [type, quality];
  }
  return best;
};

/** Whether the client prefers a page to a problem document, as browsers do that open an address. */
export const prefersPage = (accept: string | undefined): boolean =>
  negotiated(accept, ['application/problem+json', 'application/json', 'text/html']) === 'text/html';

/** Whether a content coding may be used (RFC 9110 §12.5.3); it must be named, `*` is not enough. */
export const acceptsGzip = (acceptEncoding: string | undefined): boolean =>
  acceptEncoding !== undefined &&
  rangesOf(acceptEncoding).some(({ type, quality }) => (type === 'gzip' || type === 'x-gzip') && quality > 0);

/**
 * Returns the first of our languages that the client prefers, by primary tag: `de-AT` is German (RFC 9110 §12.5.4). Undefined
 * if it names none of them.
 */
export const languageIn = (acceptLanguage: string | undefined): Language | undefined => {
  if (acceptLanguage === undefined) return undefined;
  const wanted = rangesOf(acceptLanguage)
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ type }) => type.split('-')[0]);
  const known = wanted.find((tag) => languages.some((language) => language === tag));
  return languages.find((language) => language === known);
};
