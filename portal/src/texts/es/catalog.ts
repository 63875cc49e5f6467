import type { Translation } from '../../kit/language/message.ts';
import type { catalog as english } from '../en/catalog.ts';

export const catalog: Translation<typeof english> = {};
