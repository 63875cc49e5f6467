import { z } from 'zod';
import { browserNames, systemNames } from '../../../domain/accounts/browser.ts';
import type { AccountSession } from '../../../domain/accounts/session.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import * as field from './fields.ts';

export const exampleSession = {
  sessionId: 'ses_01JB2M6X8KE1F2G3H4J5K6M7N8',
  current: true,
  browser: { name: 'Firefox' as const, system: 'Linux' as const },
  address: '192.0.2.7',
  createdAt: field.examples.now,
  lastUsedAt: field.examples.now,
  expiresAt: '2026-03-02T22:05:12.481Z',
};

/** The fields of a session of a person, for every audience. */
export const sessionFields = {
  sessionId: field.id('session', exampleSession.sessionId),
  current: z.boolean().meta({ description: 'Whether this request uses the session.' }),
  browser: z
    .object({
      name: z.enum(browserNames).meta({ description: 'Browser family.', examples: ['Firefox'] }),
      system: z
        .enum(systemNames)
        .meta({ description: 'Operating system.', examples: ['Linux'] })
        .optional(),
    })
    .meta({
      description: 'Browser of the sign-in, by its User-Agent. Absent for programs and unknown browsers.',
    })
    .optional(),
  address: z.string().meta({
    description: 'IP address of the sign-in. IPv6 addresses are shortened to their /64 network.',
    examples: ['192.0.2.7'],
  }),
  createdAt: field.timestampOut('When the session started.'),
  lastUsedAt: field.timestampOut('When the session was last used, recorded every five minutes.'),
  expiresAt: field.timestampOut('When the session expires.', exampleSession.expiresAt),
};

/** Returns a session as it is shown to its holder, who sends the request in the `current` one. */
export const sessionView = (
  { sessionId: id, browser, address, createdAt, lastUsedAt, expiresAt }: AccountSession,
  current: Pick<AccountSession, 'sessionId'>,
) => ({
  sessionId: id,
  current: id === current.sessionId,
  ...(browser && { browser }),
  address,
  createdAt: timestamp(createdAt),
  lastUsedAt: timestamp(lastUsedAt),
  expiresAt: timestamp(expiresAt),
});
