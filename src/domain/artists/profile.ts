import type { ImageRecord } from '../images/image.ts';
import type { Picture } from '../images/variants.ts';
import { changedMembers, nextValue } from '../shared/edits.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { parseIpiName, parseIsni } from '../catalog/identifiers.ts';
import { hasAnyArtistRole, type Artist, type ArtistMember, type ArtistRole } from './account.ts';

/** The changes of a profile. Null removes a member. */
export interface ProfileEdit {
  readonly name?: string;
  readonly bio?: string | null;
  readonly country?: string;
  readonly links?: readonly string[];
  readonly ipi?: string | null;
  readonly isni?: string | null;
  readonly picture?: Picture | null;
  readonly banner?: Picture | null;
}

/** Returns a number as it is stored; one that was validated before is never dropped. */
const canonical = (parse: (text: string) => string | undefined, given: string | null | undefined) =>
  given === null || given === undefined ? given : (parse(given) ?? given);

/** Returns the profile after an edit, with the same version. Identifiers are stored in one spelling. */
export const withProfileEdit = (artist: Artist, edit: ProfileEdit): Artist => {
  const { bio: bioBefore, ipi: ipiBefore, isni: isniBefore, ...others } = artist;
  const { picture: pictureBefore, banner: bannerBefore, ...rest } = others;
  const picture = nextValue(edit.picture, pictureBefore);
  const banner = nextValue(edit.banner, bannerBefore);
  const bio = nextValue(edit.bio, bioBefore);
  const ipi = nextValue(canonical(parseIpiName, edit.ipi), ipiBefore);
  const isni = nextValue(canonical(parseIsni, edit.isni), isniBefore);
  const { name = artist.name, country = artist.country, links = artist.links } = edit;
  return {
    ...rest,
    ...{ name, country, links: [...new Set(links)] },
    ...(bio !== undefined && { bio }),
    ...(ipi !== undefined && { ipi }),
    ...(isni !== undefined && { isni }),
    ...(picture && { picture }),
    ...(banner && { banner }),
  };
};

const editable = ['name', 'bio', 'country', 'links', 'ipi', 'isni', 'picture', 'banner'] as const;

/** Returns the names of the members in which two versions of a profile differ. */
export const changedProfile = (before: Artist, after: Artist): readonly string[] =>
  changedMembers(editable, before, after);

/** The roles that may act on a part of an account. Owners may do everything. */
const rolesFor = {
  profile: ['editor'],
  tracks: ['editor'],
  payout: ['finance'],
  members: [],
} as const satisfies Readonly<Record<string, readonly ArtistRole[]>>;
export type AccountPart = keyof typeof rolesFor;

export type ArtistRoleMissing = {
  readonly kind: 'artist-role-missing';
  readonly anyOf: readonly ArtistRole[];
};

/** Returns the failure of a member who may not act on a part of the account. */
export const roleMissingFor = (
  member: Pick<ArtistMember, 'role'>,
  part: AccountPart,
): ArtistRoleMissing | undefined =>
  hasAnyArtistRole(member, rolesFor[part])
    ? undefined
    : { kind: 'artist-role-missing', anyOf: ['owner', ...rolesFor[part]] };

/** The members of a profile that show an image, with the purpose of that image. */
const pictured = { picture: 'profile_picture', banner: 'banner' } as const;
export type PicturedMember = keyof typeof pictured;
export const picturedMembers = Object.keys(pictured) as readonly PicturedMember[];

export interface PictureUnusable {
  readonly kind: 'picture-unusable';
  readonly member: PicturedMember;
}

/** Returns the picture of an image that a profile can show: a confirmed one of its account and for this purpose. */
export const pictureFor = (
  member: PicturedMember,
  { accountId }: Pick<Artist, 'accountId'>,
  image: ImageRecord | undefined,
): Result<Picture, PictureUnusable> =>
  image?.state === 'ready' && image.accountId === accountId && image.purpose === pictured[member]
    ? ok(image.picture)
    : fail({ kind: 'picture-unusable', member });
