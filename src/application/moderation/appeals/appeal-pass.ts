import type { SubmittedAppeal } from '../../../domain/moderation/appeals/appeal.ts';
import type { TextSigner } from '../../../ports/driven/secret-cipher.ts';

/** Enough of a digest to tell it from every other. */
const told = (codeDigest: string): string => codeDigest.slice(0, 24);

/**
 * Opens an appeal as its code does, and ends with it: it is made of what is kept of the code, which nobody has any more,
 * so that a later mail can hold a link, too.
 */
export const appealPass = (
  textSigner: TextSigner,
  { codeDigest }: Pick<SubmittedAppeal, 'codeDigest'>,
): string => textSigner.sign(told(codeDigest), 'appeal');

export const isPassOf = (textSigner: TextSigner, given: string, codeDigest: string): boolean =>
  textSigner.verify(given, 'appeal') === told(codeDigest);
