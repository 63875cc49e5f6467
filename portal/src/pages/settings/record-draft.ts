import type { Platform, UpdatePlatformDto } from '@platform-licensing/client';
import { contentTypes, isOneOf } from '../../kit/display/names.ts';
import { codesOf, territoryText } from '../../kit/territories/territories.ts';

/** The values of the form. */
export interface RecordDraft {
  readonly name: string;
  readonly contactEmail: string;
  readonly websiteUrl: string;
  readonly contentTypes: readonly string[];
  readonly territories: string;
}

export const draftOf = (platform: Platform): RecordDraft => ({
  name: platform.name,
  contactEmail: platform.pendingContactEmail ?? platform.contactEmail,
  websiteUrl: platform.websiteUrl ?? '',
  contentTypes: platform.contentTypes,
  territories: territoryText(platform.territories),
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the members that the draft changes; undefined if it changes nothing. */
export const editOf = (before: Platform, draft: RecordDraft): UpdatePlatformDto | undefined => {
  const start = draftOf(before);
  const [name, contactEmail, websiteUrl] = [draft.name, draft.contactEmail, draft.websiteUrl].map((text) =>
    text.trim(),
  );
  const territories = codesOf(draft.territories);
  const edit: UpdatePlatformDto = {
    ...(name !== undefined && name !== start.name && { name }),
    ...(contactEmail !== undefined && contactEmail !== start.contactEmail && { contactEmail }),
    ...(websiteUrl !== start.websiteUrl && { websiteUrl: websiteUrl === '' ? null : (websiteUrl ?? null) }),
    ...(!same(draft.contentTypes, start.contentTypes) && {
      contentTypes: draft.contentTypes.filter(isOneOf(contentTypes)),
    }),
    ...(!same(territories, before.territories) && {
      territories: [...territories] as NonNullable<UpdatePlatformDto['territories']>,
    }),
  };
  return Object.keys(edit).length > 0 ? edit : undefined;
};
