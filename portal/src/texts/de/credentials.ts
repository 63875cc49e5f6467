import type { Translation } from '../../kit/language/message.ts';
import type { credentials as english } from '../en/credentials.ts';

export const credentials: Translation<typeof english> = {};
