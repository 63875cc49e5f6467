import { z } from 'zod';
import { memberRoles } from '../../../../domain/platforms/members/member.ts';
import type { Membership } from '../../../../domain/platforms/members/memberships.ts';
import { environments, type Platform } from '../../../../domain/platforms/platform.ts';
import { route } from '../../kernel/route.ts';
import * as field from '../../vocabulary/fields.ts';
import { pageOf } from '../../vocabulary/lists.ts';
import { cookie, examplePortalSession, PortalSession } from './sessions.contract.ts';

const { examples } = field;

const MembershipView = z
  .object({
    platformId: field.id('platform', examples.platformId),
    slug: z.string().meta({ description: 'Slug of the platform.', examples: [examples.slug] }),
    name: z.string().meta({ description: 'Name of the platform.', examples: ['Acme Video'] }),
    environment: z.enum(environments).meta({
      description: '`sandbox`: licenses of the platform grant no rights.',
      examples: ['sandbox'],
    }),
    status: z.enum(['active', 'suspended']).meta({
      description: 'You cannot switch to a suspended platform.',
      examples: ['active'],
    }),
    role: z.enum(memberRoles).meta({ description: 'Your role there.', examples: ['developer'] }),
    current: z
      .boolean()
      .meta({ description: 'Whether the session is for this platform.', examples: [false] }),
  })
  .meta({ id: 'Membership', description: 'A platform that the address of the member has joined.' });

const MembershipList = pageOf(MembershipView, 'Memberships.').meta({
  id: 'MembershipList',
  description: 'The platforms that the address of the member has joined.',
});

export const membershipView = (
  { platform: { platformId, slug, name, environment, status }, member: { role } }: Membership,
  current: Pick<Platform, 'platformId'>,
): z.input<typeof MembershipView> => ({
  ...{ platformId, slug, name, environment, status, role },
  current: platformId === current.platformId,
});

const common = { access: { kind: 'portal' }, tags: ['Portal'] } as const;

export const listMemberships = route({
  ...common,
  operation: 'listMemberships',
  method: 'GET',
  path: '/api/v1/portal/memberships',
  summary: 'List your memberships',
  description:
    'Lists at most 20 platforms that your email address has joined, such as a sandbox and a live one. The list is empty in a session that a credential started.',
  responses: {
    200: {
      description: 'Your memberships.',
      schema: MembershipList,
      example: {
        data: [
          {
            ...{ platformId: examples.platformId, slug: examples.slug, name: 'Acme Video' },
            ...{ environment: 'sandbox', status: 'active', role: 'developer', current: true },
          },
        ],
        pagination: { limit: 20, nextCursor: null, total: 1 },
      },
    },
  },
  problems: [],
});

const SwitchPortalSessionDto = z
  .strictObject({
    platform: z
      .string()
      .min(1)
      .max(64)
      .meta({ description: 'Slug or ID of the platform.', examples: [examples.slug] }),
  })
  .meta({
    id: 'SwitchPortalSessionDto',
    description: 'The platform to switch to.',
    examples: [{ platform: examples.slug }],
  });

export const switchPortalSession = route({
  ...common,
  operation: 'switchPortalSession',
  method: 'POST',
  path: '/api/v1/portal/session/switch',
  summary: 'Switch to another platform',
  description:
    'Ends your session and starts one for another platform that your email address has joined, with your role there. The new session expires when the previous one would have. If all sessions of that platform were ended after you signed in, you need to sign in to it. In a session that a credential started, there is no other platform.',
  body: { schema: SwitchPortalSessionDto, example: { platform: examples.slug } },
  responses: {
    201: {
      description: 'The new portal session.',
      schema: PortalSession,
      example: examplePortalSession,
      headers: cookie,
    },
  },
  problems: ['TOKEN_INVALID', 'PLATFORM_NOT_FOUND', 'PLATFORM_SUSPENDED', 'REAUTHENTICATION_FAILED'],
});
