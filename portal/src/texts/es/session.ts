import type { Translation } from '../../kit/language/message.ts';
import type { session as english } from '../en/session.ts';

export const session: Translation<typeof english> = {};
