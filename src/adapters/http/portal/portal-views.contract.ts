import { z } from 'zod';
import { portalLinkMs } from '../../../domain/platforms/portal-pass.ts';
import { portalViewMs, viewingRoles } from '../../../domain/staff/portal-view.ts';
import { route } from '../kernel/route.ts';
import { platformPath } from '../platforms/platforms.contract.ts';
import { namedPlatformPath } from '../provisioning/platforms.contract.ts';
import { manager } from '../vocabulary/callers.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { cursor, limit } from '../vocabulary/parameters.ts';
import { PortalLink } from './links.contract.ts';

const { examples } = field;
const longest = portalViewMs / 60_000;
/** Short enough that a session with its reason fits in a cookie. */
const longestReason = 200;
const why = 'A delivery to your endpoint failed';

const CreatePortalLinkForStaffDto = z
  .strictObject({
    reason: field.text(
      longestReason,
      'Why you look at the portal. Recorded in the audit log, and shown to the owners of the platform.',
      why,
    ),
  })
  .meta({
    id: 'CreatePortalLinkForStaffDto',
    description: 'The reason for a view of a portal.',
    examples: [{ reason: why }],
  });

export const createPortalLinkForStaff = route({
  operation: 'createPortalLinkForStaff',
  method: 'POST',
  path: '/api/v1/staff/platforms/{platform}/portal-links',
  access: { kind: 'staff', anyOf: viewingRoles },
  summary: 'Create a portal link to view a platform',
  description: `Creates a link that shows you the portal as the platform sees it, once, within ${portalLinkMs / 60_000} minutes. It opens only in the browser that has your staff session [in a cookie](/reference/operations/createStaffBrowserSession). The session can only read: it shows no secrets, plays and downloads nothing, and has the records that your roles may see. It lasts at most ${longest} minutes and ends with your staff session. Its beginning and its end are recorded in the audit log, and the owners of the platform see them with the reason.`,
  tags: ['Staff'],
  params: namedPlatformPath,
  body: { schema: CreatePortalLinkForStaffDto, example: { reason: why } },
  responses: {
    201: {
      description: 'The link, shown only once.',
      schema: PortalLink,
      example: {
        url: 'https://licensing.example/portal/#code=bGluayBwbHRfMDFKOVhB.c2VhbA',
        expiresAt: '2026-03-02T02:05:00.000Z',
      },
    },
  },
  problems: ['PLATFORM_NOT_FOUND', 'PLATFORM_SUSPENDED'],
});

const PortalViewSchema = z
  .object({
    viewId: field.id('view', 'ses_01JB2M6X8K3Q5S7V9X1Z3B5D7F'),
    reason: z.string().meta({ description: 'Why our staff looked at the portal.', examples: [why] }),
    openedAt: field.timestampOut('When the view began.', examples.now),
    expiresAt: field.timestampOut(
      'When the view expires. It ends earlier with the session of the member of staff.',
      '2026-03-02T15:05:00.000Z',
    ),
    endedAt: field
      .timestampOut(
        'When the view ended: by the member of staff, with their session, role or account, with all sessions of the platform, or because it expired. Absent while it is open.',
        '2026-03-02T14:25:00.000Z',
      )
      .exactOptional(),
  })
  .meta({ id: 'PortalView', description: 'A view of the portal of a platform by a member of our staff.' });
export type PortalViewBody = z.input<typeof PortalViewSchema>;

export const listPortalViews = route({
  operation: 'listPortalViews',
  method: 'GET',
  path: '/api/v1/platforms/{slug}/portal-views',
  access: manager,
  summary: 'List views of your portal by our staff',
  description:
    'Returns the times that a member of our staff looked at the portal of your platform, the latest first. They see what you see and can change nothing; secrets, previews and downloads are not available to them. A page can have fewer views than `limit`, or none. Continue until `nextCursor` is null. Requires every scope of the platform; of members, owners.',
  tags: ['Portal'],
  params: platformPath,
  query: z.strictObject({ limit: limit({ max: 50, default: 20 }), cursor: cursor.exactOptional() }),
  responses: {
    200: {
      description: 'A page of views.',
      schema: pageOf(PortalViewSchema, 'Views, the latest first.').meta({
        id: 'PortalViewPage',
        description: 'A page of the views of the portal by our staff.',
      }),
      example: {
        data: [
          {
            viewId: 'ses_01JB2M6X8K3Q5S7V9X1Z3B5D7F',
            reason: why,
            openedAt: examples.now,
            expiresAt: '2026-03-02T15:05:00.000Z',
            endedAt: '2026-03-02T14:25:00.000Z',
          },
        ],
        pagination: { limit: 20, nextCursor: null },
      },
    },
  },
  problems: ['SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'CURSOR_INVALID'],
});
