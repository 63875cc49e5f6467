import type { PlainKey } from '../../kit/language/message.ts';
import { translator } from '../../kit/language/translator.ts';
import type { english } from './en.ts';

/** A text of the studio without arguments. */
export type StudioText = PlainKey<typeof english>;

export const { t, rich, texts } = translator<typeof english>();
