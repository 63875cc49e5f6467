import type { ParametersOf, StaffPlatform } from '@platform-licensing/client';

/** The values of the form. */
export interface Registration {
  readonly name: string;
  /** Undefined as long as it follows the name. */
  readonly slug: string | undefined;
  readonly contactEmail: string;
  readonly websiteUrl: string;
  readonly environment: StaffPlatform['environment'];
  readonly tier: StaffPlatform['tier'];
  readonly stems: boolean;
  readonly hub: boolean;
}

export const emptyRegistration: Registration = {
  name: '',
  slug: undefined,
  contactEmail: '',
  websiteUrl: '',
  environment: 'sandbox',
  tier: 'developer',
  stems: false,
  hub: false,
};

/** Returns a slug made of the letters and digits of a name: `Café Vidéo` becomes `cafe-video`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
    .replace(/-$/, '');

export const shownSlug = ({ name, slug }: Registration): string => slug ?? slugOf(name);

/** Returns the request of a form; undefined while a required field is empty. */
export const registrationOf = (
  draft: Registration,
): ParametersOf<'provisionPlatform'>['body'] | undefined => {
  const { environment, tier, stems, hub } = draft;
  const [name, slug, contactEmail, websiteUrl] = [
    draft.name.trim(),
    shownSlug(draft).trim(),
    draft.contactEmail.trim(),
    draft.websiteUrl.trim(),
  ];
  if (name === '' || slug === '' || contactEmail === '') return undefined;
  return {
    ...{ name, slug, contactEmail, environment, tier },
    ...(websiteUrl !== '' && { websiteUrl }),
    ...(stems && { addOns: ['stems'] }),
    ...(hub && { hub }),
  };
};
