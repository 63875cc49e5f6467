import { fail, ok, type Result } from './result.ts';

/** A place in a list, bound to the question the list answered. What is sealed and opened is plain text. */
type Position = Readonly<Record<string, string | number>>;

export interface CursorInvalid {
  readonly kind: 'cursor-invalid';
  readonly detail: string;
}

/** One spelling of a question: members by name, absent ones left out. */
export const questionOf = (list: string, filters: Readonly<Record<string, unknown>>): string =>
  JSON.stringify([
    list,
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);

/** The text of a cursor before it is sealed; `question` is the digest of the question, or the question itself. */
export const cursorText = (question: string, position: Position): string =>
  JSON.stringify([1, question, position]);

/** Reads a cursor that was opened; one made for another question does not count. */
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
