import { timestamp } from '../../../domain/shared/calendar.ts';
import type { PicturedMember } from '../../../domain/artists/profile.ts';
import { ImageId, SessionId } from '../../../domain/shared/ids.ts';
import type { Artists } from '../../../ports/driving/artists/artists.ts';
import type { ArtistClaims } from '../../../ports/driving/artists/claims.ts';
import type { Closures } from '../../../ports/driving/artists/closure.ts';
import type { LabelMembers } from '../../../ports/driving/artists/members.ts';
import type { PublicArtists } from '../../../ports/driving/artists/public-artists.ts';
import { allowedBy } from '../kernel/response/conditional.ts';
import { headersOfEnd, sessionCookie } from '../kernel/auth/session-cookie.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import type { BrowserSessionDependencies } from '../vocabulary/browser-session.ts';
import { sessionView } from '../vocabulary/account-sessions.ts';
import { preferredLanguage } from '../vocabulary/preferred-language.ts';
import * as sessions from './artist-sessions.contract.ts';
import { ownArtistAt } from './artist.views.ts';
import { artistBrowserSessionEndpoints } from './browser/browser-session.handlers.ts';
import { artistClaimEndpoints } from './claims/claims.handlers.ts';
import { closureEndpoints } from './closure/closure.handlers.ts';
import { labelMemberEndpoints } from './members.handlers.ts';
import * as own from './own-artist.contract.ts';
import { publicArtistEndpoints } from './public-artists.handlers.ts';
import * as registration from './registration.contract.ts';
import { rosterEndpoints, type RosterDependencies } from './roster.handlers.ts';

export type ArtistDependencies = Omit<Artists, 'authenticateArtist'> &
  ArtistClaims &
  Omit<Closures, 'eraseClosedAccounts'> &
  LabelMembers &
  PublicArtists &
  RosterDependencies &
  BrowserSessionDependencies;

export const artistEndpoints = (dependencies: ArtistDependencies): readonly Endpoint[] => [
  ...registrationOperations(dependencies),
  ...passwordOperations(dependencies),
  ...sessionOperations(dependencies),
  ...artistBrowserSessionEndpoints(dependencies),
  ...ownOperations(dependencies),
  ...closureEndpoints(dependencies),
  ...rosterEndpoints(dependencies),
  ...labelMemberEndpoints(dependencies),
  ...artistClaimEndpoints(dependencies),
  ...publicArtistEndpoints(dependencies),
];

const registrationOperations = (use: ArtistDependencies): readonly Endpoint[] => [
  endpoint(registration.readAgreement, async () => {
    const agreement = await use.readAgreement();
    return agreement.ok ? { status: 200, body: agreement.value } : agreement;
  }),

  endpoint(registration.registerArtist, async ({ body, address, acceptLanguage }) => {
    const { adult: _, acceptTerms: __, ...entry } = body;
    const language = preferredLanguage(undefined, acceptLanguage);
    const registered = await use.registerArtist({ ...entry, ...language, address });
    return registered.ok ? { status: 201, body: registered.value } : registered;
  }),

  endpoint(registration.inviteArtist, async ({ caller, body }) => {
    const invited = await use.inviteArtist({ caller, ...body });
    return invited.ok ? { status: 202, body: mailed(invited.value) } : invited;
  }),
];

const mailed = ({ email, expiresAt }: { readonly email: string; readonly expiresAt: number }) => ({
  email,
  expiresAt: timestamp(expiresAt),
});

const passwordOperations = (use: ArtistDependencies): readonly Endpoint[] => [
  endpoint(sessions.requestPasswordReset, async ({ body, address, acceptLanguage }) => {
    const language = preferredLanguage(undefined, acceptLanguage);
    const requested = await use.requestPasswordReset({ ...body, ...language, address });
    return requested.ok ? { status: 202, body: mailed(requested.value) } : requested;
  }),

  endpoint(sessions.resetPassword, async ({ body }) => {
    const reset = await use.resetPassword(body);
    return reset.ok ? { status: 204, empty: true } : reset;
  }),

  endpoint(sessions.changePassword, async ({ caller, body }) => {
    const changed = await use.changeArtistPassword({ caller, ...body });
    return changed.ok ? { status: 204, empty: true } : changed;
  }),
];

const sessionOperations = (use: ArtistDependencies): readonly Endpoint[] => [
  endpoint(sessions.signIn, async ({ body, address, userAgent }) => {
    const entered = await use.signInArtist({ ...body, address, userAgent });
    if (!entered.ok) return entered;
    const { token, session } = entered.value;
    return { status: 201, body: { token, expiresAt: timestamp(session.expiresAt) } };
  }),

  endpoint(sessions.listSessions, async ({ caller }) => {
    const found = await use.listArtistSessions(caller);
    if (!found.ok) return found;
    const data = found.value.map((session) => sessionView(session, caller.session));
    return { status: 200, body: { data, pagination: { limit: 100, nextCursor: null, total: data.length } } };
  }),

  endpoint(sessions.endSession, async ({ caller, params: { sessionId: named } }) => {
    const sessionId = named === 'current' ? caller.session.sessionId : SessionId(named);
    const ended = await use.endArtistSession({ caller, sessionId });
    if (!ended.ok) return ended;
    const isOwn = sessionId === caller.session.sessionId;
    const cookie = sessionCookie(use.baseUrl, 'artist');
    return { status: 204, empty: true, ...(isOwn && { headers: headersOfEnd(cookie, caller) }) };
  }),

  endpoint(sessions.endOtherSessions, async ({ caller }) => {
    const ended = await use.endOtherArtistSessions(caller);
    return ended.ok ? { status: 204, empty: true } : ended;
  }),
];

/** Returns an image that an edit names; null removes it. */
const namedImage = (member: PicturedMember, id: string | null | undefined) =>
  id === undefined ? {} : { [member]: id === null ? null : ImageId(id) };

const ownOperations = (use: ArtistDependencies, shown = ownArtistAt(use.baseUrl)): readonly Endpoint[] => [
  endpoint(own.readOwnArtist, async ({ caller }) => {
    const found = await use.readOwnArtist(caller);
    return found.ok ? shown(found.value) : found;
  }),

  endpoint(own.updateOwnArtist, async ({ caller, headers, body }) => {
    const { payout, password, pictureId, bannerId, ...profile } = body;
    const edited = await use.editOwnArtist({
      ...{ caller, profile, ...allowedBy(headers) },
      pictures: { ...namedImage('picture', pictureId), ...namedImage('banner', bannerId) },
      ...(payout !== undefined && { payout: { details: payout, password: password ?? '' } }),
    });
    return edited.ok ? shown(edited.value) : edited;
  }),

  endpoint(sessions.requestVerification, async ({ caller }) => {
    const requested = await use.requestEmailVerification(caller);
    return requested.ok ? { status: 202, body: mailed(requested.value) } : requested;
  }),

  endpoint(sessions.verifyEmail, async ({ caller, body: { code } }) => {
    const verified = await use.verifyEmail({ caller, code });
    return verified.ok ? shown(verified.value) : verified;
  }),
];
