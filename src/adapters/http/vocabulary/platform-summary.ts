import { z } from 'zod';
import { platformId, slug } from './fields.ts';

/** The members by which records for staff say which platform they belong to. */
export const platformSummary = {
  platformId,
  slug,
  name: z.string().meta({ description: 'Name of the platform.', examples: ['Acme Video'] }),
} as const;
