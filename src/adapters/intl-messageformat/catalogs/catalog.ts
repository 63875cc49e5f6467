import type { MessageKey } from '../../../domain/mail/messages.ts';

/**
 * The texts of all messages in one language, in ICU MessageFormat. A `flag` selects `yes` or `no`. Apostrophes are ’,
 * because ' quotes braces.
 */
export type Catalog = Readonly<Record<MessageKey, string>>;

/** The texts of emails to people of artist and label accounts. */
export type ArtistCatalog = Pick<Catalog, Extract<MessageKey, `artist_${string}`>>;

/** The texts of emails to people who reported a track. */
export type NoticeCatalog = Pick<Catalog, Extract<MessageKey, `notice_${string}`>>;
