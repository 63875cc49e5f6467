import type { CreateLicenseDto } from '@platform-licensing/client';
import { contentTypes, isOneOf } from '../../../kit/display/names.ts';
import { codesOf, territoryError } from '../../../kit/territories/territories.ts';
import { t } from '../../../texts/texts.ts';

/** The values of the form. */
export interface OrderDraft {
  readonly contentId: string;
  readonly contentType: string;
  readonly territories: string;
  readonly projectName: string;
  readonly endUser: string;
  readonly endUserRef: string;
  /** The value of a `datetime-local` field, without a time zone. */
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

/** Formats a timestamp for a `datetime-local` field, in the time zone of the user. */
export const fieldOf = (moment: string): string => {
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Returns the error of the end date: date fields accept years that `Date` cannot represent. */
export const endIssue = (validUntil: string): string | undefined =>
  validUntil !== '' && Number.isNaN(Date.parse(validUntil)) ? t('track.enterAValidDateAnd') : undefined;

/** Returns the request for a draft; undefined while the draft is incomplete or invalid. */
export const orderOf = (trackId: string, draft: OrderDraft): CreateLicenseDto | undefined => {
  const contentId = draft.contentId.trim();
  const { contentType, validUntil } = draft;
  if (contentId === '' || (territoryError(draft.territories) ?? endIssue(validUntil)) !== undefined) {
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
