import { z } from 'zod';
import type { OpenidSettings } from '../adapters/openid-client/index.ts';
import { isLongEnough, passwordLength } from '../domain/staff/password.ts';

/** Who signs in first. */
export interface FirstStaff {
  readonly email: string;
  readonly password: string;
}

/** Never named in a message. */
const password = z.string().transform((text, context) => {
  if (isLongEnough(text)) return text;
  const message = `does not have ${passwordLength.least} to ${passwordLength.most} characters`;
  context.issues.push({ code: 'custom', message, input: '(hidden)' });
  return z.NEVER;
});

export const staffVariables = {
  STAFF_EMAIL: z.email('is not an e-mail address').max(254, 'is too long').optional(),
  STAFF_PASSWORD: password.optional(),
  STAFF_OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'is not an https address' }).optional(),
  STAFF_OIDC_CLIENT_ID: z.string().optional(),
  /** Never named in a message. */
  STAFF_OIDC_CLIENT_SECRET: z.string().optional(),
};

const openidNames = ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_CLIENT_ID', 'STAFF_OIDC_CLIENT_SECRET'] as const;
type Given = Readonly<Record<string, string | undefined>>;

/** What is wrong with them together. */
export const staffFlaws = (given: Given): readonly string[] => {
  const missing = openidNames.filter((name) => given[name] === undefined);
  const loopback = ['1', 'true', 'on', 'yes'].includes(given['ALLOW_LOOPBACK_URLS'] ?? '');
  return [
    ...((given['STAFF_EMAIL'] === undefined) === (given['STAFF_PASSWORD'] === undefined)
      ? []
      : ['STAFF_EMAIL and STAFF_PASSWORD need one another']),
    ...(missing.length === 0 || missing.length === openidNames.length
      ? []
      : [`${openidNames.join(', ')} need one another: ${missing.join(', ')} is missing`]),
    ...(given['STAFF_OIDC_ISSUER']?.startsWith('http:') && !loopback
      ? ['STAFF_OIDC_ISSUER is not an https address']
      : []),
  ];
};

export const staffFrom = (read: {
  readonly STAFF_EMAIL?: string | undefined;
  readonly STAFF_PASSWORD?: string | undefined;
}): FirstStaff | undefined =>
  read.STAFF_EMAIL === undefined || read.STAFF_PASSWORD === undefined
    ? undefined
    : { email: read.STAFF_EMAIL, password: read.STAFF_PASSWORD };

/** The page of the portal that a provider sends browsers back to. */
export const openidFrom = (
  read: Partial<Record<(typeof openidNames)[number], string | undefined>>,
  baseUrl: string,
): OpenidSettings | undefined => {
  const {
    STAFF_OIDC_ISSUER: issuer,
    STAFF_OIDC_CLIENT_ID: clientId,
    STAFF_OIDC_CLIENT_SECRET: secret,
  } = read;
  return issuer === undefined || clientId === undefined || secret === undefined
    ? undefined
    : { issuer, clientId, clientSecret: secret, redirectUri: `${baseUrl}/staff/sign-in` };
};
