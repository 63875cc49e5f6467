import type { Translation } from '../../kit/language/message.ts';
import type { plan as english } from '../en/plan.ts';

export const plan: Translation<typeof english> = {};
