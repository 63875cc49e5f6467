import { z } from 'zod';
import { maxMembers } from '../../../domain/accounts/membership.ts';
import { memberRoles } from '../../../domain/platforms/members/member.ts';
import { route } from '../kernel/route.ts';
import { manager } from '../vocabulary/callers.ts';
import * as field from '../vocabulary/fields.ts';
import { Pagination } from '../vocabulary/lists.ts';
import { platformPath } from './platforms.contract.ts';

const tags = ['Platforms'];
const { examples } = field;

const role = z.enum(memberRoles).meta({
  description:
    '`owner`: everything, including members. `developer`: licenses, credentials and webhooks. `finance`: plan, payments and invoices. `viewer`: read access only.',
  examples: ['developer'],
});
const name = field.text(100, 'Name of the member.', 'Kim Park');

export const Member = z
  .object({
    memberId: field.id('member', examples.memberId),
    email: z.string().meta({ description: 'Email address, in lower case.', examples: ['kim@acme.example'] }),
    name: z
      .string()
      .meta({ description: 'Name of the member.', examples: ['Kim Park'] })
      .optional(),
    role,
    language: field
      .language(
        'Language of emails to the member. Absent: that of the platform; for sign-in emails, that of `Accept-Language`.',
      )
      .exactOptional(),
    status: z.enum(['invited', 'joined']).meta({
      description: '`joined` once the member has opened a link in an email.',
      examples: ['joined'],
    }),
    invitedAt: field.timestampOut('When the member was added.', examples.before),
    joinedAt: field.timestampOut('When the member joined.', examples.now).optional(),
  })
  .meta({ id: 'PlatformMember', description: 'A person who acts for the platform in the portal.' });
export type Member = z.input<typeof Member>;

export const exampleMember: Member = {
  memberId: examples.memberId,
  email: 'kim@acme.example',
  name: 'Kim Park',
  role: 'developer',
  status: 'joined',
  invitedAt: examples.before,
  joinedAt: examples.now,
};

const MemberList = z
  .object({
    data: z.array(Member).meta({ description: 'The members, in the order in which they were added.' }),
    pagination: Pagination,
  })
  .meta({ id: 'PlatformMemberList', description: 'The members of a platform.' });

export const listMembers = route({
  operation: 'listMembers',
  method: 'GET',
  path: '/api/v1/platforms/{slug}/members',
  access: manager,
  summary: 'List members',
  description: `Returns all members of your platform, at most ${maxMembers}. Requires every scope of the platform.`,
  tags,
  params: platformPath,
  responses: {
    200: {
      description: 'The members.',
      schema: MemberList,
      example: { data: [exampleMember], pagination: { limit: maxMembers, nextCursor: null, total: 1 } },
    },
  },
  problems: ['SCOPE_MISSING', 'PLATFORM_NOT_FOUND'],
});

const InviteMemberDto = z
  .strictObject({
    email: field.email.meta({ description: 'The address to invite.', examples: ['kim@acme.example'] }),
    name: name.exactOptional(),
    role,
    language: field
      .language(
        'Language of emails to the member, until the member chooses another one. Default: that of the platform.',
      )
      .exactOptional(),
  })
  .meta({
    id: 'InviteMemberDto',
    description: 'A person to invite.',
    examples: [{ email: 'kim@acme.example', role: 'developer' }],
  });

export const inviteMember = route({
  operation: 'inviteMember',
  method: 'POST',
  path: '/api/v1/platforms/{slug}/members',
  access: manager,
  summary: 'Invite a member',
  description:
    'Adds a member and emails a link that is valid once, for seven days. Members sign in to the portal with an emailed link; their role decides what they can do. Only an owner can manage members. A credential with every scope can manage them while the platform has no owner who has joined.',
  tags,
  params: platformPath,
  body: { schema: InviteMemberDto, example: { email: 'kim@acme.example', role: 'developer' } },
  responses: {
    201: {
      description: 'The invited member.',
      schema: Member,
      example: {
        memberId: examples.memberId,
        email: 'kim@acme.example',
        role: 'developer',
        status: 'invited',
        invitedAt: examples.now,
      },
    },
  },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'ROLE_MISSING', 'PLATFORM_NOT_FOUND', 'STATE_CONFLICT'],
});

const memberPath = platformPath.extend({ memberId: field.id('member', examples.memberId) });

const UpdateMemberDto = z
  .strictObject({
    name: name.exactOptional(),
    role: role.exactOptional(),
    invite: z
      .literal(true)
      .meta({ description: 'Emails a new invitation to a member who has not joined.', examples: [true] })
      .exactOptional(),
  })
  .refine((edit) => Object.keys(edit).length > 0, 'must have at least one field')
  .meta({
    id: 'UpdateMemberDto',
    description: 'Changes to a member. Send at least one field; absent fields stay unchanged.',
    minProperties: 1,
    examples: [{ role: 'finance' }],
  });

export const updateMember = route({
  operation: 'updateMember',
  method: 'PATCH',
  path: '/api/v1/platforms/{slug}/members/{memberId}',
  access: manager,
  summary: 'Update a member',
  description:
    'Changes the name or the role of a member; a new role takes effect immediately, also in open sessions. A request that changes nothing returns the member and emails nobody. The last owner who has joined stays an owner. Only an owner can manage members.',
  tags,
  params: memberPath,
  body: { schema: UpdateMemberDto, example: { role: 'finance' } },
  responses: {
    200: {
      description: 'The updated member.',
      schema: Member,
      example: { ...exampleMember, role: 'finance' },
    },
  },
  problems: [
    ...(['TOKEN_INVALID', 'SCOPE_MISSING', 'ROLE_MISSING', 'PLATFORM_NOT_FOUND'] as const),
    ...(['NOT_FOUND', 'STATE_CONFLICT'] as const),
  ],
});

export const removeMember = route({
  operation: 'removeMember',
  method: 'DELETE',
  path: '/api/v1/platforms/{slug}/members/{memberId}',
  access: manager,
  summary: 'Remove a member',
  description:
    'Removes a member and ends their sessions, links and media links immediately. Credentials that the member created stay valid. You cannot remove the last owner who has joined. Only an owner can manage members.',
  tags,
  params: memberPath,
  responses: { 204: { description: 'The member was removed.' } },
  problems: [
    ...(['TOKEN_INVALID', 'SCOPE_MISSING', 'ROLE_MISSING', 'PLATFORM_NOT_FOUND'] as const),
    ...(['NOT_FOUND', 'STATE_CONFLICT'] as const),
  ],
});
