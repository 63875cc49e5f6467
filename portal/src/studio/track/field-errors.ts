import type { TrackErrors } from '@platform-licensing/client';
import { issueText } from '../../kit/language/problems.ts';

type TrackError = TrackErrors['errors'][number];

export const isAbsence = ({ code }: TrackError): boolean => code === 'required';

const measured: ReadonlySet<string> = new Set(['/bpm', '/key', '/energy', '/moods']);

/** Leaves out absent fields that the recording will give, while there is no recording. */
export const withoutMeasured = (found: readonly TrackError[]): readonly TrackError[] =>
  found.some(({ code }) => code === 'recording_required')
    ? found.filter((error) => !(isAbsence(error) && measured.has(error.pointer)))
    : found;

/** Returns the text of the error at a field, by its pointer without the leading slash: `rights/master/0/sharePct`. */
export type ErrorAt = (pointer: string) => string | undefined;

/**
 * The errors of the fields of a track: those of the last attempt to save it, and, for fields without one, those that prevent its
 * submission.
 */
export const fieldErrors = (rejected: readonly TrackError[], found: readonly TrackError[]): ErrorAt => {
  const all = new Map<string, string>();
  for (const { pointer, code, detail } of [...rejected, ...withoutMeasured(found)]) {
    const name = pointer.replace(/^\//, '');
    if (!all.has(name)) all.set(name, issueText(code, detail));
  }
  return (pointer) => all.get(pointer);
};
