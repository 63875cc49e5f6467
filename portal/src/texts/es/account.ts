import type { Translation } from '../../kit/language/message.ts';
import type { account as english } from '../en/account.ts';

export const account: Translation<typeof english> = {};
