import { z } from 'zod';
import type { Agreement } from '../../domain/artists/account.ts';
import type { ArtistRegistration } from '../../domain/artists/registration.ts';

export const artistVariables = {
  ARTIST_REGISTRATION: z
    .enum(['open', 'invite', 'closed'], 'must be one of open, invite, closed')
    .optional()
    .meta({
      description:
        'Who can register artist and label accounts: anyone (`open`), those whom staff invited (`invite`), or nobody (`closed`).',
      absent: '`invite` in production, otherwise `open`',
    }),
  ARTIST_AGREEMENT_VERSION: z
    .string()
    .regex(/^[\w.-]{1,40}$/, 'must be 1 to 40 letters, digits, points, hyphens or underscores')
    .default('1')
    .meta({
      description:
        'The version of the agreement that new artist and label accounts accept. Existing accounts keep what they accepted.',
      accepts: '1 to 40 letters, digits, points, hyphens and underscores',
    }),
  ROYALTY_SHARE: z
    .string()
    .regex(/^(?:0\.\d{1,4}|1(?:\.0{1,4})?)$/, 'must be a decimal between 0.0 and 1, such as 0.60')
    .default('0.60')
    .meta({
      description:
        'The share of the rights holders in what their tracks earn, for new agreements, and for tracks that no account has submitted. Change `ARTIST_AGREEMENT_VERSION` with it.',
      accepts: 'a decimal from 0.0 to 1',
    }),
};

interface Read {
  readonly ARTIST_REGISTRATION?: ArtistRegistration | undefined;
  readonly ARTIST_AGREEMENT_VERSION: string;
  readonly ROYALTY_SHARE: string;
}

export const artistRegistrationFrom = (
  { ARTIST_REGISTRATION: registration }: Read,
  production: boolean,
): ArtistRegistration => registration ?? (production ? 'invite' : 'open');

export const agreementFrom = ({
  ARTIST_AGREEMENT_VERSION: version,
  ROYALTY_SHARE: royaltyShare,
}: Read): Agreement => ({
  version,
  royaltyShare,
});
