/** An appeal with what opens it: the code, or the token of an emailed link. */
export interface Own {
  readonly appealId: string;
  readonly code: string;
}

export type Route =
  | { readonly kind: 'start' }
  | { readonly kind: 'track'; readonly trackId: string }
  | { readonly kind: 'own'; readonly own: Own }
  /** A link that was not copied completely. */
  | { readonly kind: 'broken'; readonly appealId: string };

const idPattern = /^[\w-]{1,64}$/;
/** Only characters that a header may contain. */
const codePattern = /^[\w.-]{20,200}$/;

/** Reads the route from an address. */
export const readRoute = ({ hash, search }: { readonly hash: string; readonly search: string }): Route => {
  const fragment = new URLSearchParams(hash.slice(1));
  const [appealId, code] = [fragment.get('appeal'), fragment.get('code') ?? ''];
  if (appealId !== null && idPattern.test(appealId))
    return codePattern.test(code) ? { kind: 'own', own: { appealId, code } } : { kind: 'broken', appealId };
  const trackId = new URLSearchParams(search).get('track');
  return trackId !== null && idPattern.test(trackId) ? { kind: 'track', trackId } : { kind: 'start' };
};

export const linkOf = (origin: string, { appealId, code }: Own): string =>
  `${origin}/appeals#appeal=${appealId}&code=${code}`;

/** Finds the ID in pasted text: alone, in a sentence, or in an address. */
const idIn =
  (prefix: string) =>
  (pasted: string): string =>
    new RegExp(`${prefix}_\\w{1,60}`).exec(pasted)?.[0] ?? pasted.trim();
export const trackIdIn = idIn('trk');
export const appealIdIn = idIn('apl');
