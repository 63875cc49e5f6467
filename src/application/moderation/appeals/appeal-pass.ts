import type { SubmittedAppeal } from '../../../domain/moderation/appeals/appeal.ts';
import type { TextSigner } from '../../../ports/driven/access/secret-cipher.ts';

/** Returns enough of a digest to distinguish it from every other. */
const subjectOf = (codeDigest: string): string => codeDigest.slice(0, 24);

/**
 * Returns a text that opens an appeal like its code and expires with it. It is derived from the stored
 * digest, because the code itself is not stored, so that a later email can contain a link too.
 */
export const appealPass = (
  textSigner: TextSigner,
  { codeDigest }: Pick<SubmittedAppeal, 'codeDigest'>,
): string => textSigner.sign(subjectOf(codeDigest), 'appeal');

export const isPassOf = (textSigner: TextSigner, given: string, codeDigest: string): boolean =>
  textSigner.verify(given, 'appeal') === subjectOf(codeDigest);
