import type { PortalLinkPass, PortalPass } from '../../domain/platforms/portal-pass.ts';
import { CredentialId, PlatformId } from '../../domain/shared/ids.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';

export const writePass = (textSigner: TextSigner, pass: PortalPass): string =>
  textSigner.sign(JSON.stringify(pass), 'portal');

/**
 * Returns undefined if the text was not signed here as a session, or by a release whose sessions had no
 * grant.
 */
export const readPass = (textSigner: TextSigner, text: string): PortalPass | undefined => {
  const signed = textSigner.verify(text, 'portal');
  const pass = signed?.startsWith('{') ? (JSON.parse(signed) as Partial<PortalPass>) : undefined;
  return pass?.use === 'session' && pass.grant ? (pass as PortalPass) : undefined;
};

const mark = 'link';

/** Returns the code of a link, as short as possible, because people copy it from terminals and chats. */
export const writeLink = (
  textSigner: TextSigner,
  { platformId, passId, grant, expiresAt }: PortalLinkPass,
): string =>
  textSigner.sign(
    [mark, platformId, passId, grant.credentialId, grant.sessionEpoch, expiresAt.toString(36)].join(' '),
    'portal',
  );

/** Returns undefined if the text was not signed here as a link. */
export const readLink = (textSigner: TextSigner, text: string): PortalLinkPass | undefined => {
  const [use, platformId, passId, credentialId, sessionEpoch, expiresAt] =
    textSigner.verify(text, 'portal')?.split(' ') ?? [];
  if (use !== mark || !platformId || !passId || !credentialId || !sessionEpoch || !expiresAt)
    return undefined;
  return {
    platformId: PlatformId(platformId),
    passId,
    grant: { credentialId: CredentialId(credentialId), sessionEpoch: Number(sessionEpoch) },
    expiresAt: parseInt(expiresAt, 36),
  };
};
