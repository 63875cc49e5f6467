import type { Translation } from '../../kit/language/message.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {};
