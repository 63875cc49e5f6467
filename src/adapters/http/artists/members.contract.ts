import { z } from 'zod';
import { maxMembers } from '../../../domain/accounts/membership.ts';
import { artistRoles } from '../../../domain/artists/account.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { newPassword } from '../vocabulary/passwords.ts';
import { anyone, mailedCode, ownerOnly } from './artist-sessions.contract.ts';
import { artistExamples, email, memberFields } from './artist.schemas.ts';
import { tags } from './registration.contract.ts';

const members = '/api/v1/artists/me/members';
const one = `${members}/{memberId}` as const;
const path = z.strictObject({ memberId: memberFields.memberId });
const { examples } = field;
const role = z.enum(artistRoles).meta({
  description:
    '`owner`: everything, including members. `editor`: profiles and tracks, without payout details. `finance`: payout details, without edits of profiles and tracks.',
  examples: ['editor'],
});
const language = field.language('Language of emails to the member. Default: English.').exactOptional();

export const Colleague = z
  .object({
    memberId: memberFields.memberId,
    email,
    role,
    status: z.enum(['invited', 'joined']).meta({
      description: '`joined` once the person has accepted the invitation.',
      examples: ['joined'],
    }),
    since: field.timestampOut('When the person was invited, or joined.', examples.before),
    language,
  })
  .meta({ id: 'ArtistMember', description: 'A member of your account, or a person invited to it.' });

export const exampleColleague = {
  memberId: artistExamples.memberId,
  email: 'jo@label.example',
  role: 'editor' as const,
  status: 'invited' as const,
  since: examples.now,
};

const ColleagueList = pageOf(Colleague, 'Members, the oldest first, then those invited.').meta({
  id: 'ArtistMemberList',
  description: 'The members of your account.',
});

export const listMembers = route({
  operation: 'listArtistMembers',
  method: 'GET',
  path: members,
  access: anyone,
  summary: 'List members of your account',
  description: `Returns the members of your account and the people invited to it, at most ${maxMembers}.`,
  tags,
  responses: {
    200: {
      description: 'The members.',
      schema: ColleagueList,
      example: {
        data: [exampleColleague],
        pagination: { limit: maxMembers, nextCursor: null, total: 1 },
      },
    },
  },
  problems: [],
});

export const inviteMember = route({
  operation: 'inviteArtistMember',
  method: 'POST',
  path: members,
  access: ownerOnly,
  summary: 'Invite a person to your label',
  description:
    'Emails a code that joins the account of a label, valid for seven days, and informs the owners. The role takes effect when the person joins. Your address must be confirmed. An address belongs to one account: the response is the same if it has one already, and only its owner learns of it. The account of an artist has one member (409).',
  tags,
  body: {
    schema: z
      .strictObject({ email, role, language })
      .meta({ id: 'InviteArtistMemberDto', description: 'A person to invite to a label.' }),
    example: { email: 'jo@label.example', role: 'editor' },
  },
  responses: { 201: { description: 'The invitation.', schema: Colleague, example: exampleColleague } },
  problems: ['STATE_CONFLICT'],
});

export const editMember = route({
  operation: 'updateArtistMember',
  method: 'PATCH',
  path: one,
  access: ownerOnly,
  summary: 'Update a member of your label',
  description:
    'Changes the role of a member or of an invitation; it takes effect immediately, also in open sessions. `invite` emails a new code to a person who has not joined; earlier codes stop working. The last owner who has joined stays an owner. A request that changes nothing emails nobody.',
  tags,
  params: path,
  body: {
    schema: z
      .strictObject({
        role: role.exactOptional(),
        invite: z
          .literal(true)
          .meta({ description: 'Emails a new code to a person who has not joined.', examples: [true] })
          .exactOptional(),
      })
      .refine((edit) => Object.keys(edit).length > 0, 'must have at least one field')
      .meta({
        id: 'UpdateArtistMemberDto',
        description: 'Changes to a member. Send at least one field; absent fields stay unchanged.',
        minProperties: 1,
        examples: [{ role: 'finance' }],
      }),
    example: { role: 'finance' },
  },
  responses: {
    200: {
      description: 'The member.',
      schema: Colleague,
      example: { ...exampleColleague, role: 'finance', status: 'joined' },
    },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const removeMember = route({
  operation: 'removeArtistMember',
  method: 'DELETE',
  path: one,
  access: ownerOnly,
  summary: 'Remove a member of your label',
  description:
    'Removes a member and ends their sessions immediately, or withdraws an invitation. You cannot remove the last owner who has joined.',
  tags,
  params: path,
  responses: { 204: { description: 'The member was removed.' } },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const acceptInvitation = route({
  operation: 'acceptArtistInvitation',
  method: 'POST',
  path: '/api/v1/artists/invitations/accept',
  access: { kind: 'public', limit: 'artist-invitations' },
  summary: 'Accept an invitation to a label',
  description:
    'Joins the account of a label with the code of an invitation, which works once, and sets the password with which you sign in. An address that belongs to another account cannot join (409). Requires no credential.',
  tags,
  body: {
    schema: z
      .strictObject({ code: mailedCode(artistExamples.labelCode), password: newPassword })
      .meta({ id: 'AcceptArtistInvitationDto', description: 'An emailed code and a password.' }),
    example: { code: artistExamples.labelCode, password: artistExamples.password },
  },
  responses: { 204: { description: 'You have joined. Sign in with your address and the password.' } },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});
