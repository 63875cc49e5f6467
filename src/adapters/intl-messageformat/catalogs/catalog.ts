import type { MessageKey } from '../../../domain/mail/messages.ts';

/**
 * The texts of all messages in one language, in ICU MessageFormat. A `flag` selects `yes` or `no`. Apostrophes are ’,
 * because ' quotes braces.
 */
export type Catalog = Readonly<Record<MessageKey, string>>;
