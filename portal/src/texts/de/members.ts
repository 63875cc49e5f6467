import type { Translation } from '../../kit/language/message.ts';
import type { members as english } from '../en/members.ts';

export const members: Translation<typeof english> = {};
