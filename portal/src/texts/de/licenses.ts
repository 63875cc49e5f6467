import type { Translation } from '../../kit/language/message.ts';
import type { licenses as english } from '../en/licenses.ts';

export const licenses: Translation<typeof english> = {};
