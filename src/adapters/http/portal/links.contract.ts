import { z } from 'zod';
import { portalLinkMs } from '../../../domain/platforms/portal-pass.ts';
import { route } from '../kernel/route.ts';
import { platformPath } from '../platforms/platforms.contract.ts';
import { manager } from '../vocabulary/callers.ts';
import * as field from '../vocabulary/fields.ts';

export const PortalLink = z
  .object({
    url: z.string().meta({
      description: `URL that signs one person in to the portal, once, within ${portalLinkMs / 60_000} minutes. Redirect the person to it.`,
      examples: ['https://licensing.example/portal/#code=bGluayBwbHRfMDFKOVhB.c2VhbA'],
    }),
    expiresAt: field.timestampOut('When the link expires.', '2026-03-02T02:05:00.000Z'),
  })
  .meta({ id: 'PortalLink', description: 'A one-time sign-in link to the portal.' });

export const createPortalLink = route({
  operation: 'createPortalLink',
  method: 'POST',
  path: '/api/v1/platforms/{slug}/portal-links',
  access: manager,
  summary: 'Create a portal link',
  description:
    'Creates a one-time link that signs a person in to the portal. Give it only to someone whom you have authenticated. Requires every scope of the platform. The session has the scopes of the credential that creates the link, and ends with that credential.',
  tags: ['Portal'],
  params: platformPath,
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
  problems: ['SCOPE_MISSING', 'PLATFORM_NOT_FOUND'],
});
