import { z } from 'zod';
import { sessionMs } from '../../../domain/staff/staff.ts';
import { route } from '../kernel/route.ts';
import { cookieDescription, cookieHeaders, csrfTokenOf } from '../vocabulary/browser-session.ts';
import * as field from '../vocabulary/fields.ts';
import { anyone, tags } from './sessions.contract.ts';
import { exampleMember, staffExamples, StaffMember } from './staff.schemas.ts';

const hours = sessionMs / 3_600_000;

const BrowserSession = z
  .object({
    member: StaffMember,
    csrfToken: csrfTokenOf(staffExamples.csrfToken),
    expiresAt: field.timestampOut('When the session ends.', staffExamples.later),
  })
  .meta({ id: 'StaffBrowserSession', description: 'The staff session of a browser.' });

const example = {
  member: exampleMember,
  csrfToken: staffExamples.csrfToken,
  expiresAt: staffExamples.later,
};

const common = {
  path: '/api/v1/staff/browser-session',
  access: anyone,
  tags,
  problems: [],
  cacheControl: 'private, no-store',
} as const;

export const startBrowserSession = route({
  ...common,
  operation: 'createStaffBrowserSession',
  method: 'POST',
  summary: 'Move a session into a cookie',
  description: cookieDescription('staff operations', `${hours} hours`),
  responses: {
    201: {
      description: 'The session.',
      schema: BrowserSession,
      example,
      headers: cookieHeaders('staff_session', sessionMs),
    },
  },
});

export const readBrowserSession = route({
  ...common,
  operation: 'getStaffBrowserSession',
  method: 'GET',
  summary: 'Retrieve the session of the browser',
  description: 'Returns your account and the CSRF token of the session.',
  responses: { 200: { description: 'The session.', schema: BrowserSession, example } },
});
