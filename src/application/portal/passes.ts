import type { PortalPass } from '../../domain/platforms/portal-pass.ts';
import type { TextSeal } from '../../ports/driven/secret-seal.ts';

export const writePass = (texts: TextSeal, pass: PortalPass): string =>
  texts.sign(JSON.stringify(pass), 'portal');

/** Undefined where the text was not signed here as a pass of this use, or by a release whose passes had no grant. */
export const readPass = (texts: TextSeal, text: string, use: PortalPass['use']): PortalPass | undefined => {
  const signed = texts.verify(text, 'portal');
  const pass = signed === undefined ? undefined : (JSON.parse(signed) as Partial<PortalPass>);
  return pass?.use === use && pass.grant ? (pass as PortalPass) : undefined;
};
