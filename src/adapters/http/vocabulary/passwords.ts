import { z } from 'zod';
import { isLongEnough, passwordLength } from '../../../domain/accounts/password.ts';

export const examplePassword = 'seven calm harbours';

/** An existing password. */
export const password = z
  .string()
  .min(1)
  .max(1_024)
  .meta({ description: 'The password.', examples: [examplePassword] });

export const newPassword = z
  .string()
  .max(1_024)
  .refine(isLongEnough, `must have ${passwordLength.min} to ${passwordLength.max} characters`)
  .meta({
    description: `${passwordLength.min} to ${passwordLength.max} characters of any kind.`,
    examples: [examplePassword],
  });

export const oneTimeCode = z
  .string()
  .regex(/^\d{6}$/, 'must be six digits')
  .meta({ description: 'The current code of the authenticator app (RFC 6238).', examples: ['287082'] });

export const ChangePasswordDto = z
  .strictObject({ password, newPassword })
  .meta({ id: 'ChangePasswordDto', description: 'The current password and a new one.' });
