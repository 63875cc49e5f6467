import { fail, ok, type Result } from './result.ts';

/** A position in a list, bound to the query of the list. The text is signed or encrypted elsewhere. */
type Position = Readonly<Record<string, string | number>>;

export interface CursorInvalid {
  readonly kind: 'cursor-invalid';
  readonly detail: string;
}

/** Returns one spelling of a query: its members by name, without absent ones. */
export const questionOf = (list: string, filters: Readonly<Record<string, unknown>>): string =>
  JSON.stringify([
    list,
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);

/** Returns the text of a cursor before it is signed or encrypted; `question` is the query or its digest. */
export const cursorText = (question: string, position: Position): string =>
  JSON.stringify([1, question, position]);

/** Reads the text of a decrypted cursor, which must belong to the same query. */
export const positionIn = (text: string | undefined, question: string): Result<Position, CursorInvalid> => {
  if (text === undefined)
    return fail({ kind: 'cursor-invalid', detail: 'the cursor was not made by this service' });
  const parsed: unknown = JSON.parse(text);
  if (!Array.isArray(parsed) || parsed.length !== 3 || parsed[0] !== 1) {
    return fail({ kind: 'cursor-invalid', detail: 'the cursor is of another version' });
  }
  if (parsed[1] !== question) {
    return fail({ kind: 'cursor-invalid', detail: 'the cursor was made for other filters' });
  }
  return ok(parsed[2] as Position);
};
