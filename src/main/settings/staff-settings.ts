import { z } from 'zod';
import { isLongEnough, passwordLength } from '../../domain/accounts/password.ts';

/** The first member of staff, whose account is created at the start. */
export interface FirstStaff {
  readonly email: string;
  readonly password: string;
}

/** Never named in a message. */
const password = z.string().transform((text, context) => {
  if (isLongEnough(text)) return text;
  const message = `must have ${passwordLength.min} to ${passwordLength.max} characters`;
  context.issues.push({ code: 'custom', message, input: '(hidden)' });
  return z.NEVER;
});

export const staffVariables = {
  STAFF_EMAIL: z
    .email('must be an email address')
    .max(254, 'must have at most 254 characters')
    .optional()
    .meta({
      description:
        'The first staff account, an admin, created if there is no account yet. See [staff](staff.md).',
      accepts: 'an email address',
    }),
  STAFF_PASSWORD: password.optional().meta({
    description: 'The password of `STAFF_EMAIL`. Remove it after the first start.',
    accepts: `${passwordLength.min} to ${passwordLength.max} characters`,
  }),
};

type Given = Readonly<Record<string, string | undefined>>;

/** Returns the errors of the combined variables. */
export const staffIssues = (given: Given): readonly string[] =>
  (given['STAFF_EMAIL'] === undefined) === (given['STAFF_PASSWORD'] === undefined)
    ? []
    : ['Set both STAFF_EMAIL and STAFF_PASSWORD, or neither'];

export const staffFrom = (read: {
  readonly STAFF_EMAIL?: string | undefined;
  readonly STAFF_PASSWORD?: string | undefined;
}): FirstStaff | undefined =>
  read.STAFF_EMAIL === undefined || read.STAFF_PASSWORD === undefined
    ? undefined
    : { email: read.STAFF_EMAIL, password: read.STAFF_PASSWORD };
