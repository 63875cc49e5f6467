import type { PortalLinkPass, PortalPass } from '../../domain/platforms/portal-pass.ts';
import { CredentialId, PlatformId } from '../../domain/shared/ids.ts';
import type { TextSigner } from '../../ports/driven/secret-cipher.ts';

export const writePass = (texts: TextSigner, pass: PortalPass): string =>
  texts.sign(JSON.stringify(pass), 'portal');

/** Undefined where the text was not signed here as a session, or by a release whose sessions had no grant. */
export const readPass = (texts: TextSigner, text: string): PortalPass | undefined => {
  const signed = texts.verify(text, 'portal');
  const pass = signed?.startsWith('{') ? (JSON.parse(signed) as Partial<PortalPass>) : undefined;
  return pass?.use === 'session' && pass.grant ? (pass as PortalPass) : undefined;
};

const mark = 'link';

/** The code of a link, as short as can be: people copy it from terminals and chats. */
export const writeLink = (
  texts: TextSigner,
  { platformId, passId, grant, expiresAt }: PortalLinkPass,
): string =>
  texts.sign(
    [mark, platformId, passId, grant.credentialId, grant.sessionEpoch, expiresAt.toString(36)].join(' '),
    'portal',
  );

/** Undefined where the text was not signed here as a link. */
export const readLink = (texts: TextSigner, text: string): PortalLinkPass | undefined => {
  const [use, platformId, passId, credentialId, sessionEpoch, expiresAt] =
    texts.verify(text, 'portal')?.split(' ') ?? [];
  if (use !== mark || !platformId || !passId || !credentialId || !sessionEpoch || !expiresAt)
    return undefined;
  return {
    platformId: PlatformId(platformId),
    passId,
    grant: { credentialId: CredentialId(credentialId), sessionEpoch: Number(sessionEpoch) },
    expiresAt: parseInt(expiresAt, 36),
  };
};
