import type { Translation } from '../../kit/language/message.ts';
import type { collections as english } from '../en/collections.ts';

export const collections: Translation<typeof english> = {};
