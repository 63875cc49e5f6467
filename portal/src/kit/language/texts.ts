import type { english } from './en.ts';
import type { PlainKey } from './message.ts';
import { translator } from './translator.ts';

/** A text of the kit without arguments. */
export type KitText = PlainKey<typeof english>;

export const { t, rich, texts } = translator<typeof english>();
