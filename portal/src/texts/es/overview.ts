import type { Translation } from '../../kit/language/message.ts';
import type { overview as english } from '../en/overview.ts';

export const overview: Translation<typeof english> = {};
