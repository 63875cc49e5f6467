import type { Translation } from '../../kit/language/message.ts';
import type { webhooks as english } from '../en/webhooks.ts';

export const webhooks: Translation<typeof english> = {};
