/** The kinds of IDs by which events are found, by the prefix of their IDs. */
const parameters = {
  evt: 'eventId',
  dlv: 'deliveryId',
  lic: 'licenseId',
  trk: 'trackId',
} as const;
type Parameter = (typeof parameters)[keyof typeof parameters];

/** The parameter by which the API finds events, with an ID. */
export type SearchedId = { readonly [Name in Parameter]?: string };

/** The reason why a text cannot be an ID of these kinds: its characters, or its prefix. */
export type IdIssue = 'characters' | 'prefix';

/** Returns what to search by, or why a text cannot be searched; undefined if there is no text. */
export const searchedIdOf = (
  text: string,
): { readonly by: SearchedId } | { readonly issue: IdIssue } | undefined => {
  const id = text.trim();
  if (id === '') return undefined;
  if (!/^[\w-]{1,64}$/.test(id)) return { issue: 'characters' };
  const [prefix = '', rest = ''] = id.split(/_(.*)/s);
  const kind = Object.entries(parameters).find(([name]) => name === prefix);
  return kind && rest !== '' ? { by: { [kind[1]]: id } } : { issue: 'prefix' };
};
