import type { CreateLicenseDto } from '@platform-licensing/client';
import { contentTypes, isOneOf } from '../../licenses/names.ts';
import { codesOf, territoryFlaw } from '../../licenses/territories.ts';

/** The form as it is typed. */
export interface OrderDraft {
  readonly contentId: string;
  readonly contentType: string;
  readonly territories: string;
  readonly projectName: string;
  readonly endUser: string;
  readonly endUserRef: string;
  /** As the browser's field of day and hour writes it: without a zone. */
  readonly validUntil: string;
}

export const emptyDraft: OrderDraft = {
  contentId: '',
  contentType: '',
  territories: '',
  projectName: '',
  endUser: '',
  endUserRef: '',
  validUntil: '',
};

/** A moment as the field of day and hour takes it, in the viewer's zone. */
export const fieldOf = (moment: string): string => {
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** What is wrong with the end that is typed: browsers let one type years that no calendar of theirs knows. */
export const endFlaw = (validUntil: string): string | undefined =>
  validUntil !== '' && Number.isNaN(Date.parse(validUntil))
    ? 'Enter a day and a time of this age.'
    : undefined;

/** The request that a draft stands for; undefined while it lacks what every request needs. */
export const orderOf = (trackId: string, draft: OrderDraft): CreateLicenseDto | undefined => {
  const contentId = draft.contentId.trim();
  const { contentType, validUntil } = draft;
  if (contentId === '' || (territoryFlaw(draft.territories) ?? endFlaw(validUntil)) !== undefined) {
    return undefined;
  }
  const territories = codesOf(draft.territories);
  const [projectName, name, ref] = [draft.projectName, draft.endUser, draft.endUserRef].map((text) =>
    text.trim(),
  );
  return {
    trackId,
    contentId,
    ...(isOneOf(contentTypes)(contentType) && { contentType }),
    ...(territories.length > 0 && { territories: [...territories] }),
    ...(projectName && { projectName }),
    ...(validUntil !== '' && { validUntil: new Date(validUntil).toISOString() }),
    ...(name && { licensee: { name, type: 'end_user', ...(ref && { ref }) } }),
  };
};
