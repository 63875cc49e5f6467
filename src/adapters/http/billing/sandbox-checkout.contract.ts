import { z } from 'zod';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { exampleCheckoutId } from './billing.schemas.ts';

const page = {
  path: '/sandbox-checkout/{checkoutId}',
  access: { kind: 'public', limit: 'sandbox-checkout' },
  tags: ['Sandbox'],
  params: z.strictObject({ checkoutId: field.id('checkout', exampleCheckoutId) }),
  contentSecurityPolicy:
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  cacheControl: 'no-store',
  undocumented: true,
} as const;

export const showSandboxCheckout = route({
  ...page,
  operation: 'showSandboxCheckout',
  method: 'GET',
  summary: 'Show the sandbox checkout',
  responses: { 200: { description: 'The page.', media: ['text/html'] } },
  problems: ['NOT_FOUND'],
});

export const playSandboxCheckout = route({
  ...page,
  operation: 'playSandboxCheckout',
  method: 'POST',
  summary: 'Simulate a payment',
  body: {
    schema: z.strictObject({ token: z.string().max(400) }),
    accepts: 'form',
    example: { token: 'Y2hrXzEgcGF5.c2VhbA' },
  },
  responses: { 303: { description: 'Redirect to the page.' } },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});
