/** What opens an appeal: the code, or what stands in a link in its place. */
export interface Own {
  readonly appealId: string;
  readonly code: string;
}

export type Arrival =
  | { readonly kind: 'start' }
  | { readonly kind: 'track'; readonly trackId: string }
  | { readonly kind: 'own'; readonly own: Own }
  /** A link that was not copied whole. */
  | { readonly kind: 'broken'; readonly appealId: string };

const idForm = /^[\w-]{1,64}$/;
/** What a header may hold, too. */
const codeForm = /^[\w.-]{20,200}$/;

/** What an address asks for. */
export const readArrival = ({
  hash,
  search,
}: {
  readonly hash: string;
  readonly search: string;
}): Arrival => {
  const behind = new URLSearchParams(hash.slice(1));
  const [appealId, code] = [behind.get('appeal'), behind.get('code') ?? ''];
  if (appealId !== null && idForm.test(appealId))
    return codeForm.test(code) ? { kind: 'own', own: { appealId, code } } : { kind: 'broken', appealId };
  const trackId = new URLSearchParams(search).get('track');
  return trackId !== null && idForm.test(trackId) ? { kind: 'track', trackId } : { kind: 'start' };
};

export const linkOf = (origin: string, { appealId, code }: Own): string =>
  `${origin}/appeals#appeal=${appealId}&code=${code}`;

/** The id within what was pasted: alone, in a sentence, or in an address. */
const idIn =
  (prefix: string) =>
  (pasted: string): string =>
    new RegExp(`${prefix}_\\w{1,60}`).exec(pasted)?.[0] ?? pasted.trim();
export const trackIdIn = idIn('trk');
export const appealIdIn = idIn('apl');
