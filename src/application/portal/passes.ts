import type { PortalLinkPass, PortalPass } from '../../domain/platforms/portal-pass.ts';
import { CredentialId, PlatformId, SessionId, StaffId } from '../../domain/shared/ids.ts';
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

const marks = { own: 'link', view: 'view' } as const;

/**
 * Returns the code of a link, as short as possible, because people copy it from terminals and chats. The reason of a view is last,
 * because it contains spaces.
 */
export const writeLink = (
  textSigner: TextSigner,
  { platformId, passId, grant, expiresAt, view }: PortalLinkPass,
): string =>
  textSigner.sign(
    [
      ...[view ? marks.view : marks.own, platformId, passId, grant.credentialId, grant.sessionEpoch],
      ...[expiresAt.toString(36), ...(view ? [view.staffSessionId, view.reason] : [])],
    ].join(' '),
    'portal',
  );

/** Returns undefined if the text was not signed here as a link. */
export const readLink = (textSigner: TextSigner, text: string): PortalLinkPass | undefined => {
  const [use, platformId, passId, credentialId, sessionEpoch, expiresAt, staffSessionId, ...reason] =
    textSigner.verify(text, 'portal')?.split(' ') ?? [];
  if (!platformId || !passId || !credentialId || !sessionEpoch || !expiresAt) return undefined;
  const link = {
    platformId: PlatformId(platformId),
    passId,
    grant: { credentialId: CredentialId(credentialId), sessionEpoch: Number(sessionEpoch) },
    expiresAt: parseInt(expiresAt, 36),
  };
  if (use === marks.own) return link;
  if (use !== marks.view || !staffSessionId) return undefined;
  const staffId = StaffId(credentialId);
  const view = { staffId, staffSessionId: SessionId(staffSessionId), reason: reason.join(' ') };
  return { ...link, grant: { ...link.grant, credentialId: staffId }, view };
};
