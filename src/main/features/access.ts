import { authenticate } from '../../application/access/authenticate.ts';
import { exchangeToken } from '../../application/access/exchange-token.ts';
import { revokeToken } from '../../application/access/revoke-token.ts';
import { publishKeys, replaceKeys, rotateKeys } from '../../application/access/signing-keys.ts';
import { authenticatePortal } from '../../application/portal/authenticate-portal.ts';
import { closePortal } from '../../application/portal/close-portal.ts';
import { linkToPortal } from '../../application/portal/link-to-portal.ts';
import {
  endMemberSession,
  endOtherMemberSessions,
  listMemberSessions,
} from '../../application/portal/member-sessions.ts';
import {
  addMemberPasskey,
  listMemberPasskeys,
  removeMemberPasskey,
  renameMemberPasskey,
  startMemberPasskey,
} from '../../application/portal/member-passkeys.ts';
import { startPasskeySignIn } from '../../application/portal/start-passkey-sign-in.ts';
import { listMemberships, switchPortal } from '../../application/portal/memberships.ts';
import { linkToPortalView } from '../../application/portal/link-to-portal-view.ts';
import { listPortalViews } from '../../application/portal/list-portal-views.ts';
import { openPortal } from '../../application/portal/open-portal.ts';
import type { Access } from '../../ports/driving/access.ts';
import type { MemberPasskeys } from '../../ports/driving/portal.ts';
import type { Portal } from '../../ports/driving/portal.ts';
import type { PortalViews } from '../../ports/driving/staff/portal-views.ts';
import { meter } from './requests.ts';
import { driven, settings } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

const {
  accounts,
  registry,
  textSigner,
  digest,
  randomness,
  ids,
  clock,
  tokenIssuer,
  masterKeys,
  secretCipher,
} = driven;
const { mailTexts, ceremonies, staffRegistry: staff, auditLog } = driven;
const challenges = { secretCipher, randomness, clock };
const { baseUrl } = settings;

export const access = feature<Access & Portal & PortalViews & MemberPasskeys>({
  openPortal: use(openPortal, {
    accounts,
    staff,
    ceremonies,
    secretCipher,
    registry,
    textSigner,
    digest,
    randomness,
    ids,
    clock,
    meter,
    mailTexts,
    baseUrl,
  }),
  authenticatePortal: use(authenticatePortal, { accounts, staff, digest, registry, textSigner, clock }),
  closePortal: use(closePortal, { accounts, registry, clock }),
  listMemberPasskeys: use(listMemberPasskeys, { accounts }),
  startMemberPasskey: use(startMemberPasskey, { accounts, ceremonies, ...challenges }),
  addMemberPasskey: use(addMemberPasskey, {
    ...{ accounts, ceremonies, ids, secretCipher, digest, clock },
    ...{ mailTexts, baseUrl },
  }),
  renameMemberPasskey: use(renameMemberPasskey, { accounts }),
  removeMemberPasskey: use(removeMemberPasskey, { accounts, clock }),
  startPasskeySignIn: use(startPasskeySignIn, { ceremonies, ...challenges }),
  listMemberSessions: use(listMemberSessions, { accounts, clock }),
  endMemberSession: use(endMemberSession, { accounts, clock }),
  endOtherMemberSessions: use(endOtherMemberSessions, { accounts, clock }),
  listMemberships: use(listMemberships, { registry }),
  switchPortal: use(switchPortal, { registry, accounts, digest, textSigner, randomness, ids, clock }),
  linkToPortal: use(linkToPortal, { registry, textSigner, ids, clock, baseUrl }),
  linkToPortalView: use(linkToPortalView, { registry, textSigner, ids, clock, baseUrl }),
  listPortalViews: use(listPortalViews, { registry, auditLog, textSigner, digest, clock }),
  authenticate: use(authenticate, { registry, tokenIssuer, digest, clock, meter }),
  exchangeToken: use(exchangeToken, { registry, tokenIssuer, digest, meter, clock, ids }),
  revokeToken: use(revokeToken, { registry, tokenIssuer, digest, clock }),
  publishKeys: use(publishKeys, { tokenIssuer, clock }),
  rotateKeys: use(rotateKeys, { tokenIssuer, clock }),
  replaceKeys: use(replaceKeys, { tokenIssuer, clock, masterKeys, secretCipher }),
});
