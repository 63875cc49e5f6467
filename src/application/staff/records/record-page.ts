import { cursorText, positionIn, questionOf, type CursorInvalid } from '../../../domain/shared/cursor.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import type { SecretCipher, TextSigner } from '../../../ports/driven/access/secret-cipher.ts';
import type { Digest } from '../../../ports/driven/shared/environment.ts';
import type { ListPage, ListPlace } from '../../../ports/driven/shared/list-page.ts';

export interface Cursors {
  readonly textSigner: TextSigner;
  readonly digest: Digest;
}

/** Encrypts the cursors of a list whose readers, or whose logs, must not learn what the place of a record says. */
export const encryptedCursors = (cipher: SecretCipher, list: string): Pick<Cursors, 'textSigner'> => ({
  textSigner: {
    sign: (text, purpose) => cipher.encrypt(text, `${list} ${purpose}`),
    verify: (text, purpose) => cipher.decrypt(text, `${list} ${purpose}`),
  },
});

interface Question {
  readonly list: string;
  readonly filter: object;
  readonly cursor: string | undefined;
}

/** Returns a page after the cursor, and the cursor of the next one. */
export const pageOf = async <Item>(
  { textSigner, digest }: Cursors,
  { list, filter, cursor }: Question,
  ask: (after: { readonly after?: ListPlace }) => Promise<ListPage<Item>>,
): Promise<
  Result<{ readonly items: readonly Item[]; readonly nextCursor: string | null }, CursorInvalid>
> => {
  const question = digest.sha256(questionOf(list, { ...filter }));
  const opened = cursor === undefined ? undefined : positionIn(textSigner.verify(cursor, 'cursor'), question);
  if (opened && !opened.ok) return opened;
  const { at = 0, id = '' } = opened?.value ?? {};
  const { items, next } = await ask(opened ? { after: { at, id: String(id) } } : {});
  return ok({
    items,
    nextCursor: next ? textSigner.sign(cursorText(question, { ...next }), 'cursor') : null,
  });
};
