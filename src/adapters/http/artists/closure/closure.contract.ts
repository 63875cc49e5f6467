import { z } from 'zod';
import { route } from '../../kernel/route.ts';
import { password } from '../../vocabulary/passwords.ts';
import { anyone } from '../artist-sessions.contract.ts';
import { artistExamples, exampleOwn, OwnArtist } from '../artist.schemas.ts';
import { tags } from '../registration.contract.ts';

const path = '/api/v1/artists/me/closure';

const exampleAccount = {
  ...exampleOwn,
  closure: {
    requestedAt: '2026-03-02T14:05:12.481Z',
    requestedBy: artistExamples.memberId,
    effectiveAt: '2026-03-16T14:05:12.481Z',
  },
};

export const requestClosure = route({
  operation: 'requestArtistClosure',
  method: 'POST',
  path,
  access: anyone,
  summary: 'Close your account',
  description:
    'Closes your account in 14 days, with all of its profiles. Until then the account works as before, and any owner can keep it; we email the owners. When the account is closed, all members lose access, its published tracks can no longer be licensed, and its personal data are erased; licenses that were issued stay valid. This cannot be undone. Owners only, with their password; a wrong one counts as a failed sign-in. A second request does not extend the period. You can request it three times in a burst, ten times per hour and twenty times per day.',
  tags,
  body: {
    schema: z
      .strictObject({
        password: password.meta({ description: 'Your password.', examples: [artistExamples.password] }),
      })
      .meta({ id: 'CloseArtistAccountDto', description: 'Your password, to close the account.' }),
    example: { password: artistExamples.password },
  },
  responses: { 200: { description: 'Your account.', schema: OwnArtist, example: exampleAccount } },
  problems: ['ROLE_MISSING', 'REAUTHENTICATION_FAILED'],
});

export const withdrawClosure = route({
  operation: 'withdrawArtistClosure',
  method: 'DELETE',
  path,
  access: anyone,
  summary: 'Cancel the closure of your account',
  description:
    'Withdraws the request to close your account; we email the owners. Owners only. Returns the account unchanged if no closure is pending.',
  tags,
  responses: { 200: { description: 'Your account.', schema: OwnArtist, example: exampleOwn } },
  problems: ['ROLE_MISSING'],
});
