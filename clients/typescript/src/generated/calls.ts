/** Generated from the OpenAPI document: `npm run generate --workspace clients/typescript`. */

import type { CallOptions, DataOf, ParametersOf } from '../types.ts';

/** The operations of the API. Errors are thrown: `ApiProblem` or `ConnectionFault`. */
export interface Calls {
  /**
   * Create an access token. `POST /api/v1/auth/token`
   *
   * Exchanges a client ID and client secret for an access token. The token is valid for one hour, or until the client secret expires if that is earlier. It has the requested scopes, limited to those of the client secret; if you request none, it has all of them. Errors also include `error` and `error_description`.
   */
  createAccessToken(
    parameters: ParametersOf<'createAccessToken'>,
    options?: CallOptions,
  ): Promise<DataOf<'createAccessToken'>>;

  /**
   * Create an access token with OAuth 2.0. `POST /oauth/token`
   *
   * Implements RFC 6749 §4.4 for OAuth client libraries. Send `grant_type=client_credentials` as a form or as JSON, with the client credentials as HTTP Basic authentication or in the body. Errors follow RFC 6749 §5.2.
   */
  createOAuthToken(
    parameters: ParametersOf<'createOAuthToken'>,
    options?: CallOptions,
  ): Promise<DataOf<'createOAuthToken'>>;

  /**
   * Create an access token with OAuth 2.0 (under /api/v1). `POST /api/v1/oauth/token`
   *
   * Implements RFC 6749 §4.4 for OAuth client libraries. Send `grant_type=client_credentials` as a form or as JSON, with the client credentials as HTTP Basic authentication or in the body. Errors follow RFC 6749 §5.2.
   */
  createOAuthTokenV1(
    parameters: ParametersOf<'createOAuthTokenV1'>,
    options?: CallOptions,
  ): Promise<DataOf<'createOAuthTokenV1'>>;

  /**
   * Revoke an access token. `POST /oauth/revoke`
   *
   * Implements RFC 7009. The token stops working within a second. The response is also 200 for an unknown or expired token.
   */
  revokeOAuthToken(
    parameters: ParametersOf<'revokeOAuthToken'>,
    options?: CallOptions,
  ): Promise<DataOf<'revokeOAuthToken'>>;

  /**
   * Revoke an access token (under /api/v1). `POST /api/v1/oauth/revoke`
   *
   * Implements RFC 7009. The token stops working within a second. The response is also 200 for an unknown or expired token.
   */
  revokeOAuthTokenV1(
    parameters: ParametersOf<'revokeOAuthTokenV1'>,
    options?: CallOptions,
  ): Promise<DataOf<'revokeOAuthTokenV1'>>;

  /**
   * Get the JWKS. `GET /.well-known/jwks.json`
   *
   * Returns the public keys that verify access tokens. New keys are published at least five minutes before they sign tokens.
   */
  getJwks(parameters?: ParametersOf<'getJwks'>, options?: CallOptions): Promise<DataOf<'getJwks'>>;

  /**
   * Get the certificate keys. `GET /.well-known/license-keys.json`
   *
   * Returns the public keys that verify license certificates. Keys are never removed, so old certificates stay verifiable.
   */
  getLicenseKeys(
    parameters?: ParametersOf<'getLicenseKeys'>,
    options?: CallOptions,
  ): Promise<DataOf<'getLicenseKeys'>>;

  /**
   * Get the OAuth server metadata. `GET /.well-known/oauth-authorization-server`
   *
   * Returns the metadata from which OAuth client libraries configure themselves (RFC 8414).
   */
  getAuthorizationServerMetadata(
    parameters?: ParametersOf<'getAuthorizationServerMetadata'>,
    options?: CallOptions,
  ): Promise<DataOf<'getAuthorizationServerMetadata'>>;

  /**
   * Create a track. `POST /api/v1/artists/me/tracks`
   *
   * Creates a track without a recording; an [upload](/reference/operations/initiateUpload) with its `trackId` adds one. Nobody else sees it until it is submitted. An account can have 10000 tracks. Needs the role `owner` or `editor`.
   */
  createTrack(parameters: ParametersOf<'createTrack'>, options?: CallOptions): Promise<DataOf<'createTrack'>>;

  /**
   * List your tracks. `GET /api/v1/artists/me/tracks`
   *
   * Returns the tracks that your account created, newest first, with their statuses.
   */
  listOwnTracks(
    parameters?: ParametersOf<'listOwnTracks'>,
    options?: CallOptions,
  ): Promise<DataOf<'listOwnTracks'>>;

  /**
   * Retrieve one of your tracks. `GET /api/v1/artists/me/tracks/{trackId}`
   *
   * Returns a track that your account created, as you have described it, with the measurements of its recording.
   */
  getOwnTrack(parameters: ParametersOf<'getOwnTrack'>, options?: CallOptions): Promise<DataOf<'getOwnTrack'>>;

  /**
   * Update a track. `PATCH /api/v1/artists/me/tracks/{trackId}`
   *
   * Changes the fields that you send. `If-Match` is required, so that you do not overwrite someone else’s change. A track that is waiting for review is reviewed as you submitted it: submit it again to have your changes reviewed. You can still change the description of a published track (title, version, genres, moods, instruments, keywords, tempo, key, energy, vocals, language, explicitness and artwork), and platforms see the change immediately. Changes of other fields of an approved track are a `revision`, which needs our review: submit the track to have them reviewed. The approved version stays in the catalog meanwhile. While a track is taken down, changes of other fields are rejected with 409. Needs the role `owner` or `editor`.
   */
  updateTrack(parameters: ParametersOf<'updateTrack'>, options?: CallOptions): Promise<DataOf<'updateTrack'>>;

  /**
   * Delete a track. `DELETE /api/v1/artists/me/tracks/{trackId}`
   *
   * Deletes a track that was never submitted, with its uploads. Needs the role `owner` or `editor`.
   */
  deleteTrack(parameters: ParametersOf<'deleteTrack'>, options?: CallOptions): Promise<DataOf<'deleteTrack'>>;

  /**
   * Submit a track for review. `POST /api/v1/artists/me/tracks/{trackId}/submit`
   *
   * Submits the track as it is now, with its latest processed recording. If anything is missing or wrong, all errors are returned and nothing is submitted. A track that is already waiting for review keeps its place. For an approved track, this submits the changes that need a review. Parties whose shares, name, IPI name number or address change must confirm their shares first; a party that has no more shares is not asked. Your email address must be confirmed. Needs the role `owner` or `editor`.
   */
  submitTrack(parameters: ParametersOf<'submitTrack'>, options?: CallOptions): Promise<DataOf<'submitTrack'>>;

  /**
   * Check a track. `GET /api/v1/artists/me/tracks/{trackId}/errors`
   *
   * Returns everything that would prevent the submission of the track as it is now, in the same form as a submission that is rejected. For an approved track, checks the changes that need a review. Nothing is submitted. Only a submission checks that no other track has the ISRC, and that your email address is confirmed.
   */
  checkTrack(parameters: ParametersOf<'checkTrack'>, options?: CallOptions): Promise<DataOf<'checkTrack'>>;

  /**
   * List the usage of one of your tracks. `GET /api/v1/artists/me/tracks/{trackId}/usage`
   *
   * Returns what platforms have reported of a track of your account, added up by month, platform and country, in this order, the earliest month first. Platforms can report use up to 61 days late, so recent months still grow. Use in the sandbox is left out, and so is use that was reported to a release without this operation. With `Accept: text/csv` or `format=csv`, the response is a CSV file with all rows; `limit` does not apply.
   */
  listTrackUse(
    parameters: ParametersOf<'listTrackUse'>,
    options?: CallOptions,
  ): Promise<DataOf<'listTrackUse'>>;

  /**
   * Deliver many tracks in one file. `POST /api/v1/artists/me/deliveries`
   *
   * Creates the tracks that a CSV file, a JSON file or a message of DDEX ERN (4.1.1 or 4.3) describes, and changes those that you have never submitted. A row finds its track by `externalId` (your own ID), the upload that `file` names, or `isrc`. Fields that a row leaves out stay as they are. Either all rows are delivered or none: if a row has errors, the response lists them and nothing changes. Send `dryRun=true` first: it returns all errors of all rows, and changes nothing. You can send the same file again at any time: rows that were delivered are `unchanged`. A file can have 500 tracks and 2 MiB. The [guide](/reference/guides/bulk-delivery) describes the columns. Needs the role `owner` or `editor`.
   */
  deliverTracks(
    parameters: ParametersOf<'deliverTracks'>,
    options?: CallOptions,
  ): Promise<DataOf<'deliverTracks'>>;

  /**
   * Withdraw the revision of a track. `DELETE /api/v1/artists/me/tracks/{trackId}/revision`
   *
   * Undoes all changes of an approved track that need our review, submitted or not: the fields get the values in the catalog again. Our decision about them stays in `revisionDecisions`, and what we rejected last cannot be submitted again unchanged. Needs the role `owner` or `editor`.
   */
  withdrawTrackRevision(
    parameters: ParametersOf<'withdrawTrackRevision'>,
    options?: CallOptions,
  ): Promise<DataOf<'withdrawTrackRevision'>>;

  /**
   * List revisions. `GET /api/v1/staff/revisions`
   *
   * Returns the changes of approved tracks that wait for review, the longest wait first. The approved versions stay in the catalog.
   */
  listRevisions(
    parameters?: ParametersOf<'listRevisions'>,
    options?: CallOptions,
  ): Promise<DataOf<'listRevisions'>>;

  /**
   * Retrieve the revision of a track. `GET /api/v1/staff/tracks/{trackId}/revision`
   *
   * Returns an approved track before and after the changes that wait for review.
   */
  getRevision(parameters: ParametersOf<'getRevision'>, options?: CallOptions): Promise<DataOf<'getRevision'>>;

  /**
   * Decide about the revision of a track. `POST /api/v1/staff/tracks/{trackId}/revision/decision`
   *
   * Publishes the changes (`approve`), or returns or rejects them: then the approved version stays as it is. `If-Match` is required, so that you decide about the changes that you have read. A revision cannot be approved while a party disputes its shares and has not confirmed those of the revision, while another track has its ISRC (409 with `fields` and `trackId`), or while the track is taken down. Licenses that were issued before keep their terms. The account gets the decision by email.
   */
  decideRevision(
    parameters: ParametersOf<'decideRevision'>,
    options?: CallOptions,
  ): Promise<DataOf<'decideRevision'>>;

  /**
   * Add a stem to a track. `POST /api/v1/artists/me/tracks/{trackId}/stems`
   *
   * Returns a URL to which you send the file, as for [the upload of a recording](/reference/operations/initiateUpload), with the same limits. [Confirm](/reference/operations/confirmStem) the stem when all bytes are received. With `stemId` it replaces a stem. A track can have 32 stems of 2 GiB together. Stems are reviewed when you submit the track; those of an approved track are a `revision`. Needs the role `owner` or `editor`.
   */
  initiateStem(
    parameters: ParametersOf<'initiateStem'>,
    options?: CallOptions,
  ): Promise<DataOf<'initiateStem'>>;

  /**
   * List the stems of one of your tracks. `GET /api/v1/artists/me/tracks/{trackId}/stems`
   *
   * Returns the stems of a track of your account as it is now, submitted or not, with the state of each. Until a stem is confirmed, and if your role permits uploads, it has a URL to continue its upload.
   */
  listOwnStems(
    parameters: ParametersOf<'listOwnStems'>,
    options?: CallOptions,
  ): Promise<DataOf<'listOwnStems'>>;

  /**
   * Confirm a stem. `POST /api/v1/artists/me/tracks/{trackId}/stems/{stemId}/confirm`
   *
   * Confirms that you sent all bytes of a stem. The track needs a processed recording, with which we compare the stem: its length may differ by 100 ms, its sample rate must be the same, and it cannot have more channels. The stem becomes `ready` or `failed`. Once all stems are ready, we measure how far their sum is from the recording. A repeated confirmation returns the stem in its current state. Needs the role `owner` or `editor`.
   */
  confirmStem(parameters: ParametersOf<'confirmStem'>, options?: CallOptions): Promise<DataOf<'confirmStem'>>;

  /**
   * Remove a stem from a track. `DELETE /api/v1/artists/me/tracks/{trackId}/stems/{stemId}`
   *
   * Removes a stem from a track and deletes its file, unless a version that you submitted has it. The stems of an approved track stay in the catalog until we approve the `revision`. Needs the role `owner` or `editor`.
   */
  deleteStem(parameters: ParametersOf<'deleteStem'>, options?: CallOptions): Promise<DataOf<'deleteStem'>>;

  /**
   * Retrieve the agreement for artists. `GET /api/v1/artists/agreement`
   *
   * Returns the version of the agreement that a registration accepts, and the share of the rights holders that it names. Accounts keep the agreement that they accepted. Requires no credential.
   */
  getArtistAgreement(
    parameters?: ParametersOf<'getArtistAgreement'>,
    options?: CallOptions,
  ): Promise<DataOf<'getArtistAgreement'>>;

  /**
   * Register an artist or label account. `POST /api/v1/artists/register`
   *
   * Creates an account and emails a code that confirms the address, valid for 24 hours. The response is the same if the address already has an account: nothing is created then, and we email its owner. An IP address can register five accounts per hour; a mailbox gets at most five emails per day from registrations and new codes that confirm an address, in bursts of at most three. Depending on the configuration, registration is open, by invitation, or closed. Requires no credential.
   */
  registerArtist(
    parameters: ParametersOf<'registerArtist'>,
    options?: CallOptions,
  ): Promise<DataOf<'registerArtist'>>;

  /**
   * Invite an artist or label. `POST /api/v1/staff/artists/invitations`
   *
   * Emails an invitation to register an account, valid for 14 days and for that address. An address registers once, so an invitation works once. If registration is closed, nobody can be invited (404).
   */
  inviteArtist(
    parameters: ParametersOf<'inviteArtist'>,
    options?: CallOptions,
  ): Promise<DataOf<'inviteArtist'>>;

  /**
   * Request a password reset. `POST /api/v1/artists/password-resets`
   *
   * Emails a code that sets a new password, valid for one hour. Earlier codes stop working. The response is the same if the address has no account. A mailbox gets at most ten such emails per hour, in bursts of at most three. Requires no credential.
   */
  requestArtistPasswordReset(
    parameters: ParametersOf<'requestArtistPasswordReset'>,
    options?: CallOptions,
  ): Promise<DataOf<'requestArtistPasswordReset'>>;

  /**
   * Reset a password. `POST /api/v1/artists/password-resets/complete`
   *
   * Sets a new password with an emailed code, which works once. Ends all of your sessions, lifts a lock of failed sign-ins, and confirms the address. Requires no credential.
   */
  resetArtistPassword(
    parameters: ParametersOf<'resetArtistPassword'>,
    options?: CallOptions,
  ): Promise<DataOf<'resetArtistPassword'>>;

  /**
   * Change your password. `POST /api/v1/artists/me/password`
   *
   * Sets a new password and ends your other sessions. A wrong current password counts as a failed sign-in.
   */
  changeArtistPassword(
    parameters: ParametersOf<'changeArtistPassword'>,
    options?: CallOptions,
  ): Promise<DataOf<'changeArtistPassword'>>;

  /**
   * Create an artist session. `POST /api/v1/artists/sessions`
   *
   * Signs in with email address and password. All failures have the same response. After five failures in a row, sign-ins with the address are rejected for 30 seconds, and twice as long after each further failure, up to one hour. Existing sessions stay valid. The address does not need to be confirmed.
   */
  createArtistSession(
    parameters: ParametersOf<'createArtistSession'>,
    options?: CallOptions,
  ): Promise<DataOf<'createArtistSession'>>;

  /**
   * List your sessions. `GET /api/v1/artists/sessions`
   */
  listArtistSessions(
    parameters?: ParametersOf<'listArtistSessions'>,
    options?: CallOptions,
  ): Promise<DataOf<'listArtistSessions'>>;

  /**
   * End your other sessions. `DELETE /api/v1/artists/sessions`
   *
   * Ends all of your sessions except the one of the request.
   */
  endOtherArtistSessions(
    parameters?: ParametersOf<'endOtherArtistSessions'>,
    options?: CallOptions,
  ): Promise<DataOf<'endOtherArtistSessions'>>;

  /**
   * End a session. `DELETE /api/v1/artists/sessions/{sessionId}`
   *
   * Ends one of your sessions. `current` signs you out.
   */
  endArtistSession(
    parameters: ParametersOf<'endArtistSession'>,
    options?: CallOptions,
  ): Promise<DataOf<'endArtistSession'>>;

  /**
   * Move an artist session into a cookie. `POST /api/v1/artists/browser-session`
   *
   * Sets a cookie with the token of your session, which scripts cannot read. Browsers can use the cookie instead of the token for all operations of artists and labels; all methods except GET also need the header `X-CSRF-Token`. The cookie is the same session: it ends after 7 days, or when you end the session.
   */
  createArtistBrowserSession(
    parameters?: ParametersOf<'createArtistBrowserSession'>,
    options?: CallOptions,
  ): Promise<DataOf<'createArtistBrowserSession'>>;

  /**
   * Retrieve the artist session of the browser. `GET /api/v1/artists/browser-session`
   *
   * Returns who is signed in and the CSRF token of the session.
   */
  getArtistBrowserSession(
    parameters?: ParametersOf<'getArtistBrowserSession'>,
    options?: CallOptions,
  ): Promise<DataOf<'getArtistBrowserSession'>>;

  /**
   * Retrieve your account. `GET /api/v1/artists/me`
   *
   * Returns your account with its own profile. Payout details are masked, and absent for editors.
   */
  getOwnArtist(
    parameters?: ParametersOf<'getOwnArtist'>,
    options?: CallOptions,
  ): Promise<DataOf<'getOwnArtist'>>;

  /**
   * Update your account. `PATCH /api/v1/artists/me`
   *
   * Changes the fields that you send. Owners and editors change the profile; owners and finance change `payout`. Payout details need your password and a confirmed email address, are stored encrypted and shown masked; we email the owners, and hold payouts for 72 hours. You can change them three times in a burst, ten times per hour and twenty times per day. A wrong password counts as a failed sign-in.
   */
  updateOwnArtist(
    parameters: ParametersOf<'updateOwnArtist'>,
    options?: CallOptions,
  ): Promise<DataOf<'updateOwnArtist'>>;

  /**
   * Request a verification email. `POST /api/v1/artists/me/email-verification`
   *
   * Emails a new code that confirms your address, valid for 24 hours. Earlier codes stop working. A mailbox gets at most five emails per day from registrations and this operation, in bursts of at most three.
   */
  requestArtistEmailVerification(
    parameters?: ParametersOf<'requestArtistEmailVerification'>,
    options?: CallOptions,
  ): Promise<DataOf<'requestArtistEmailVerification'>>;

  /**
   * Confirm your email address. `POST /api/v1/artists/me/email-verification/confirm`
   *
   * Confirms your address with the code that was emailed to it, which works once. An unverified account becomes active. Requires a session, so that nobody confirms an account that someone else registered with their address.
   */
  verifyArtistEmail(
    parameters: ParametersOf<'verifyArtistEmail'>,
    options?: CallOptions,
  ): Promise<DataOf<'verifyArtistEmail'>>;

  /**
   * Close your account. `POST /api/v1/artists/me/closure`
   *
   * Closes your account in 14 days, with all of its profiles. Until then the account works as before, and any owner can keep it; we email the owners. When the account is closed, all members lose access, its published tracks can no longer be licensed, and its personal data are erased; licenses that were issued stay valid. This cannot be undone. Owners only, with their password; a wrong one counts as a failed sign-in. A second request does not extend the period. You can request it three times in a burst, ten times per hour and twenty times per day.
   */
  requestArtistClosure(
    parameters: ParametersOf<'requestArtistClosure'>,
    options?: CallOptions,
  ): Promise<DataOf<'requestArtistClosure'>>;

  /**
   * Cancel the closure of your account. `DELETE /api/v1/artists/me/closure`
   *
   * Withdraws the request to close your account; we email the owners. Owners only. Returns the account unchanged if no closure is pending.
   */
  withdrawArtistClosure(
    parameters?: ParametersOf<'withdrawArtistClosure'>,
    options?: CallOptions,
  ): Promise<DataOf<'withdrawArtistClosure'>>;

  /**
   * Add an artist to your roster. `POST /api/v1/artists/me/roster`
   *
   * Creates the profile of an artist in the account of a label. Owners and editors can do it. A label can have 1000 profiles, its own included; the account of an artist has exactly one profile (409).
   */
  addRosterArtist(
    parameters: ParametersOf<'addRosterArtist'>,
    options?: CallOptions,
  ): Promise<DataOf<'addRosterArtist'>>;

  /**
   * List your roster. `GET /api/v1/artists/me/roster`
   *
   * Returns the profiles of your account by name, with its own. The account of an artist has exactly one.
   */
  listRosterArtists(
    parameters?: ParametersOf<'listRosterArtists'>,
    options?: CallOptions,
  ): Promise<DataOf<'listRosterArtists'>>;

  /**
   * Retrieve a profile. `GET /api/v1/artists/me/roster/{artistId}`
   *
   * Returns a profile of your account.
   */
  getRosterArtist(
    parameters: ParametersOf<'getRosterArtist'>,
    options?: CallOptions,
  ): Promise<DataOf<'getRosterArtist'>>;

  /**
   * Update a profile. `PATCH /api/v1/artists/me/roster/{artistId}`
   *
   * Changes the fields that you send. Owners and editors can do it.
   */
  updateRosterArtist(
    parameters: ParametersOf<'updateRosterArtist'>,
    options?: CallOptions,
  ): Promise<DataOf<'updateRosterArtist'>>;

  /**
   * List members of your account. `GET /api/v1/artists/me/members`
   *
   * Returns the members of your account and the people invited to it, at most 100.
   */
  listArtistMembers(
    parameters?: ParametersOf<'listArtistMembers'>,
    options?: CallOptions,
  ): Promise<DataOf<'listArtistMembers'>>;

  /**
   * Invite a person to your label. `POST /api/v1/artists/me/members`
   *
   * Emails a code that joins the account of a label, valid for seven days, and informs the owners. The role takes effect when the person joins. Your address must be confirmed. An address belongs to one account: the response is the same if it has one already, and only its owner learns of it. The account of an artist has one member (409).
   */
  inviteArtistMember(
    parameters: ParametersOf<'inviteArtistMember'>,
    options?: CallOptions,
  ): Promise<DataOf<'inviteArtistMember'>>;

  /**
   * Update a member of your label. `PATCH /api/v1/artists/me/members/{memberId}`
   *
   * Changes the role of a member or of an invitation; it takes effect immediately, also in open sessions. `invite` emails a new code to a person who has not joined; earlier codes stop working. The last owner who has joined stays an owner. A request that changes nothing emails nobody.
   */
  updateArtistMember(
    parameters: ParametersOf<'updateArtistMember'>,
    options?: CallOptions,
  ): Promise<DataOf<'updateArtistMember'>>;

  /**
   * Remove a member of your label. `DELETE /api/v1/artists/me/members/{memberId}`
   *
   * Removes a member and ends their sessions immediately, or withdraws an invitation. You cannot remove the last owner who has joined.
   */
  removeArtistMember(
    parameters: ParametersOf<'removeArtistMember'>,
    options?: CallOptions,
  ): Promise<DataOf<'removeArtistMember'>>;

  /**
   * Accept an invitation to a label. `POST /api/v1/artists/invitations/accept`
   *
   * Joins the account of a label with the code of an invitation, which works once, and sets the password with which you sign in. An address that belongs to another account cannot join (409). Requires no credential.
   */
  acceptArtistInvitation(
    parameters: ParametersOf<'acceptArtistInvitation'>,
    options?: CallOptions,
  ): Promise<DataOf<'acceptArtistInvitation'>>;

  /**
   * Claim an artist of the catalog. `POST /api/v1/artists/me/claims`
   *
   * Claims that tracks of the catalog that credit an artist by this name are by the artist of your profile. Upper and lower case make no difference. Staff review the claim and email you the decision; after an approval the tracks belong to your profile. An artist belongs to one profile (409). An account can have 20 open claims. Your address must be confirmed. Owners and editors can do it.
   */
  claimArtist(parameters: ParametersOf<'claimArtist'>, options?: CallOptions): Promise<DataOf<'claimArtist'>>;

  /**
   * List your claims. `GET /api/v1/artists/me/claims`
   *
   * Returns the claims of your account, the latest first, with the reasons of decisions.
   */
  listArtistClaims(
    parameters?: ParametersOf<'listArtistClaims'>,
    options?: CallOptions,
  ): Promise<DataOf<'listArtistClaims'>>;

  /**
   * List claims to artists. `GET /api/v1/staff/artist-claims`
   *
   * Returns claims with a status, the oldest first.
   */
  listArtistClaimsForStaff(
    parameters?: ParametersOf<'listArtistClaimsForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'listArtistClaimsForStaff'>>;

  /**
   * Decide a claim to an artist. `POST /api/v1/staff/artist-claims/{claimId}/decision`
   *
   * Approves or rejects an open claim. After an approval, the tracks that credit the artist belong to the profile. The statement is emailed to the claimant. An artist belongs to one profile: if another claim was approved before, reject this one (409).
   */
  decideArtistClaim(
    parameters: ParametersOf<'decideArtistClaim'>,
    options?: CallOptions,
  ): Promise<DataOf<'decideArtistClaim'>>;

  /**
   * Retrieve an artist. `GET /api/v1/artists/{artistId}`
   *
   * Returns an artist whom an available track credits, by an `artistId` of the track or of a profile. Several IDs can lead to one artist; `artistId` of the response is the same for all of them.
   */
  getArtist(parameters: ParametersOf<'getArtist'>, options?: CallOptions): Promise<DataOf<'getArtist'>>;

  /**
   * List the tracks of an artist. `GET /api/v1/artists/{artistId}/tracks`
   *
   * Returns the available tracks that credit an artist under any ID, the newest first.
   */
  listArtistTracks(
    parameters: ParametersOf<'listArtistTracks'>,
    options?: CallOptions,
  ): Promise<DataOf<'listArtistTracks'>>;

  /**
   * Export your data. `GET /api/v1/artists/me/export`
   *
   * Returns what we have stored for your account, in one document: what the other operations return to you, page by page. Payout details are masked; they, balances and payouts are absent for editors. The document contains no audio, no images and no URLs of uploads. It is written while records are read: changes that are made meanwhile can appear, and a profile or party that is renamed meanwhile can appear twice or not at all. If the response ends early, its JSON is incomplete: send the request again. It ends early, too, when you are removed from the account or get another role. Each export is recorded in the audit log as `artist.export`. You can export three times in a burst, and ten times per day.
   */
  exportOwnArtist(
    parameters?: ParametersOf<'exportOwnArtist'>,
    options?: CallOptions,
  ): Promise<DataOf<'exportOwnArtist'>>;

  /**
   * List artists and labels. `GET /api/v1/staff/artists`
   *
   * Returns the profiles of artists and labels with their accounts: the newest first, or sorted by the matching word with `q`. If `q` is the complete email address of a member, the profiles of that account are returned by name. With `q`, a page can have fewer profiles than `limit`. Continue until `nextCursor` is null.
   */
  listArtistsForStaff(
    parameters?: ParametersOf<'listArtistsForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'listArtistsForStaff'>>;

  /**
   * Retrieve an artist or label. `GET /api/v1/staff/artists/{artistId}`
   *
   * Returns a profile with its account and the members of the account. Payout details are never shown to staff here.
   */
  getArtistForStaff(
    parameters: ParametersOf<'getArtistForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'getArtistForStaff'>>;

  /**
   * Create an album. `POST /api/v1/albums`
   *
   * Creates an album of a profile of your account, without tracks. Platforms see it from its release date on, once it has an available track. An account can have 5000 albums, and one album with each UPC. Needs the role `owner` or `editor`.
   */
  createAlbum(parameters: ParametersOf<'createAlbum'>, options?: CallOptions): Promise<DataOf<'createAlbum'>>;

  /**
   * Update an album. `PATCH /api/v1/albums/{albumId}`
   *
   * Changes the fields that you send. Needs the role `owner` or `editor`.
   */
  updateAlbum(parameters: ParametersOf<'updateAlbum'>, options?: CallOptions): Promise<DataOf<'updateAlbum'>>;

  /**
   * Delete an album. `DELETE /api/v1/albums/{albumId}`
   *
   * Deletes an album. Its tracks and its cover stay. Needs the role `owner` or `editor`.
   */
  deleteAlbum(parameters: ParametersOf<'deleteAlbum'>, options?: CallOptions): Promise<DataOf<'deleteAlbum'>>;

  /**
   * Retrieve an album. `GET /api/v1/albums/{albumId}`
   *
   * Returns an album that its artist or label manages, with its available tracks. Returns 404 before its release date, and if none of its tracks is available.
   */
  getAlbum(parameters: ParametersOf<'getAlbum'>, options?: CallOptions): Promise<DataOf<'getAlbum'>>;

  /**
   * Assign the tracks of an album. `PUT /api/v1/albums/{albumId}/tracks`
   *
   * Replaces the list of tracks in one step. Each track must credit one of your profiles, or a name that it has claimed, as a main artist. Each track and each position on a disc can occur only once. If anything is wrong, all errors are returned and nothing changes. Send `If-Match` to avoid overwriting the changes of others. Needs the role `owner` or `editor`.
   */
  assignAlbumTracks(
    parameters: ParametersOf<'assignAlbumTracks'>,
    options?: CallOptions,
  ): Promise<DataOf<'assignAlbumTracks'>>;

  /**
   * List your albums. `GET /api/v1/artists/me/albums`
   *
   * Returns the albums of your account, newest first.
   */
  listOwnAlbums(
    parameters?: ParametersOf<'listOwnAlbums'>,
    options?: CallOptions,
  ): Promise<DataOf<'listOwnAlbums'>>;

  /**
   * Retrieve one of your albums. `GET /api/v1/artists/me/albums/{albumId}`
   *
   * Returns an album of your account with all of its tracks, also those that are not available.
   */
  getOwnAlbum(parameters: ParametersOf<'getOwnAlbum'>, options?: CallOptions): Promise<DataOf<'getOwnAlbum'>>;

  /**
   * List the albums of an artist. `GET /api/v1/artists/{artistId}/albums`
   *
   * Returns the released albums of an artist that have an available track, the latest release first. `artistId` can be any ID of the artist. The list of an unknown artist is empty. A page can have fewer albums than `limit`: continue until `nextCursor` is null.
   */
  listArtistAlbums(
    parameters: ParametersOf<'listArtistAlbums'>,
    options?: CallOptions,
  ): Promise<DataOf<'listArtistAlbums'>>;

  /**
   * Create a party. `POST /api/v1/artists/me/parties`
   *
   * Creates a person or a company that your tracks can name as an owner of the master, a writer or a publisher. Only your account sees the party and its email address. An account can have 5000 parties. Needs the role `owner` or `editor`.
   */
  createParty(parameters: ParametersOf<'createParty'>, options?: CallOptions): Promise<DataOf<'createParty'>>;

  /**
   * List your parties. `GET /api/v1/artists/me/parties`
   *
   * Returns the parties of your account by name.
   */
  listParties(
    parameters?: ParametersOf<'listParties'>,
    options?: CallOptions,
  ): Promise<DataOf<'listParties'>>;

  /**
   * Retrieve a party. `GET /api/v1/artists/me/parties/{partyId}`
   *
   * Returns a party of your account.
   */
  getParty(parameters: ParametersOf<'getParty'>, options?: CallOptions): Promise<DataOf<'getParty'>>;

  /**
   * Update a party. `PATCH /api/v1/artists/me/parties/{partyId}`
   *
   * Changes the fields that you send. Needs the role `owner` or `editor`.
   */
  updateParty(parameters: ParametersOf<'updateParty'>, options?: CallOptions): Promise<DataOf<'updateParty'>>;

  /**
   * Delete a party. `DELETE /api/v1/artists/me/parties/{partyId}`
   *
   * Deletes a party with its email address. Returns 409 while a track of your account names it. Needs the role `owner` or `editor`.
   */
  deleteParty(parameters: ParametersOf<'deleteParty'>, options?: CallOptions): Promise<DataOf<'deleteParty'>>;

  /**
   * List the confirmations of a track. `GET /api/v1/artists/me/tracks/{trackId}/confirmations`
   *
   * Returns each party that has a share in the track, with its shares and whether it has confirmed them. A party with your own confirmed address counts as confirmed if you are an owner of the account, for your own requests only.
   */
  listShareConfirmations(
    parameters: ParametersOf<'listShareConfirmations'>,
    options?: CallOptions,
  ): Promise<DataOf<'listShareConfirmations'>>;

  /**
   * Request the confirmations of a track. `POST /api/v1/artists/me/tracks/{trackId}/confirmations`
   *
   * Emails each party, 50 at a time, that was not asked about its current shares, name and track a code with which it confirms or disputes them within 30 days. The email names your account, which entered the address. Send the request again to remind those that have not answered: at most twice, and three days after the last email at the earliest. A changed question is emailed a day after the last email at the earliest. Parties that would get too many emails today are left out; if that leaves none, the response is 429. Your email address must be confirmed. Needs the role `owner` or `editor`.
   */
  requestShareConfirmations(
    parameters: ParametersOf<'requestShareConfirmations'>,
    options?: CallOptions,
  ): Promise<DataOf<'requestShareConfirmations'>>;

  /**
   * Read your shares in a track. `POST /api/v1/share-confirmations/read`
   *
   * Returns the track and the shares that an emailed code asks you to confirm. Returns 409 if the account has changed your shares, your name, your IPI name number, your address, or the title or artists of the track since, in which case it must ask you again, and if a later email replaced the code. Requires no credential.
   */
  readShareConfirmation(
    parameters: ParametersOf<'readShareConfirmation'>,
    options?: CallOptions,
  ): Promise<DataOf<'readShareConfirmation'>>;

  /**
   * Confirm or dispute your shares in a track. `POST /api/v1/share-confirmations/answer`
   *
   * Answers with an emailed code. You can answer again while the code is valid; the last answer counts. `optOut` works with the latest code and any of the 20 before it, whatever has changed, also after 30 days, for the address that got it; the response then shows nothing of a changed question. The account sees your answer and your reason. A dispute also reaches our staff if the track was submitted; it works with the latest code whatever the account has changed since. Requires no credential.
   */
  answerShareConfirmation(
    parameters: ParametersOf<'answerShareConfirmation'>,
    options?: CallOptions,
  ): Promise<DataOf<'answerShareConfirmation'>>;

  /**
   * List disputes of shares. `GET /api/v1/staff/disputes`
   *
   * Returns the disputes of parties about their shares in tracks that were submitted, the earliest first. A dispute ends when staff set it aside, when its party confirms the disputed shares, or when a track that is not approved yet is submitted with shares that the party has confirmed. The approval of a revision ends the dispute of a party that has confirmed its shares in it. A page can have fewer items than `limit`.
   */
  listShareDisputes(
    parameters?: ParametersOf<'listShareDisputes'>,
    options?: CallOptions,
  ): Promise<DataOf<'listShareDisputes'>>;

  /**
   * Set a dispute of shares aside. `POST /api/v1/staff/tracks/{trackId}/disputes/{partyId}/set-aside`
   *
   * Records why the track can be approved in spite of the dispute. Until then, neither the track nor its revision can be approved, and the track cannot be reinstated after a takedown. If the authority of the account itself is contested, take the track down for the reason `disputed`, or reject it. A later dispute with another reason is a new one, with another `disputedAt`. `disputedAt` and `concerns` are required so that you set aside the dispute that you have read, and accept only shares that you have seen.
   */
  setAsideShareDispute(
    parameters: ParametersOf<'setAsideShareDispute'>,
    options?: CallOptions,
  ): Promise<DataOf<'setAsideShareDispute'>>;

  /**
   * List royalty statements. `GET /api/v1/artists/me/statements`
   *
   * Returns the statements of the parties of your account: one for each party that gets a part of a closed royalty period. Needs the role `owner` or `finance`.
   */
  listStatements(
    parameters?: ParametersOf<'listStatements'>,
    options?: CallOptions,
  ): Promise<DataOf<'listStatements'>>;

  /**
   * Retrieve a royalty statement. `GET /api/v1/artists/me/statements/{statementId}`
   *
   * Returns a statement with its lines, and the proof that the closed period contains it. Keep the JSON unchanged: with it, anyone can [verify the statement](/reference/operations/verifyStatement). With `Accept: text/csv` or `format=csv`, the response is a CSV file with the lines. Needs the role `owner` or `finance`.
   */
  getStatement(
    parameters: ParametersOf<'getStatement'>,
    options?: CallOptions,
  ): Promise<DataOf<'getStatement'>>;

  /**
   * Verify a royalty statement. `POST /api/v1/verify/statement`
   *
   * Checks whether a closed royalty period contains a statement exactly as you send it, against the root that we stored when the period was closed. `root` in the body is ignored. Send the JSON of the statement unchanged. Stores nothing, and requires no credential. A statement that exceeds the limits of a body can be verified offline, with the command `verify-statement`.
   */
  verifyStatement(
    parameters: ParametersOf<'verifyStatement'>,
    options?: CallOptions,
  ): Promise<DataOf<'verifyStatement'>>;

  /**
   * List balances. `GET /api/v1/artists/me/balances`
   *
   * Returns what your account earned and was paid in each currency, and why a balance cannot be paid out now. Needs the role `owner` or `finance`.
   */
  listOwnBalances(
    parameters?: ParametersOf<'listOwnBalances'>,
    options?: CallOptions,
  ): Promise<DataOf<'listOwnBalances'>>;

  /**
   * List payouts. `GET /api/v1/artists/me/payouts`
   *
   * Returns the payouts to your account, the latest first. A page can have fewer payouts than `limit`, or none: continue until `nextCursor` is null. Needs the role `owner` or `finance`.
   */
  listOwnPayouts(
    parameters?: ParametersOf<'listOwnPayouts'>,
    options?: CallOptions,
  ): Promise<DataOf<'listOwnPayouts'>>;

  /**
   * Start the upload of a cover or artwork. `POST /api/v1/images`
   *
   * Send the bytes with the returned `method` and `headers` to `url`, then confirm the upload. The URL works for one hour and can be used again; the bytes that were sent last count. An upload that is not confirmed within a day is deleted. Files are JPEG, PNG or WebP, up to 10 MiB and 4096 pixels on each side. An account can have 50 uploads that are not confirmed, begin 200 per hour, and have 2,000 images with 10 GiB in all sizes. Needs the role `owner` or `editor`. `album_cover`: at least 1400 × 1400 pixels, square; `track_artwork`: at least 1400 × 1400 pixels, square.
   */
  initiateImageUpload(
    parameters: ParametersOf<'initiateImageUpload'>,
    options?: CallOptions,
  ): Promise<DataOf<'initiateImageUpload'>>;

  /**
   * Start the upload of a profile picture or banner. `POST /api/v1/artists/me/images`
   *
   * Send the bytes with the returned `method` and `headers` to `url`, then confirm the upload. The URL works for one hour and can be used again; the bytes that were sent last count. An upload that is not confirmed within a day is deleted. Files are JPEG, PNG or WebP, up to 10 MiB and 4096 pixels on each side. An account can have 50 uploads that are not confirmed, begin 200 per hour, and have 2,000 images with 10 GiB in all sizes. Needs the role `owner` or `editor`. `profile_picture`: at least 640 × 640 pixels; `banner`: at least 1500 × 500 pixels.
   */
  initiateArtistImageUpload(
    parameters: ParametersOf<'initiateArtistImageUpload'>,
    options?: CallOptions,
  ): Promise<DataOf<'initiateArtistImageUpload'>>;

  /**
   * Confirm the upload of an image. `POST /api/v1/images/{uploadId}/confirm`
   *
   * Checks the image and renders its variants, each as WebP and JPEG. They are upright, in sRGB, without transparency and metadata; nothing else of the file is kept. A rejection names each field with what was found, as `/width` or `/height`. Animated images, images in CMYK and incomplete files are rejected. If the image takes longer than 10 seconds, the response is 503 with `Retry-After`: confirm again. Confirming again returns the same image. An account can confirm 20 images in a burst, and one every two seconds after that. Needs the role `owner` or `editor`.
   */
  confirmImageUpload(
    parameters: ParametersOf<'confirmImageUpload'>,
    options?: CallOptions,
  ): Promise<DataOf<'confirmImageUpload'>>;

  /**
   * Delete an image. `DELETE /api/v1/images/{imageId}`
   *
   * Deletes a confirmed image with all of its files. Its URLs stop working, except where a cache has a copy. An image that a profile or an album shows is not deleted (409): remove it from there first. Needs the role `owner` or `editor`.
   */
  deleteImage(parameters: ParametersOf<'deleteImage'>, options?: CallOptions): Promise<DataOf<'deleteImage'>>;

  /**
   * Get the file of an image. `GET /images/{imageId}/{file}`
   *
   * Returns a variant of an image, from its URL in another response. The name contains a digest of the content, so that the file can be cached forever. Can be used by any web page (CORS).
   */
  getImage(parameters: ParametersOf<'getImage'>, options?: CallOptions): Promise<DataOf<'getImage'>>;

  /**
   * Start the upload of a master. `POST /api/v1/artists/me/uploads`
   *
   * Returns a URL to which you send the file in one or more requests, by [tus 1.0.0](https://tus.io/protocols/resumable-upload) with the extensions checksum, expiration and termination: tus clients use it as the URL of an existing upload. `X-HTTP-Method-Override` is not supported. An interrupted upload continues at its offset, also from another device. Files are WAV or FLAC, up to 2 GiB. [Confirm](/reference/operations/confirmUpload) the upload when all bytes are received; it is deleted after seven days otherwise. An account can have 20 incomplete uploads, begin 200 per hour, and have 50 GiB of uploads. Needs the role `owner` or `editor`; the email address does not need to be confirmed.
   */
  initiateUpload(
    parameters: ParametersOf<'initiateUpload'>,
    options?: CallOptions,
  ): Promise<DataOf<'initiateUpload'>>;

  /**
   * List your uploads. `GET /api/v1/artists/me/uploads`
   *
   * Returns the uploads of your account, newest first.
   */
  listUploads(
    parameters?: ParametersOf<'listUploads'>,
    options?: CallOptions,
  ): Promise<DataOf<'listUploads'>>;

  /**
   * Retrieve an upload. `GET /api/v1/artists/me/uploads/{uploadId}`
   *
   * Returns an upload of your account. Until it is confirmed, and if your role permits uploads, the response contains a URL to continue it: a client that lost the URL can use this one.
   */
  getUpload(parameters: ParametersOf<'getUpload'>, options?: CallOptions): Promise<DataOf<'getUpload'>>;

  /**
   * Delete an upload. `DELETE /api/v1/artists/me/uploads/{uploadId}`
   *
   * Deletes an upload with its bytes and its master. Its URL stops working. The recording of a submitted track cannot be deleted. Needs the role `owner` or `editor`.
   */
  deleteUpload(
    parameters: ParametersOf<'deleteUpload'>,
    options?: CallOptions,
  ): Promise<DataOf<'deleteUpload'>>;

  /**
   * Confirm an upload. `POST /api/v1/artists/me/uploads/{uploadId}/confirm`
   *
   * Confirms that you sent all bytes. We then check, decode and measure the file, and the upload becomes `ready` or `failed`, usually within a minute. Poll [the upload](/reference/operations/getUpload), or [follow it](/reference/operations/followUpload). The URL of the upload no longer works. A repeated confirmation returns the upload in its current state. An incomplete upload is rejected with 409, and so is that of a stem whose track has no processed recording. Needs the role `owner` or `editor`.
   */
  confirmUpload(
    parameters: ParametersOf<'confirmUpload'>,
    options?: CallOptions,
  ): Promise<DataOf<'confirmUpload'>>;

  /**
   * Follow an upload. `GET /api/v1/artists/me/uploads/{uploadId}/events`
   *
   * Streams the states of an upload as [Server-Sent Events](https://html.spec.whatwg.org/multipage/server-sent-events.html) if you send `Accept: text/event-stream`; otherwise returns the upload. The first event contains the current state. Each event has the name `upload`, and the upload as `data`. If nothing changes, we send a comment every 15 seconds. The stream ends when the status is `ready` or `failed`, when the upload is deleted, when we restart, and after five minutes: connect again until the status is final. A member can receive at least four streams at a time; further ones can be rejected with 429.
   */
  followUpload(
    parameters: ParametersOf<'followUpload'>,
    options?: CallOptions,
  ): Promise<DataOf<'followUpload'>>;

  /**
   * Get a link to the audio of an upload. `GET /api/v1/artists/me/uploads/{uploadId}/audio`
   *
   * Returns a link to the file of a recording or a stem of your account, as you uploaded it, before and after its track is reviewed. The link works for 15 minutes. 409 if the status of the upload is not `ready`.
   */
  getUploadAudio(
    parameters: ParametersOf<'getUploadAudio'>,
    options?: CallOptions,
  ): Promise<DataOf<'getUploadAudio'>>;

  /**
   * Open a link to the audio of an upload. `GET /media/uploads/{token}/{filename}`
   *
   * Returns the file of a link from `GET /artists/me/uploads/{uploadId}/audio`. Supports Range, If-Range and ETag. A GET may be redirected (307) to the storage of the file.
   */
  openUploadAudio(
    parameters: ParametersOf<'openUploadAudio'>,
    options?: CallOptions,
  ): Promise<DataOf<'openUploadAudio'>>;

  /**
   * Search tracks. `GET /api/v1/tracks`
   *
   * Returns approved tracks that match all filters. A filter with several values, repeated or comma-separated, matches tracks with any of them; `territory` matches tracks that are cleared in all of them.
   */
  searchTracks(
    parameters?: ParametersOf<'searchTracks'>,
    options?: CallOptions,
  ): Promise<DataOf<'searchTracks'>>;

  /**
   * Retrieve a track. `GET /api/v1/tracks/{trackId}`
   */
  getTrack(parameters: ParametersOf<'getTrack'>, options?: CallOptions): Promise<DataOf<'getTrack'>>;

  /**
   * Get the attribution of a track. `GET /api/v1/tracks/{trackId}/attribution`
   *
   * Returns the credit for your content as text, HTML and Markdown. Also available after a takedown, because published content keeps its credit.
   */
  getAttribution(
    parameters: ParametersOf<'getAttribution'>,
    options?: CallOptions,
  ): Promise<DataOf<'getAttribution'>>;

  /**
   * Get the license terms of a track. `GET /api/v1/tracks/{trackId}/license-terms`
   */
  getLicenseTerms(
    parameters: ParametersOf<'getLicenseTerms'>,
    options?: CallOptions,
  ): Promise<DataOf<'getLicenseTerms'>>;

  /**
   * Get waveform data. `GET /api/v1/tracks/{trackId}/waveform`
   *
   * Returns BBC audiowaveform JSON, version 2, which wavesurfer.js and peaks.js can display.
   */
  getWaveform(parameters: ParametersOf<'getWaveform'>, options?: CallOptions): Promise<DataOf<'getWaveform'>>;

  /**
   * List waveforms. `GET /api/v1/waveforms`
   *
   * Returns the waveforms of up to 50 tracks, for lists of tracks. Omits tracks that do not exist, are not available or have no waveform.
   */
  listWaveforms(
    parameters: ParametersOf<'listWaveforms'>,
    options?: CallOptions,
  ): Promise<DataOf<'listWaveforms'>>;

  /**
   * List the stems of a track. `GET /api/v1/tracks/{trackId}/stems`
   *
   * Returns the stems of a track, with download links if you send `licenseId`. Requires the enterprise tier or the stems add-on. Each link counts as a download and is valid for one hour. Files have the title, ISRC, license ID and data mining consents as tags. A file is rendered when its link is first opened; if that takes longer than 10 seconds, the link returns 503 with `Retry-After`.
   */
  listStems(parameters: ParametersOf<'listStems'>, options?: CallOptions): Promise<DataOf<'listStems'>>;

  /**
   * Sync the catalog. `GET /api/v1/catalog/sync`
   *
   * Returns changes of the catalog, the oldest first: all tracks without a cursor, or what changed since your last request with one. Store `nextCursor` for your next request. A cursor expires only if it is older than the takedowns that the feed lists, which is 180 days. With `Accept: application/x-ndjson` the rest of the feed is streamed, one item per line. After every `limit` items, a line `{"op":"checkpoint","nextCursor",…}` has the cursor from which you can resume an interrupted stream. A checkpoint with `"hasMore":false` ends the stream.
   */
  syncCatalog(
    parameters?: ParametersOf<'syncCatalog'>,
    options?: CallOptions,
  ): Promise<DataOf<'syncCatalog'>>;

  /**
   * List collections. `GET /api/v1/collections`
   *
   * Returns the projects of your platform, the newest first. All members and credentials of the platform share them. Your favorites are at `/collections/favorites`.
   */
  listCollections(
    parameters?: ParametersOf<'listCollections'>,
    options?: CallOptions,
  ): Promise<DataOf<'listCollections'>>;

  /**
   * Create a collection. `POST /api/v1/collections`
   *
   * Creates a project. A platform can have 500 projects with 200 tracks each. Every track must be available.
   */
  createCollection(
    parameters: ParametersOf<'createCollection'>,
    options?: CallOptions,
  ): Promise<DataOf<'createCollection'>>;

  /**
   * Retrieve a collection. `GET /api/v1/collections/{collectionId}`
   *
   * Returns a project, or with `favorites` the favorites of your platform, which are empty until a track is added.
   */
  getCollection(
    parameters: ParametersOf<'getCollection'>,
    options?: CallOptions,
  ): Promise<DataOf<'getCollection'>>;

  /**
   * Update a collection. `PATCH /api/v1/collections/{collectionId}`
   *
   * Changes the fields that you send. Tracks that you add must be available; those that were in the list can stay. Favorites have neither a name nor a note.
   */
  updateCollection(
    parameters: ParametersOf<'updateCollection'>,
    options?: CallOptions,
  ): Promise<DataOf<'updateCollection'>>;

  /**
   * Delete a collection. `DELETE /api/v1/collections/{collectionId}`
   *
   * Deletes a project. Licenses that were issued for its tracks stay. Favorites cannot be deleted.
   */
  deleteCollection(
    parameters: ParametersOf<'deleteCollection'>,
    options?: CallOptions,
  ): Promise<DataOf<'deleteCollection'>>;

  /**
   * List the tracks of a collection. `GET /api/v1/collections/{collectionId}/tracks`
   *
   * Returns all tracks of a collection in their order, with the catalog record of those that are available. The list has one page.
   */
  listCollectionTracks(
    parameters: ParametersOf<'listCollectionTracks'>,
    options?: CallOptions,
  ): Promise<DataOf<'listCollectionTracks'>>;

  /**
   * Save a track in a collection. `PUT /api/v1/collections/{collectionId}/tracks/{trackId}`
   *
   * Adds a track to a collection, or changes its place or its note. With `favorites`, the track becomes a favorite. Repeating the request changes nothing. A track that is not in the collection must be available.
   */
  saveCollectionTrack(
    parameters: ParametersOf<'saveCollectionTrack'>,
    options?: CallOptions,
  ): Promise<DataOf<'saveCollectionTrack'>>;

  /**
   * Remove a track from a collection. `DELETE /api/v1/collections/{collectionId}/tracks/{trackId}`
   *
   * Removes a track. Succeeds also if the collection does not contain it.
   */
  removeCollectionTrack(
    parameters: ParametersOf<'removeCollectionTrack'>,
    options?: CallOptions,
  ): Promise<DataOf<'removeCollectionTrack'>>;

  /**
   * Issue a license. `POST /api/v1/licenses`
   *
   * Issues a license for one track in one content item. A platform can have one active license per track and content item: if you already have one, it is returned unchanged with `Idempotent-Replayed: true` and uses no quota. `covers` says whether it covers everything in the request; if not, `differences` says why, and you can amend the license.
   */
  issueLicense(
    parameters: ParametersOf<'issueLicense'>,
    options?: CallOptions,
  ): Promise<DataOf<'issueLicense'>>;

  /**
   * List licenses. `GET /api/v1/licenses`
   *
   * Returns your licenses, the newest first. Takedowns, restrictions and reinstatements update all licenses that they affect: filter by `updatedSince` to find what changed, or by `compliance` to find what requires action. With filters, a page can have fewer licenses than `limit`, or none. Continue until `nextCursor` is null. With `Accept: text/csv` or `format=csv`, the response is a CSV file with all matching licenses; `limit` does not apply.
   */
  listLicenses(
    parameters?: ParametersOf<'listLicenses'>,
    options?: CallOptions,
  ): Promise<DataOf<'listLicenses'>>;

  /**
   * Check license requests. `POST /api/v1/licenses/preflight`
   *
   * Checks whether licenses would be issued, without issuing them. Applies the same rules as issuing a license, but does not use your license quota.
   */
  preflightLicenses(
    parameters: ParametersOf<'preflightLicenses'>,
    options?: CallOptions,
  ): Promise<DataOf<'preflightLicenses'>>;

  /**
   * Retrieve a license. `GET /api/v1/licenses/{licenseId}`
   */
  getLicense(parameters: ParametersOf<'getLicense'>, options?: CallOptions): Promise<DataOf<'getLicense'>>;

  /**
   * Revoke a license. `DELETE /api/v1/licenses/{licenseId}`
   *
   * Ends an active license before its term. The license can still be retrieved. If it has already ended, it is returned unchanged.
   */
  revokeLicense(
    parameters: ParametersOf<'revokeLicense'>,
    options?: CallOptions,
  ): Promise<DataOf<'revokeLicense'>>;

  /**
   * Download the certificate of a license. `GET /api/v1/licenses/{licenseId}/certificate`
   *
   * Returns the license as a signed certificate: a compact JWS with `typ: license+jwt`. Verify it with the keys at `/.well-known/license-keys.json`, or with `POST /verify`. With `Accept: application/pdf`, returns a PDF for people instead: everything that the certificate says, the signed text, and a QR code that leads to the page `/verify`. The same version of a license gives the same bytes, unless the signing key or the brand was changed.
   */
  getLicenseCertificate(
    parameters: ParametersOf<'getLicenseCertificate'>,
    options?: CallOptions,
  ): Promise<DataOf<'getLicenseCertificate'>>;

  /**
   * Amend a license. `POST /api/v1/licenses/{licenseId}/amendments`
   *
   * Adds territories or a content type to an active license, or renews it: the new term starts at the old end. The license keeps its ID and everything that it covers. Its terms become those in force now; the previous version can still be listed. The request is decided like a request for a new license with everything that the license will cover, and counts as one license toward your quota. If the license already covers the request, it is returned unchanged with `Idempotent-Replayed: true` and uses no quota. Usage is compared with the version in force at the time of use.
   */
  amendLicense(
    parameters: ParametersOf<'amendLicense'>,
    options?: CallOptions,
  ): Promise<DataOf<'amendLicense'>>;

  /**
   * Check amendments of a license. `POST /api/v1/licenses/{licenseId}/amendments/preflight`
   *
   * Checks whether a license would be amended, and how, without amending it. Applies the same rules as amending a license, but does not use your license quota.
   */
  preflightAmendments(
    parameters: ParametersOf<'preflightAmendments'>,
    options?: CallOptions,
  ): Promise<DataOf<'preflightAmendments'>>;

  /**
   * List the versions of a license. `GET /api/v1/licenses/{licenseId}/versions`
   *
   * Returns the current version of the license and every version that an amendment replaced.
   */
  listLicenseVersions(
    parameters: ParametersOf<'listLicenseVersions'>,
    options?: CallOptions,
  ): Promise<DataOf<'listLicenseVersions'>>;

  /**
   * Revoke a license with POST. `POST /api/v1/licenses/{licenseId}/revoke`
   *
   * Does the same as DELETE, for clients and proxies that drop the body of a DELETE request (RFC 9110 §9.3.5).
   */
  revokeLicenseByPost(
    parameters: ParametersOf<'revokeLicenseByPost'>,
    options?: CallOptions,
  ): Promise<DataOf<'revokeLicenseByPost'>>;

  /**
   * Verify a certificate. `POST /api/v1/verify`
   *
   * Verifies the signature and the type of a certificate, and says whether its license is in force now. Requires no credential.
   */
  verifyCertificate(
    parameters: ParametersOf<'verifyCertificate'>,
    options?: CallOptions,
  ): Promise<DataOf<'verifyCertificate'>>;

  /**
   * Verify a license. `GET /api/v1/verify/{licenseId}`
   *
   * Returns the public status of a license and what it covers, without its parties and its content item. With `asOf`, also says whether the license was in force at that time, and in which version. Requires no credential.
   */
  verifyLicense(
    parameters: ParametersOf<'verifyLicense'>,
    options?: CallOptions,
  ): Promise<DataOf<'verifyLicense'>>;

  /**
   * Get a preview. `GET /api/v1/tracks/{trackId}/stream`
   *
   * Returns a link to the loudest 30 seconds of the track with an audible watermark. The link is valid for 15 minutes and can be played on web pages.
   */
  streamPreview(
    parameters: ParametersOf<'streamPreview'>,
    options?: CallOptions,
  ): Promise<DataOf<'streamPreview'>>;

  /**
   * Download a licensed track. `GET /api/v1/tracks/{trackId}/download`
   *
   * Returns a link to the licensed file. Requires an active license for the track. The link is valid for one hour. The file has title, artist, ISRC, license ID, the URL of the terms and the data mining consents as tags: ID3v2.4 in MP3, Vorbis comments in FLAC and Ogg, INFO and ID3 in WAV.
   */
  downloadTrack(
    parameters: ParametersOf<'downloadTrack'>,
    options?: CallOptions,
  ): Promise<DataOf<'downloadTrack'>>;

  /**
   * Open a signed media link. `GET /media/{token}/{filename}`
   *
   * Returns the file of a preview, download or stem link. Supports Range, If-Range and ETag. The status of the track, license and platform is checked again with each request. A GET may be redirected (307) to the storage of the file: follow the redirect with the same range, as players, browsers and `curl -L` do, and return to this link after five minutes. Preview links can be used by any web page (CORS).
   */
  getMedia(parameters: ParametersOf<'getMedia'>, options?: CallOptions): Promise<DataOf<'getMedia'>>;

  /**
   * Get a review link to the audio of a track. `GET /api/v1/staff/tracks/{trackId}/audio`
   *
   * Returns a link to the audio of a track in any moderation status. The link works for 15 minutes, and only while your account can review tracks and your session is active. Links to the full recording are recorded in the audit log as `track.listen`.
   */
  getReviewAudio(
    parameters: ParametersOf<'getReviewAudio'>,
    options?: CallOptions,
  ): Promise<DataOf<'getReviewAudio'>>;

  /**
   * Get waveform data of a track in any status. `GET /api/v1/staff/tracks/{trackId}/waveform`
   *
   * Returns BBC audiowaveform JSON, version 2, like `GET /tracks/{trackId}/waveform`.
   */
  getReviewWaveform(
    parameters: ParametersOf<'getReviewWaveform'>,
    options?: CallOptions,
  ): Promise<DataOf<'getReviewWaveform'>>;

  /**
   * Open a review link. `GET /media/review/{token}/{filename}`
   *
   * Returns the audio of a link from `GET /staff/tracks/{trackId}/audio`. Supports Range, If-Range and ETag. A GET may be redirected (307) to the storage of the file.
   */
  openReviewAudio(
    parameters: ParametersOf<'openReviewAudio'>,
    options?: CallOptions,
  ): Promise<DataOf<'openReviewAudio'>>;

  /**
   * Get the moderation status of a track. `GET /api/v1/tracks/{trackId}/moderation-status`
   *
   * Returns the moderation status of any track, published or not, with the decisions in force against it and their reasons. Contains neither evidence nor names of people. Requires no credential.
   */
  getModerationStatus(
    parameters: ParametersOf<'getModerationStatus'>,
    options?: CallOptions,
  ): Promise<DataOf<'getModerationStatus'>>;

  /**
   * Appeal a decision. `POST /api/v1/tracks/{trackId}/appeal`
   *
   * Appeals a decision against a track, until `appealUntil`. Requires no credential. Each contact can have one open appeal against a decision; a decision can have twenty appeals in total; an IP address can submit five appeals per hour against a track. The appeal is reviewed by someone who did not make the decision.
   */
  submitAppeal(
    parameters: ParametersOf<'submitAppeal'>,
    options?: CallOptions,
  ): Promise<DataOf<'submitAppeal'>>;

  /**
   * Appeal a decision by ISRC or title. `POST /api/v1/appeals`
   *
   * Appeals a decision against a track whose ID you do not know; otherwise the same as `submitAppeal`. ISRC, title and artist find published tracks only, including those taken down. If several tracks match the title and artist, the one with a decision against it is used; if several have one, send the ISRC. Title and artist must be complete; the case of ASCII letters is ignored.
   */
  submitAppealByRecording(
    parameters: ParametersOf<'submitAppealByRecording'>,
    options?: CallOptions,
  ): Promise<DataOf<'submitAppealByRecording'>>;

  /**
   * Retrieve an appeal. `GET /api/v1/appeals/{appealId}`
   */
  getAppeal(parameters: ParametersOf<'getAppeal'>, options?: CallOptions): Promise<DataOf<'getAppeal'>>;

  /**
   * Request a new appeal code. `POST /api/v1/appeals/{appealId}/code`
   *
   * Emails a new code to the appellant, at most three times a day. The previous code no longer works. The response is the same whether or not the appeal exists.
   */
  renewAppealCode(
    parameters: ParametersOf<'renewAppealCode'>,
    options?: CallOptions,
  ): Promise<DataOf<'renewAppealCode'>>;

  /**
   * Answer in an appeal. `POST /api/v1/appeals/{appealId}/answer`
   *
   * Adds a message to an open appeal. If staff requested information, this is the answer.
   */
  answerAppeal(
    parameters: ParametersOf<'answerAppeal'>,
    options?: CallOptions,
  ): Promise<DataOf<'answerAppeal'>>;

  /**
   * Withdraw an appeal. `POST /api/v1/appeals/{appealId}/withdraw`
   */
  withdrawAppeal(
    parameters: ParametersOf<'withdrawAppeal'>,
    options?: CallOptions,
  ): Promise<DataOf<'withdrawAppeal'>>;

  /**
   * Attach a file to an appeal. `POST /api/v1/appeals/{appealId}/evidence`
   *
   * Attaches a file to an open appeal, or to the answer that you are about to send. Accepts PDF, PNG, JPEG, WAV, FLAC, MP3 and plain text (UTF-8), recognized by the content. A file can be up to 25 MiB; an appeal can have up to 10 files, 100 MiB in total. You can upload 200 MiB per hour from one IP address and for one appeal. Only you and staff can see the files; they are deleted about six months after the decision about the appeal. Sending the same content again returns the existing file. Once the appeal has reached its limits, every upload is rejected before its content is read.
   */
  attachEvidence(
    parameters: ParametersOf<'attachEvidence'>,
    options?: CallOptions,
  ): Promise<DataOf<'attachEvidence'>>;

  /**
   * List the files of an appeal. `GET /api/v1/appeals/{appealId}/evidence`
   */
  listEvidence(
    parameters: ParametersOf<'listEvidence'>,
    options?: CallOptions,
  ): Promise<DataOf<'listEvidence'>>;

  /**
   * List the files of an appeal. `GET /api/v1/staff/appeals/{appealId}/evidence`
   */
  listEvidenceForStaff(
    parameters: ParametersOf<'listEvidenceForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'listEvidenceForStaff'>>;

  /**
   * Download a file of an appeal. `GET /api/v1/staff/appeals/{appealId}/evidence/{evidenceId}`
   *
   * Returns the file as an attachment. Appellants upload these files: open them with care. Supports Range and ETag. Each download is recorded in the audit log as `evidence.download`.
   */
  downloadEvidence(
    parameters: ParametersOf<'downloadEvidence'>,
    options?: CallOptions,
  ): Promise<DataOf<'downloadEvidence'>>;

  /**
   * List the review queue. `GET /api/v1/staff/queue`
   *
   * Returns open appeals, sorted by decision deadline, soonest first, then tracks to review, longest wait first.
   */
  listReviewQueue(
    parameters?: ParametersOf<'listReviewQueue'>,
    options?: CallOptions,
  ): Promise<DataOf<'listReviewQueue'>>;

  /**
   * Claim a track, an appeal or a report. `POST /api/v1/staff/queue/claims`
   *
   * Reserves a track, an appeal or a report of a track for you for half an hour, during which nobody else can decide about it. Claim it again to extend the claim. Requires a role that can decide about it: for published tracks, for reports, and for appeals against takedowns and restrictions, the role `rights`.
   */
  claimReview(parameters: ParametersOf<'claimReview'>, options?: CallOptions): Promise<DataOf<'claimReview'>>;

  /**
   * Release a claim. `DELETE /api/v1/staff/queue/claims/{subject}`
   */
  releaseReview(
    parameters: ParametersOf<'releaseReview'>,
    options?: CallOptions,
  ): Promise<DataOf<'releaseReview'>>;

  /**
   * Retrieve a track in any status. `GET /api/v1/staff/tracks/{trackId}`
   */
  getTrackForStaff(
    parameters: ParametersOf<'getTrackForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'getTrackForStaff'>>;

  /**
   * List the decisions about a track. `GET /api/v1/staff/tracks/{trackId}/decisions`
   *
   * Returns all decisions about the track, the oldest first. Decisions are never changed.
   */
  listDecisions(
    parameters: ParametersOf<'listDecisions'>,
    options?: CallOptions,
  ): Promise<DataOf<'listDecisions'>>;

  /**
   * Create a decision. `POST /api/v1/staff/tracks/{trackId}/decisions`
   *
   * Records a decision about a track. Moderators can `approve`, `request_changes`, `reject` and `reopen` tracks under review; rights staff can `take_down`, `restrict` and `reinstate` published tracks. A decision that lifts an earlier one closes the open appeals against it. A takedown for a more severe reason is added to the one in force (in ascending order: withdrawn, disputed, infringing, legal). A takedown for a less severe reason replaces it, and is rejected while an appeal against it is open. A track cannot be approved, or reinstated after a takedown, while a party disputes its shares: set the dispute aside first (409). A rejected track releases its ISRC: if another track uses it since, the rejected one cannot be reopened or approved (409 with `fields` and the `trackId` of the other).
   */
  createDecision(
    parameters: ParametersOf<'createDecision'>,
    options?: CallOptions,
  ): Promise<DataOf<'createDecision'>>;

  /**
   * Preview the impact of a decision. `GET /api/v1/staff/tracks/{trackId}/impact`
   *
   * Returns the active licenses, platforms and published content that a takedown or reinstatement of the track would concern, or with `territories` a restriction to these. Content is counted if its platform reports it. Changes nothing.
   */
  getDecisionImpact(
    parameters: ParametersOf<'getDecisionImpact'>,
    options?: CallOptions,
  ): Promise<DataOf<'getDecisionImpact'>>;

  /**
   * List tracks that sound like a track. `GET /api/v1/staff/tracks/{trackId}/look-alikes`
   *
   * Returns the tracks of the catalog that sound most like a track, with their similarity, and those that contain the same recording: the same file, another encoding, an excerpt, or a copy whose speed differs by at most 2 %. The track itself can be pending.
   */
  listLookAlikes(
    parameters: ParametersOf<'listLookAlikes'>,
    options?: CallOptions,
  ): Promise<DataOf<'listLookAlikes'>>;

  /**
   * List appeals. `GET /api/v1/staff/appeals`
   *
   * Sorted by decision deadline, soonest first. Returns open appeals unless `status` is set.
   */
  listAppeals(
    parameters?: ParametersOf<'listAppeals'>,
    options?: CallOptions,
  ): Promise<DataOf<'listAppeals'>>;

  /**
   * Retrieve an appeal. `GET /api/v1/staff/appeals/{appealId}`
   */
  getAppealForStaff(
    parameters: ParametersOf<'getAppealForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'getAppealForStaff'>>;

  /**
   * Review an appeal. `POST /api/v1/staff/appeals/{appealId}/review`
   *
   * Takes a step in the review of an appeal. The review starts with `take_up`. `uphold` and `overturn` decide all open appeals against the decision together and notify the appellants; `overturn` also reverses the decision. It is rejected with 409 if it would return the track to the catalog while a party disputes its shares, and if the decision rejected a track whose ISRC another track uses now (then with `fields` and the `trackId` of the other). `dismiss` closes one abusive appeal, or marks an upheld one as abusive; it then no longer counts toward the limit of twenty appeals. Requires a role that can make the appealed decision. The person who made that decision cannot review the appeal.
   */
  reviewAppeal(
    parameters: ParametersOf<'reviewAppeal'>,
    options?: CallOptions,
  ): Promise<DataOf<'reviewAppeal'>>;

  /**
   * List possible reviewers of an appeal. `GET /api/v1/staff/appeals/{appealId}/reviewers`
   *
   * Returns the active members of staff with the role that reviews the appeal, by name. `madeDecision` marks the person who made the decision.
   */
  listAppealReviewers(
    parameters: ParametersOf<'listAppealReviewers'>,
    options?: CallOptions,
  ): Promise<DataOf<'listAppealReviewers'>>;

  /**
   * Assign an appeal. `PUT /api/v1/staff/appeals/{appealId}/reviewer`
   *
   * Assigns an open appeal to a member of staff, in place of an earlier reviewer, and notifies them by email. Requires a role that can make the appealed decision, for you and for them. The person who made that decision can neither review the appeal nor assign it. If the appellant has been asked a question, the appeal still waits for the answer. Releases your claim on the appeal if the reviewer is someone else.
   */
  assignAppeal(
    parameters: ParametersOf<'assignAppeal'>,
    options?: CallOptions,
  ): Promise<DataOf<'assignAppeal'>>;

  /**
   * Get the transparency report of a month. `GET /api/v1/transparency-reports/{month}`
   *
   * Returns the number of moderation decisions by content, ground and source, how long they took, the appeals against them with their outcomes, and the reports of tracks by ground and outcome (Articles 15 and 24 of Regulation (EU) 2022/2065). Requires no credential. The report of a month is published when the month is over, in UTC.
   */
  getTransparencyReport(
    parameters: ParametersOf<'getTransparencyReport'>,
    options?: CallOptions,
  ): Promise<DataOf<'getTransparencyReport'>>;

  /**
   * List reports of tracks. `GET /api/v1/staff/notices`
   *
   * Returns reports by the time in their state, the longest first. Returns those that wait for staff unless `state` is set.
   */
  listNotices(
    parameters?: ParametersOf<'listNotices'>,
    options?: CallOptions,
  ): Promise<DataOf<'listNotices'>>;

  /**
   * Retrieve a report of a track. `GET /api/v1/staff/notices/{noticeId}`
   */
  getNoticeForStaff(
    parameters: ParametersOf<'getNoticeForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'getNoticeForStaff'>>;

  /**
   * Decide a report of a track. `POST /api/v1/staff/notices/{noticeId}/decision`
   *
   * Decides a report, or the complaint about it, which must be decided by someone other than the person who made the first decision. `actioned` also takes the track down or restricts it: both are stored together, or neither is. The reporter gets the reasons by email if the address is confirmed. [Claim](/reference/operations/claimReview) the report first so that nobody else decides it.
   */
  decideNotice(
    parameters: ParametersOf<'decideNotice'>,
    options?: CallOptions,
  ): Promise<DataOf<'decideNotice'>>;

  /**
   * Report a track. `POST /api/v1/notices`
   *
   * Reports a published track, including one that was taken down. Requires no credential. The response is a receipt with a number and a code; a receipt is also emailed with another code, which confirms the address. We send nothing more to an address until it is confirmed. Name and email address are required, except for `child_sexual_abuse`. A person decides every report; automated means are not used. An IP address can report ten times in a burst and ten times an hour; a mailbox gets three receipts in a burst and five a day, and reports beyond that are accepted without an email.
   */
  submitNotice(
    parameters: ParametersOf<'submitNotice'>,
    options?: CallOptions,
  ): Promise<DataOf<'submitNotice'>>;

  /**
   * Read your report. `POST /api/v1/notices/read`
   *
   * Returns the report of a code, with our decision and its reasons. Works until the texts of the report are deleted, 185 days after our last decision about it. Requires no credential.
   */
  readNotice(parameters: ParametersOf<'readNotice'>, options?: CallOptions): Promise<DataOf<'readNotice'>>;

  /**
   * Confirm the email address of your report. `POST /api/v1/notices/confirm`
   *
   * Confirms the address by the code that we emailed, so that we send our decision to it. If we have decided already, we send the decision now. Requires no credential.
   */
  confirmNoticeEmail(
    parameters: ParametersOf<'confirmNoticeEmail'>,
    options?: CallOptions,
  ): Promise<DataOf<'confirmNoticeEmail'>>;

  /**
   * Complain about the decision on your report. `POST /api/v1/notices/complaint`
   *
   * Submits a complaint against our decision, until `complainUntil` (six months). A report can have one complaint, which is decided by someone who did not make the first decision. Requires no credential.
   */
  complainAboutNotice(
    parameters: ParametersOf<'complainAboutNotice'>,
    options?: CallOptions,
  ): Promise<DataOf<'complainAboutNotice'>>;

  /**
   * Create a platform. `POST /api/v1/staff/platforms`
   *
   * Creates a live or sandbox platform with the tier, scopes, quotas and entitlements that you choose. The response has its API key and its client secret, which are shown only once.
   */
  provisionPlatform(
    parameters: ParametersOf<'provisionPlatform'>,
    options?: CallOptions,
  ): Promise<DataOf<'provisionPlatform'>>;

  /**
   * List platforms. `GET /api/v1/staff/platforms`
   *
   * Returns platforms that match all filters: the newest first, or sorted by the matching word with `q`, by slug with `slugPrefix`, or by name with `namePrefix`. With `q`, a page can have fewer platforms than `limit`. Continue until `nextCursor` is null.
   */
  listPlatformsForStaff(
    parameters?: ParametersOf<'listPlatformsForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'listPlatformsForStaff'>>;

  /**
   * Retrieve a platform. `GET /api/v1/staff/platforms/{platform}`
   */
  getPlatformForStaff(
    parameters: ParametersOf<'getPlatformForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'getPlatformForStaff'>>;

  /**
   * Update or suspend a platform. `PATCH /api/v1/staff/platforms/{platform}`
   *
   * Changes the fields that you send. Takes effect immediately, including for access tokens that are in use. Issued licenses stay unchanged. To suspend a platform, send a `reason`: it is recorded in the audit log and emailed to the contact of the platform.
   */
  updatePlatformForStaff(
    parameters: ParametersOf<'updatePlatformForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'updatePlatformForStaff'>>;

  /**
   * Get the usage of a platform in a month. `GET /api/v1/staff/platforms/{platform}/usage`
   *
   * Returns requests, licenses and reported usage of a month, and the current state of the quotas of a platform.
   */
  getMonthlyUsageForStaff(
    parameters: ParametersOf<'getMonthlyUsageForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'getMonthlyUsageForStaff'>>;

  /**
   * Reset the credentials of a platform. `POST /api/v1/staff/platforms/{platform}/credentials/reset`
   *
   * Revokes all credentials of the platform immediately, with the access tokens, portal sessions, portal links and media links created with them, and creates a new API key and client secret.
   */
  resetPlatformCredentials(
    parameters: ParametersOf<'resetPlatformCredentials'>,
    options?: CallOptions,
  ): Promise<DataOf<'resetPlatformCredentials'>>;

  /**
   * Revoke all sessions and tokens of a platform. `POST /api/v1/staff/platforms/{platform}/sessions/end`
   *
   * Ends all portal sessions, portal links, access tokens and media links of the platform immediately. Its API keys and client secrets stay valid. The action is recorded in the audit log.
   */
  endPlatformSessions(
    parameters: ParametersOf<'endPlatformSessions'>,
    options?: CallOptions,
  ): Promise<DataOf<'endPlatformSessions'>>;

  /**
   * List the licenses of all platforms. `GET /api/v1/staff/licenses`
   *
   * Returns licenses that match all filters: the newest first, or sorted by the matching word if you search all licenses with `q`. A page can have fewer licenses than `limit`, or none. Continue until `nextCursor` is null.
   */
  listLicensesForStaff(
    parameters?: ParametersOf<'listLicensesForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'listLicensesForStaff'>>;

  /**
   * Count the licenses of all platforms. `GET /api/v1/staff/licenses/count`
   *
   * Returns how many licenses match all filters. Counts up to 5,000 of them, and examines a limited number of licenses. If there may be more, `complete` is false and `count` is a lower bound.
   */
  countLicensesForStaff(
    parameters?: ParametersOf<'countLicensesForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'countLicensesForStaff'>>;

  /**
   * List tracks in any status. `GET /api/v1/staff/tracks`
   *
   * Returns tracks that match all filters: the most recently changed first, or sorted by the matching word with `q`, or by title, artist or label if you filter by its prefix. With several filters, a page can have fewer tracks than `limit`. Continue until `nextCursor` is null.
   */
  listTracksForStaff(
    parameters?: ParametersOf<'listTracksForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'listTracksForStaff'>>;

  /**
   * Retrieve a license of any platform. `GET /api/v1/staff/licenses/{licenseId}`
   */
  getLicenseForStaff(
    parameters: ParametersOf<'getLicenseForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'getLicenseForStaff'>>;

  /**
   * List the versions of a license of any platform. `GET /api/v1/staff/licenses/{licenseId}/versions`
   */
  listLicenseVersionsForStaff(
    parameters: ParametersOf<'listLicenseVersionsForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'listLicenseVersionsForStaff'>>;

  /**
   * Revoke a license of any platform. `POST /api/v1/staff/licenses/{licenseId}/revoke`
   *
   * Ends an active license. The platform receives the event `license.revoked` and an email, both with the reason. Does not change a license that has already ended.
   */
  revokeLicenseForStaff(
    parameters: ParametersOf<'revokeLicenseForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'revokeLicenseForStaff'>>;

  /**
   * Search records by ID. `GET /api/v1/staff/search`
   *
   * Finds records by the ID of a track, license, platform, decision, appeal, report (notice), artist or label, member of staff, enrichment, checkout, invoice, event, delivery, royalty period or statement, account of an artist, payout run or payout, by the slug or client ID of a platform, or by an ISRC. Summaries of invoices, statements and payouts have no amounts, because every role can read them.
   */
  searchRecords(
    parameters: ParametersOf<'searchRecords'>,
    options?: CallOptions,
  ): Promise<DataOf<'searchRecords'>>;

  /**
   * Identify the license of a recording. `POST /api/v1/forensics/identify`
   *
   * Finds the license from whose download a recording was made, by its forensic mark. Requires at least thirty seconds of audio; the mark survives most codecs. Returns a license only if the complete mark was found and belongs to one. Each request is recorded in the audit log.
   */
  identifyRecording(
    parameters: ParametersOf<'identifyRecording'>,
    options?: CallOptions,
  ): Promise<DataOf<'identifyRecording'>>;

  /**
   * List audit log entries. `GET /api/v1/staff/audit`
   *
   * Returns entries that match all filters, the latest first. With `subject` they are sorted by sequence number. A page can have fewer entries than `limit`, or none. Continue until `nextCursor` is null.
   */
  listAuditEntries(
    parameters?: ParametersOf<'listAuditEntries'>,
    options?: CallOptions,
  ): Promise<DataOf<'listAuditEntries'>>;

  /**
   * Verify audit log entries. `GET /api/v1/staff/audit/verification`
   *
   * Computes the digests of up to 1,000 entries again, and returns the first entry that was changed, added or removed after it was written. Repeat the request with `after` set to `last` until `complete` is true. Store the last value of `last` outside this service: with it as `after`, a later request also notices that the end of the log was removed or the whole log replaced. The command `operator verify-audit` verifies the whole chain in one run.
   */
  verifyAuditEntries(
    parameters?: ParametersOf<'verifyAuditEntries'>,
    options?: CallOptions,
  ): Promise<DataOf<'verifyAuditEntries'>>;

  /**
   * List the health of a platform’s webhook endpoints. `GET /api/v1/staff/platforms/{platform}/webhooks`
   *
   * Returns the endpoints of a platform with their last success, failures and given-up deliveries. Only the host of a URL is shown, because a URL can contain a secret.
   */
  listWebhookHealthForStaff(
    parameters: ParametersOf<'listWebhookHealthForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'listWebhookHealthForStaff'>>;

  /**
   * List endpoints that we disabled. `GET /api/v1/staff/webhooks/disabled`
   *
   * Returns the endpoints of all platforms that we disabled because they responded with 410, or because no delivery succeeded for five days, the latest first. Omits endpoints that their platforms disabled. Only the host of a URL is shown, because a URL can contain a secret.
   */
  listDisabledWebhooksForStaff(
    parameters?: ParametersOf<'listDisabledWebhooksForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'listDisabledWebhooksForStaff'>>;

  /**
   * Retrieve a delivery of any platform. `GET /api/v1/staff/webhooks/deliveries/{deliveryId}`
   *
   * Returns a delivery with its platform, its event and its last attempts. Of a URL only the host is shown, and of a response only the status, because both can contain a secret.
   */
  getWebhookDeliveryForStaff(
    parameters: ParametersOf<'getWebhookDeliveryForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'getWebhookDeliveryForStaff'>>;

  /**
   * Retrieve an event of any platform. `GET /api/v1/staff/webhooks/events/{eventId}`
   *
   * Returns an event. An event for one platform has its platform and its deliveries; an event for all platforms has neither: retrieve one of its deliveries by ID.
   */
  getWebhookEventForStaff(
    parameters: ParametersOf<'getWebhookEventForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'getWebhookEventForStaff'>>;

  /**
   * Report usage. `POST /api/v1/usage-events`
   *
   * Records plays and impressions: one report, or up to 100 in `events`. A report with an `eventId`, or a request with an `Idempotency-Key`, is counted once, however often you send it. Each report is compared with your licenses by track, content, territory and time: with the license in `licenseId`, or with all of your licenses for the track. Use that no license covers is recorded and listed in `unlicensed`. A rejected report does not affect the others.
   */
  recordUsage(parameters: ParametersOf<'recordUsage'>, options?: CallOptions): Promise<DataOf<'recordUsage'>>;

  /**
   * List usage events. `GET /api/v1/usage-events`
   *
   * Returns your usage events, and whether a license covered each of them when it was reported. With filters, a page can have fewer events than `limit`, or none. Continue until `nextCursor` is null. With `Accept: text/csv` or `format=csv`, the response is a CSV file with all matching events; `limit` does not apply.
   */
  listUsageEvents(
    parameters?: ParametersOf<'listUsageEvents'>,
    options?: CallOptions,
  ): Promise<DataOf<'listUsageEvents'>>;

  /**
   * List the usage events of a platform. `GET /api/v1/staff/platforms/{platform}/usage-events`
   *
   * Returns the usage events of any platform. With filters, a page can have fewer events than `limit`, or none. Continue until `nextCursor` is null. With `Accept: text/csv` or `format=csv`, the response is a CSV file with all matching events; `limit` does not apply.
   */
  listUsageEventsForStaff(
    parameters: ParametersOf<'listUsageEventsForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'listUsageEventsForStaff'>>;

  /**
   * Enrich rows. `POST /api/v1/partners/enrich`
   *
   * Returns tempo, key, mood and embedding of each row. A row names a catalog track, or contains audio to analyze. If the analysis takes longer than 20 seconds, the response is 202 and the analysis continues: poll the URL in `Location`. `Prefer: wait=5` waits for a shorter time, `Prefer: respond-async` does not wait (RFC 7240). A row that fails does not affect the others. Every row counts toward your daily quota of rows, and the length of analyzed audio toward your daily quota of seconds. When the seconds are used up, rows fail with `QUOTA_EXCEEDED`, and further requests with audio return 429. Audio can be up to 10 minutes long; a file that begins with a minute of silence is rejected. Do not send previews: their audible watermark hides the music, so key, mood and embedding are null with the reason `watermarked`. Send the licensed file instead. You can send files as `multipart/form-data`: the name of a part is the `rowId` of a row in the part `rows`, or of a new row.
   */
  enrichRows(parameters: ParametersOf<'enrichRows'>, options?: CallOptions): Promise<DataOf<'enrichRows'>>;

  /**
   * Retrieve an enrichment. `GET /api/v1/partners/enrich/{enrichmentId}`
   *
   * Returns the results so far. An enrichment is stored for one day.
   */
  getEnrichment(
    parameters: ParametersOf<'getEnrichment'>,
    options?: CallOptions,
  ): Promise<DataOf<'getEnrichment'>>;

  /**
   * List the balances of the ledger. `GET /api/v1/staff/ledger/accounts`
   *
   * Returns the balance of each account that has postings, for each mode and currency. Balances of one mode and currency add up to zero. With `until`, they are those at the end of a month: a posting counts in the month in which it was booked.
   */
  listLedgerAccounts(
    parameters?: ParametersOf<'listLedgerAccounts'>,
    options?: CallOptions,
  ): Promise<DataOf<'listLedgerAccounts'>>;

  /**
   * List transactions of the ledger. `GET /api/v1/staff/ledger/transactions`
   *
   * Returns transactions that match all filters, the latest first by `at`. A page can have fewer transactions than `limit`, or none. Continue until `nextCursor` is null.
   */
  listLedgerTransactions(
    parameters?: ParametersOf<'listLedgerTransactions'>,
    options?: CallOptions,
  ): Promise<DataOf<'listLedgerTransactions'>>;

  /**
   * List license fees. `GET /api/v1/platforms/{slug}/billing/fees`
   *
   * Returns the fees of your licenses and amendments, and their credits, that match all filters, the latest first. With `invoiceId`, lists the lines of an invoice. A page can have fewer fees than `limit`, or none. Continue until `nextCursor` is null. Requires every scope of the platform.
   */
  listFees(parameters: ParametersOf<'listFees'>, options?: CallOptions): Promise<DataOf<'listFees'>>;

  /**
   * List the fees of all platforms. `GET /api/v1/staff/fees`
   *
   * Returns license fees and their credits that match all filters, the latest first. A page can have fewer fees than `limit`, or none. Continue until `nextCursor` is null.
   */
  listFeesForStaff(
    parameters?: ParametersOf<'listFeesForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'listFeesForStaff'>>;

  /**
   * Record a payment of a fee invoice. `POST /api/v1/staff/invoices/{invoiceId}/payments`
   *
   * Records a payment that the bank has received for a fee invoice, and books it. The invoice is `paid` once nothing is owed on it, and `open` until then: it can be paid in parts. An amount above what is owed is rejected; record one transfer for several invoices in parts, with the same reference. Invoices of sandbox platforms have no payments. Repeating a request changes nothing: an invoice has one payment with the same amount, day and reference, unless it was reversed.
   */
  createInvoicePayment(
    parameters: ParametersOf<'createInvoicePayment'>,
    options?: CallOptions,
  ): Promise<DataOf<'createInvoicePayment'>>;

  /**
   * Reverse a payment of a fee invoice. `POST /api/v1/staff/invoices/{invoiceId}/payments/{paymentId}/reverse`
   *
   * Reverses a payment that was recorded by mistake, or that the bank has taken back, and its booking. The reversal is booked when it is recorded, not on the day of the payment. The invoice is `open` again, and if the bank has taken the payment back, reminders of it begin again. The payment stays listed as reversed. Repeating a request changes nothing; another `reason` is rejected.
   */
  reverseInvoicePayment(
    parameters: ParametersOf<'reverseInvoicePayment'>,
    options?: CallOptions,
  ): Promise<DataOf<'reverseInvoicePayment'>>;

  /**
   * List the statements of a royalty period. `GET /api/v1/staff/statements`
   *
   * Returns the statements of a closed period, one for each party with royalties. An open period has none.
   */
  listStatementsForStaff(
    parameters: ParametersOf<'listStatementsForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'listStatementsForStaff'>>;

  /**
   * Retrieve a royalty statement of any party. `GET /api/v1/staff/statements/{statementId}`
   *
   * Returns a statement with its lines and its proof, exactly as its party receives it. With `Accept: text/csv` or `format=csv`, the response is a CSV file with the lines.
   */
  getStatementForStaff(
    parameters: ParametersOf<'getStatementForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'getStatementForStaff'>>;

  /**
   * List the held royalties of a period. `GET /api/v1/staff/held-royalties`
   *
   * Returns the unclaimed and contested royalties of a closed period, one item for each track, sorted by track ID. They never change, even if a dispute ends later. An open period has none.
   */
  listHeldRoyalties(
    parameters: ParametersOf<'listHeldRoyalties'>,
    options?: CallOptions,
  ): Promise<DataOf<'listHeldRoyalties'>>;

  /**
   * List royalty periods. `GET /api/v1/staff/periods`
   *
   * Returns, for each mode and currency, every month since its first booking in the ledger. The IDs never change.
   */
  listRoyaltyPeriods(
    parameters?: ParametersOf<'listRoyaltyPeriods'>,
    options?: CallOptions,
  ): Promise<DataOf<'listRoyaltyPeriods'>>;

  /**
   * Close a royalty period. `POST /api/v1/staff/periods/{periodId}/close`
   *
   * Closes a month of one currency, in three steps. `dryRun` computes what the close would book now, from the ledger, the licenses and the reported plays, and changes nothing. `propose`, with the hash of that result, records that you want to close the period with it. `confirm`, by another member of staff and with the same hash, closes it if the result is still the same: it books the amounts, and stores a statement for each party, in one step. A closed period cannot be reopened; repeating the confirmation changes nothing. For a month with many plays, each step can take a minute.
   */
  closeRoyaltyPeriod(
    parameters: ParametersOf<'closeRoyaltyPeriod'>,
    options?: CallOptions,
  ): Promise<DataOf<'closeRoyaltyPeriod'>>;

  /**
   * List payees. `GET /api/v1/staff/payees`
   *
   * Returns the balances of accounts in a currency, sorted by account ID, each with the reasons why it cannot be paid out now. Test money has no balances here, because it is never paid out.
   */
  listPayees(parameters: ParametersOf<'listPayees'>, options?: CallOptions): Promise<DataOf<'listPayees'>>;

  /**
   * Retrieve a payee. `GET /api/v1/staff/payees/{accountId}`
   *
   * Returns an account with its payout details in full, its balances, and why it cannot be paid now. Each request is in the audit log.
   */
  getPayee(parameters: ParametersOf<'getPayee'>, options?: CallOptions): Promise<DataOf<'getPayee'>>;

  /**
   * Verify a payee or hold payouts. `PATCH /api/v1/staff/payees/{accountId}`
   *
   * With `verifiedDetailsAt`, records that you have verified the holder of the current payout details; other details need another verification. With `hold`, holds payouts to the account, or ends the hold with null. While payouts are held, a proposed run that contains the account cannot be approved.
   */
  updatePayee(parameters: ParametersOf<'updatePayee'>, options?: CallOptions): Promise<DataOf<'updatePayee'>>;

  /**
   * Propose a payout run. `POST /api/v1/staff/payout-runs`
   *
   * Proposes to pay the whole balance of every account that can be paid by a scheme, at most 500: the rest can be proposed after the approval. Nothing is booked until another member of finance approves the run. A currency has at most one run that waits for approval.
   */
  createPayoutRun(
    parameters: ParametersOf<'createPayoutRun'>,
    options?: CallOptions,
  ): Promise<DataOf<'createPayoutRun'>>;

  /**
   * List payout runs. `GET /api/v1/staff/payout-runs`
   *
   * Returns payout runs, the latest first.
   */
  listPayoutRuns(
    parameters?: ParametersOf<'listPayoutRuns'>,
    options?: CallOptions,
  ): Promise<DataOf<'listPayoutRuns'>>;

  /**
   * Retrieve a payout run. `GET /api/v1/staff/payout-runs/{runId}`
   *
   * Returns a run with its status and its sums.
   */
  getPayoutRun(
    parameters: ParametersOf<'getPayoutRun'>,
    options?: CallOptions,
  ): Promise<DataOf<'getPayoutRun'>>;

  /**
   * Approve, cancel, send or confirm a payout run. `PATCH /api/v1/staff/payout-runs/{runId}`
   *
   * `approved`, by another member of finance than its author, books the amounts: from the balances of the accounts to payouts in clearing. It is rejected if an account of the run is on hold or no longer verified, if its payout details have changed since the proposal, if the author has left, or if the execution date is past; then cancel the run and propose it again. `sent` records that the bank has the file, `paid` that the bank has booked it, which books the sum from clearing to the bank. `canceled` ends a proposed run. Repeating a request changes nothing.
   */
  updatePayoutRun(
    parameters: ParametersOf<'updatePayoutRun'>,
    options?: CallOptions,
  ): Promise<DataOf<'updatePayoutRun'>>;

  /**
   * List the payouts of a run. `GET /api/v1/staff/payout-runs/{runId}/payouts`
   *
   * Returns the payouts of a run, with masked payout details.
   */
  listPayouts(parameters: ParametersOf<'listPayouts'>, options?: CallOptions): Promise<DataOf<'listPayouts'>>;

  /**
   * Download a payout run. `GET /api/v1/staff/payout-runs/{runId}/file`
   *
   * Returns the transfers of an approved run with payout details in full: as a CSV file, or with `format=pain001` as an ISO 20022 customer credit transfer initiation (`pain.001.001.09`) for your bank. The file is the same, byte for byte, each time. Each request is in the audit log.
   */
  downloadPayoutRun(
    parameters: ParametersOf<'downloadPayoutRun'>,
    options?: CallOptions,
  ): Promise<DataOf<'downloadPayoutRun'>>;

  /**
   * Book a returned payout. `POST /api/v1/staff/payouts/{payoutId}/return`
   *
   * Records that the bank has returned a payout of a run that was sent or paid, and books the amount back to the balance of the account. The payout details of the account have to be verified again before its next payout. Repeating a request changes nothing.
   */
  returnPayout(
    parameters: ParametersOf<'returnPayout'>,
    options?: CallOptions,
  ): Promise<DataOf<'returnPayout'>>;

  /**
   * List the invoices of all platforms. `GET /api/v1/staff/invoices`
   *
   * Returns invoices that match all filters, the latest first by `settledAt`. With `status=unpaid`, lists the invoices whose payment failed; with `status=open`, the fee invoices that are not paid yet; with `overdue=true`, those of them that are overdue. A page can have fewer invoices than `limit`, or none. Continue until `nextCursor` is null.
   */
  listInvoicesForStaff(
    parameters?: ParametersOf<'listInvoicesForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'listInvoicesForStaff'>>;

  /**
   * Get totals of invoices. `GET /api/v1/staff/invoices/totals`
   *
   * Returns the sums of the invoices that match all filters, for each mode and currency. Reads the latest invoices first, at most 50,000 of them: if it could not read all, `complete` is false and the sums cover only what was read. Use filters, such as `since`, to get complete totals.
   */
  getInvoiceTotals(
    parameters?: ParametersOf<'getInvoiceTotals'>,
    options?: CallOptions,
  ): Promise<DataOf<'getInvoiceTotals'>>;

  /**
   * List the plan changes of a platform. `GET /api/v1/staff/platforms/{platform}/plan-changes`
   *
   * Returns the latest changes of tier and add-ons, the latest first, as the audit log records them. Searches the latest 20,000 audit entries of the platform. Changes by staff before November 2026 were recorded without the plan and are not listed.
   */
  listPlanChanges(
    parameters: ParametersOf<'listPlanChanges'>,
    options?: CallOptions,
  ): Promise<DataOf<'listPlanChanges'>>;

  /**
   * Download an invoice of a platform. `GET /api/v1/staff/platforms/{platform}/billing/invoices/{invoiceId}/pdf`
   *
   * Returns an invoice as a PDF, or a redirect (303) to the document of the payment provider, like the platform’s own download.
   */
  downloadInvoiceForStaff(
    parameters: ParametersOf<'downloadInvoiceForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'downloadInvoiceForStaff'>>;

  /**
   * Create a checkout. `POST /api/v1/platforms/checkout`
   *
   * Returns a URL at which you pay for a tier, add-ons or both. Your purchase takes effect when the payment provider confirms the payment, including for access tokens that are in use. Requires every scope of the platform.
   */
  createCheckout(
    parameters: ParametersOf<'createCheckout'>,
    options?: CallOptions,
  ): Promise<DataOf<'createCheckout'>>;

  /**
   * Retrieve a checkout. `GET /api/v1/platforms/{slug}/checkouts/{checkoutId}`
   */
  getCheckout(parameters: ParametersOf<'getCheckout'>, options?: CallOptions): Promise<DataOf<'getCheckout'>>;

  /**
   * Cancel a checkout. `DELETE /api/v1/platforms/{slug}/checkouts/{checkoutId}`
   *
   * Closes an open checkout here and at the payment provider, so that it can no longer be paid and you can create another one. Requires every scope of the platform.
   */
  cancelCheckout(
    parameters: ParametersOf<'cancelCheckout'>,
    options?: CallOptions,
  ): Promise<DataOf<'cancelCheckout'>>;

  /**
   * Cancel a subscription. `POST /api/v1/platforms/{slug}/billing/subscriptions/{subscriptionId}/cancel`
   *
   * Ends a subscription at the end of the paid period: you keep what it includes until `paidUntil`, and it is not renewed. Requires every scope of the platform.
   */
  cancelSubscription(
    parameters: ParametersOf<'cancelSubscription'>,
    options?: CallOptions,
  ): Promise<DataOf<'cancelSubscription'>>;

  /**
   * Resume a subscription. `POST /api/v1/platforms/{slug}/billing/subscriptions/{subscriptionId}/resume`
   *
   * Undoes a cancellation before the end of the paid period, so that the subscription is renewed. Requires every scope of the platform.
   */
  resumeSubscription(
    parameters: ParametersOf<'resumeSubscription'>,
    options?: CallOptions,
  ): Promise<DataOf<'resumeSubscription'>>;

  /**
   * Update a subscription. `PATCH /api/v1/platforms/{slug}/billing/subscriptions/{subscriptionId}`
   *
   * Changes the billing interval immediately, at the current price. A new period starts: the payment provider charges it and credits the rest of the paid period. If the payment is declined, the response is 402 `PAYMENT_REQUIRED` and nothing changes. Add-ons stay unchanged. The contact address receives an email, and the change is recorded in the audit log. Requires every scope of the platform, and an active subscription that is renewed.
   */
  updateSubscription(
    parameters: ParametersOf<'updateSubscription'>,
    options?: CallOptions,
  ): Promise<DataOf<'updateSubscription'>>;

  /**
   * Preview an update of a subscription. `POST /api/v1/platforms/{slug}/billing/subscriptions/{subscriptionId}/preview`
   *
   * Returns what the same update would cost now: the new period, the credit for the rest of the current period, and what the payment provider would charge immediately. It changes nothing. Requires every scope of the platform.
   */
  previewSubscription(
    parameters: ParametersOf<'previewSubscription'>,
    options?: CallOptions,
  ): Promise<DataOf<'previewSubscription'>>;

  /**
   * Retrieve billing. `GET /api/v1/platforms/{slug}/billing`
   *
   * Returns your subscriptions, open checkouts and current offers, and all tiers and add-ons with their quotas and prices. `tier` and `entitlements` are what you have now; `paidFor` is what your subscriptions pay for. Requires every scope of the platform.
   */
  getBilling(parameters: ParametersOf<'getBilling'>, options?: CallOptions): Promise<DataOf<'getBilling'>>;

  /**
   * List invoices. `GET /api/v1/platforms/{slug}/billing/invoices`
   *
   * Returns your latest 100 invoices, those for your plan and those for license fees; `total` is the number of all invoices. `listFees` with `invoiceId` returns the lines of a fee invoice. Requires every scope of the platform.
   */
  listInvoices(
    parameters: ParametersOf<'listInvoices'>,
    options?: CallOptions,
  ): Promise<DataOf<'listInvoices'>>;

  /**
   * Download an invoice. `GET /api/v1/platforms/{slug}/billing/invoices/{invoiceId}/pdf`
   *
   * Returns an invoice as a PDF: seller, buyer, items, tax and total. A fee invoice with more than 200 lines shows only their sum. If the payment provider has a document of its own, the response is a redirect (303) to it, because only one document is the invoice. Requires every scope of the platform.
   */
  downloadInvoice(
    parameters: ParametersOf<'downloadInvoice'>,
    options?: CallOptions,
  ): Promise<DataOf<'downloadInvoice'>>;

  /**
   * Retrieve the billing of a platform. `GET /api/v1/staff/platforms/{platform}/billing`
   *
   * Returns the subscriptions, open checkouts and latest 100 invoices of a platform. Invoices for plans have the IDs of the payment provider.
   */
  getBillingForStaff(
    parameters: ParametersOf<'getBillingForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'getBillingForStaff'>>;

  /**
   * Register a platform. `POST /api/v1/platforms/register`
   *
   * Creates a platform with the developer tier. The response has its API key and its client secret, which are shown only once. A mailbox (`contactEmail`) can register five platforms in a burst, then one every 4.8 hours; addresses that differ only in a tag after `+` are one mailbox. Requires no credential.
   */
  registerPlatform(
    parameters: ParametersOf<'registerPlatform'>,
    options?: CallOptions,
  ): Promise<DataOf<'registerPlatform'>>;

  /**
   * Get the usage of a month. `GET /api/v1/platforms/{slug}/usage`
   *
   * Returns requests, licenses and reported usage of a month, and the current state of your quotas. Requests and previews are counted in batches, so their numbers can be a second old. With `Accept: text/csv` or `format=csv`, the response is a CSV file with the days, tracks and territories of the month.
   */
  getMonthlyUsage(
    parameters: ParametersOf<'getMonthlyUsage'>,
    options?: CallOptions,
  ): Promise<DataOf<'getMonthlyUsage'>>;

  /**
   * List credentials. `GET /api/v1/platforms/{slug}/credentials`
   */
  listCredentials(
    parameters: ParametersOf<'listCredentials'>,
    options?: CallOptions,
  ): Promise<DataOf<'listCredentials'>>;

  /**
   * Create a credential. `POST /api/v1/platforms/{slug}/credentials`
   *
   * Creates an API key or a client secret, which is shown only once. Requires every scope of the platform. Two credentials of the same kind and name can be active, so that you can rotate one without downtime; a platform can have 20 credentials of each kind. A credential with `allowedIps` works only from these addresses.
   */
  createCredential(
    parameters: ParametersOf<'createCredential'>,
    options?: CallOptions,
  ): Promise<DataOf<'createCredential'>>;

  /**
   * Delete a credential. `DELETE /api/v1/platforms/{slug}/credentials/{credentialId}`
   *
   * Revokes a credential immediately, and with it everything created with it: access tokens, portal sessions, portal links and media links. Requires every scope of the platform. You cannot delete the last credential that has every scope and does not expire.
   */
  deleteCredential(
    parameters: ParametersOf<'deleteCredential'>,
    options?: CallOptions,
  ): Promise<DataOf<'deleteCredential'>>;

  /**
   * Revoke all sessions and tokens. `POST /api/v1/platforms/{slug}/sessions/end`
   *
   * Ends all portal sessions, portal links, access tokens and media links of your platform immediately, including your own. API keys and client secrets stay valid. Requires every scope of the platform.
   */
  endSessions(parameters: ParametersOf<'endSessions'>, options?: CallOptions): Promise<DataOf<'endSessions'>>;

  /**
   * Request a registration by email. `POST /api/v1/platforms/register/request`
   *
   * Emails a link to `contactEmail`. Opening it in a browser confirms the address and creates the platform; nothing is created before. The link is valid for 24 hours and works once. An IP address can request five links per hour; a mailbox gets at most five per day, in bursts of at most three. The portal registers platforms in this way; programs use `POST /platforms/register`. Requires no credential.
   */
  requestRegistration(
    parameters: ParametersOf<'requestRegistration'>,
    options?: CallOptions,
  ): Promise<DataOf<'requestRegistration'>>;

  /**
   * Confirm a registration. `POST /api/v1/platforms/register/confirm`
   *
   * Creates the platform of an emailed link, with the developer tier. The response has its first API key, which is shown only once. If the slug is taken by now, the link stays valid: send the code again with another `slug`. Requires no credential.
   */
  confirmRegistration(
    parameters: ParametersOf<'confirmRegistration'>,
    options?: CallOptions,
  ): Promise<DataOf<'confirmRegistration'>>;

  /**
   * Retrieve your platform. `GET /api/v1/platforms/{slug}`
   *
   * Returns your platform: tier, scopes, quotas, contact address and defaults.
   */
  getPlatform(parameters: ParametersOf<'getPlatform'>, options?: CallOptions): Promise<DataOf<'getPlatform'>>;

  /**
   * Update your platform. `PATCH /api/v1/platforms/{slug}`
   *
   * Changes the fields that you send; existing licenses stay unchanged. Requires every scope of the platform. A new `contactEmail` is shown as `pendingContactEmail`: we email a code to that address, and the change takes effect when you send the code to `POST /platforms/{slug}/contact/confirm` within 24 hours. Setting `contactEmail` to the current address cancels a pending change.
   */
  updatePlatform(
    parameters: ParametersOf<'updatePlatform'>,
    options?: CallOptions,
  ): Promise<DataOf<'updatePlatform'>>;

  /**
   * Confirm a contact address. `POST /api/v1/platforms/{slug}/contact/confirm`
   *
   * Makes the pending contact address the contact address of the platform. Requires the code that was emailed to it, and every scope of the platform. We notify the previous address.
   */
  confirmPlatformContact(
    parameters: ParametersOf<'confirmPlatformContact'>,
    options?: CallOptions,
  ): Promise<DataOf<'confirmPlatformContact'>>;

  /**
   * List members. `GET /api/v1/platforms/{slug}/members`
   *
   * Returns all members of your platform, at most 100. Requires every scope of the platform.
   */
  listMembers(parameters: ParametersOf<'listMembers'>, options?: CallOptions): Promise<DataOf<'listMembers'>>;

  /**
   * Invite a member. `POST /api/v1/platforms/{slug}/members`
   *
   * Adds a member and emails a link that is valid once, for seven days. Members sign in to the portal with an emailed link; their role decides what they can do. Only an owner can manage members. A credential with every scope can manage them while the platform has no owner who has joined.
   */
  inviteMember(
    parameters: ParametersOf<'inviteMember'>,
    options?: CallOptions,
  ): Promise<DataOf<'inviteMember'>>;

  /**
   * Update a member. `PATCH /api/v1/platforms/{slug}/members/{memberId}`
   *
   * Changes the name or the role of a member; a new role takes effect immediately, also in open sessions. A request that changes nothing returns the member and emails nobody. The last owner who has joined stays an owner. Only an owner can manage members.
   */
  updateMember(
    parameters: ParametersOf<'updateMember'>,
    options?: CallOptions,
  ): Promise<DataOf<'updateMember'>>;

  /**
   * Remove a member. `DELETE /api/v1/platforms/{slug}/members/{memberId}`
   *
   * Removes a member and ends their sessions, links and media links immediately. Credentials that the member created stay valid. You cannot remove the last owner who has joined. Only an owner can manage members.
   */
  removeMember(
    parameters: ParametersOf<'removeMember'>,
    options?: CallOptions,
  ): Promise<DataOf<'removeMember'>>;

  /**
   * Create a portal session. `POST /api/v1/portal/sessions`
   *
   * Signs in to the portal with an API key, a one-time link of a credential, an emailed link of a member, or a [passkey](/reference/operations/startPasskeySignIn) of a member, and sets a cookie for 12 hours. Browsers can use the cookie instead of a token for all operations of the platform; all methods except GET also need the header `X-CSRF-Token`. The session has the scopes of the credential that started it, and ends with that credential. The session of a member may use the operations that the role permits, and ends when the member is removed. A session that the browser has already is replaced, and ends.
   */
  createPortalSession(
    parameters: ParametersOf<'createPortalSession'>,
    options?: CallOptions,
  ): Promise<DataOf<'createPortalSession'>>;

  /**
   * List your portal sessions. `GET /api/v1/portal/sessions`
   *
   * Lists your active sessions for this platform, in all browsers. The list is empty in a session that a credential started.
   */
  listMemberSessions(
    parameters?: ParametersOf<'listMemberSessions'>,
    options?: CallOptions,
  ): Promise<DataOf<'listMemberSessions'>>;

  /**
   * End your other portal sessions. `DELETE /api/v1/portal/sessions`
   *
   * Ends all of your sessions for this platform except the one of the request.
   */
  endOtherMemberSessions(
    parameters?: ParametersOf<'endOtherMemberSessions'>,
    options?: CallOptions,
  ): Promise<DataOf<'endOtherMemberSessions'>>;

  /**
   * Request a sign-in link. `POST /api/v1/portal/sign-in-links`
   *
   * Emails a member a link to each of their platforms. A link works once, within 15 minutes; send its code to `POST /portal/sessions`. The response does not reveal whether the address is a member: another address gets an email that says so. A mailbox gets at most ten emails per hour, in bursts of at most three. The email is in the language that the member chose, otherwise in the first language of `Accept-Language` that we support, otherwise in that of the platform. Requires no credential.
   */
  requestSignInLink(
    parameters: ParametersOf<'requestSignInLink'>,
    options?: CallOptions,
  ): Promise<DataOf<'requestSignInLink'>>;

  /**
   * Retrieve the portal session. `GET /api/v1/portal/session`
   */
  getPortalSession(
    parameters?: ParametersOf<'getPortalSession'>,
    options?: CallOptions,
  ): Promise<DataOf<'getPortalSession'>>;

  /**
   * Update the portal session. `PATCH /api/v1/portal/session`
   *
   * Sets the language of emails to the member who signed in, on this platform. The session of a credential has no member: its platform has a language of its own, which `PATCH /platforms/{slug}` sets.
   */
  updatePortalSession(
    parameters: ParametersOf<'updatePortalSession'>,
    options?: CallOptions,
  ): Promise<DataOf<'updatePortalSession'>>;

  /**
   * End the portal session. `DELETE /api/v1/portal/session`
   *
   * Signs out of the portal. Works from any IP address, and while the platform is suspended.
   */
  endPortalSession(
    parameters?: ParametersOf<'endPortalSession'>,
    options?: CallOptions,
  ): Promise<DataOf<'endPortalSession'>>;

  /**
   * List your memberships. `GET /api/v1/portal/memberships`
   *
   * Lists at most 20 platforms that your email address has joined, such as a sandbox and a live one. The list is empty in a session that a credential started.
   */
  listMemberships(
    parameters?: ParametersOf<'listMemberships'>,
    options?: CallOptions,
  ): Promise<DataOf<'listMemberships'>>;

  /**
   * Switch to another platform. `POST /api/v1/portal/session/switch`
   *
   * Ends your session and starts one for another platform that your email address has joined, with your role there. The new session expires when the previous one would have. If all sessions of that platform were ended after you signed in, you need to sign in to it. In a session that a credential started, there is no other platform.
   */
  switchPortalSession(
    parameters: ParametersOf<'switchPortalSession'>,
    options?: CallOptions,
  ): Promise<DataOf<'switchPortalSession'>>;

  /**
   * End one of your portal sessions. `DELETE /api/v1/portal/sessions/{sessionId}`
   *
   * Ends one of your sessions for this platform. The session of the request signs you out.
   */
  endMemberSession(
    parameters: ParametersOf<'endMemberSession'>,
    options?: CallOptions,
  ): Promise<DataOf<'endMemberSession'>>;

  /**
   * List your passkeys. `GET /api/v1/portal/passkeys`
   *
   * Lists the passkeys with which you sign in to this platform.
   */
  listPasskeys(
    parameters?: ParametersOf<'listPasskeys'>,
    options?: CallOptions,
  ): Promise<DataOf<'listPasskeys'>>;

  /**
   * Register a passkey. `POST /api/v1/portal/passkeys`
   *
   * Registers a passkey with which you sign in to this platform. Your authenticator must verify you. A member has at most 20 passkeys; they end when the member is removed.
   */
  createPasskey(
    parameters: ParametersOf<'createPasskey'>,
    options?: CallOptions,
  ): Promise<DataOf<'createPasskey'>>;

  /**
   * Start registering a passkey. `POST /api/v1/portal/passkeys/registrations`
   *
   * Returns the options for `navigator.credentials.create`. Send the result to `POST /portal/passkeys` within 5 minutes, in the same session, which must have started within the last 15 minutes. Sessions that a credential started cannot register passkeys.
   */
  startPasskeyRegistration(
    parameters?: ParametersOf<'startPasskeyRegistration'>,
    options?: CallOptions,
  ): Promise<DataOf<'startPasskeyRegistration'>>;

  /**
   * Rename a passkey. `PATCH /api/v1/portal/passkeys/{passkeyId}`
   */
  updatePasskey(
    parameters: ParametersOf<'updatePasskey'>,
    options?: CallOptions,
  ): Promise<DataOf<'updatePasskey'>>;

  /**
   * Remove a passkey. `DELETE /api/v1/portal/passkeys/{passkeyId}`
   *
   * The passkey no longer signs in. Sessions that it started continue; end them in your list of sessions.
   */
  deletePasskey(
    parameters: ParametersOf<'deletePasskey'>,
    options?: CallOptions,
  ): Promise<DataOf<'deletePasskey'>>;

  /**
   * Start a sign-in with a passkey. `POST /api/v1/portal/sessions/passkey`
   *
   * Returns the options for `navigator.credentials.get`. Send the result as `passkey` to `POST /portal/sessions` within 5 minutes. Requires no credential.
   */
  startPasskeySignIn(
    parameters?: ParametersOf<'startPasskeySignIn'>,
    options?: CallOptions,
  ): Promise<DataOf<'startPasskeySignIn'>>;

  /**
   * Create a portal link to view a platform. `POST /api/v1/staff/platforms/{platform}/portal-links`
   *
   * Creates a link that shows you the portal as the platform sees it, once, within 5 minutes. It opens only in the browser that has your staff session [in a cookie](/reference/operations/createStaffBrowserSession). The session can only read: it shows no secrets, plays and downloads nothing, and has the records that your roles may see. It lasts at most 60 minutes and ends with your staff session. Its beginning and its end are recorded in the audit log, and the owners of the platform see them with the reason.
   */
  createPortalLinkForStaff(
    parameters: ParametersOf<'createPortalLinkForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'createPortalLinkForStaff'>>;

  /**
   * List views of your portal by our staff. `GET /api/v1/platforms/{slug}/portal-views`
   *
   * Returns the times that a member of our staff looked at the portal of your platform, the latest first. They see what you see and can change nothing; secrets, previews and downloads are not available to them. A page can have fewer views than `limit`, or none. Continue until `nextCursor` is null. Requires every scope of the platform; of members, owners.
   */
  listPortalViews(
    parameters: ParametersOf<'listPortalViews'>,
    options?: CallOptions,
  ): Promise<DataOf<'listPortalViews'>>;

  /**
   * Create a portal link. `POST /api/v1/platforms/{slug}/portal-links`
   *
   * Creates a one-time link that signs a person in to the portal. Give it only to someone whom you have authenticated. Requires every scope of the platform. The session has the scopes of the credential that creates the link, and ends with that credential.
   */
  createPortalLink(
    parameters: ParametersOf<'createPortalLink'>,
    options?: CallOptions,
  ): Promise<DataOf<'createPortalLink'>>;

  /**
   * Create a staff session. `POST /api/v1/staff/sessions`
   *
   * Signs in with email address and password, and with a one-time code if the account requires one. All failures have the same response. After five failures in a row, sign-ins to the account are rejected for 30 seconds, and twice as long after each further failure, up to one hour. Existing sessions stay valid.
   */
  createStaffSession(
    parameters: ParametersOf<'createStaffSession'>,
    options?: CallOptions,
  ): Promise<DataOf<'createStaffSession'>>;

  /**
   * List your sessions. `GET /api/v1/staff/sessions`
   */
  listStaffSessions(
    parameters?: ParametersOf<'listStaffSessions'>,
    options?: CallOptions,
  ): Promise<DataOf<'listStaffSessions'>>;

  /**
   * End your other sessions. `DELETE /api/v1/staff/sessions`
   *
   * Ends all of your sessions except the one of the request.
   */
  endOtherStaffSessions(
    parameters?: ParametersOf<'endOtherStaffSessions'>,
    options?: CallOptions,
  ): Promise<DataOf<'endOtherStaffSessions'>>;

  /**
   * Start an OpenID Connect sign-in. `POST /api/v1/staff/sessions/oidc`
   *
   * Available if an OpenID provider is configured. Send the browser to `url`; it returns to `/staff/sign-in` of this service with `code`, `state` and `iss`. Send these as `callback`, with the `state` of this response, within ten minutes.
   */
  startStaffOidcSignIn(
    parameters?: ParametersOf<'startStaffOidcSignIn'>,
    options?: CallOptions,
  ): Promise<DataOf<'startStaffOidcSignIn'>>;

  /**
   * Complete an OpenID Connect sign-in. `POST /api/v1/staff/sessions/oidc/complete`
   *
   * Creates a session for the account that is linked to the identity at the provider. The first sign-in links the account with the verified email address; the account must be active or have a valid invitation. This service does not ask for one-time codes; the provider may.
   */
  completeStaffOidcSignIn(
    parameters: ParametersOf<'completeStaffOidcSignIn'>,
    options?: CallOptions,
  ): Promise<DataOf<'completeStaffOidcSignIn'>>;

  /**
   * Move a session into a cookie. `POST /api/v1/staff/browser-session`
   *
   * Sets a cookie with the token of your session, which scripts cannot read. Browsers can use the cookie instead of the token for all staff operations; all methods except GET also need the header `X-CSRF-Token`. The cookie is the same session: it ends after 8 hours, or when you end the session.
   */
  createStaffBrowserSession(
    parameters?: ParametersOf<'createStaffBrowserSession'>,
    options?: CallOptions,
  ): Promise<DataOf<'createStaffBrowserSession'>>;

  /**
   * Retrieve the session of the browser. `GET /api/v1/staff/browser-session`
   *
   * Returns your account and the CSRF token of the session.
   */
  getStaffBrowserSession(
    parameters?: ParametersOf<'getStaffBrowserSession'>,
    options?: CallOptions,
  ): Promise<DataOf<'getStaffBrowserSession'>>;

  /**
   * End a session. `DELETE /api/v1/staff/sessions/{sessionId}`
   *
   * Ends one of your sessions. `current` signs you out.
   */
  endStaffSession(
    parameters: ParametersOf<'endStaffSession'>,
    options?: CallOptions,
  ): Promise<DataOf<'endStaffSession'>>;

  /**
   * Retrieve your account. `GET /api/v1/staff/me`
   */
  getCurrentStaffMember(
    parameters?: ParametersOf<'getCurrentStaffMember'>,
    options?: CallOptions,
  ): Promise<DataOf<'getCurrentStaffMember'>>;

  /**
   * Change your password. `POST /api/v1/staff/me/password`
   *
   * Sets a new password and ends your other sessions. A wrong current password counts as a failed sign-in.
   */
  changeStaffPassword(
    parameters: ParametersOf<'changeStaffPassword'>,
    options?: CallOptions,
  ): Promise<DataOf<'changeStaffPassword'>>;

  /**
   * Start setting up one-time codes. `POST /api/v1/staff/me/totp`
   *
   * Creates a secret for an authenticator app. One-time codes are required after you confirm the secret, within ten minutes.
   */
  startStaffTotpEnrollment(
    parameters: ParametersOf<'startStaffTotpEnrollment'>,
    options?: CallOptions,
  ): Promise<DataOf<'startStaffTotpEnrollment'>>;

  /**
   * Remove one-time codes. `DELETE /api/v1/staff/me/totp`
   */
  removeStaffTotp(
    parameters: ParametersOf<'removeStaffTotp'>,
    options?: CallOptions,
  ): Promise<DataOf<'removeStaffTotp'>>;

  /**
   * Confirm one-time codes. `POST /api/v1/staff/me/totp/confirm`
   *
   * Requires one-time codes for your sign-ins from now on, and ends your other sessions.
   */
  confirmStaffTotp(
    parameters: ParametersOf<'confirmStaffTotp'>,
    options?: CallOptions,
  ): Promise<DataOf<'confirmStaffTotp'>>;

  /**
   * Remove one-time codes with POST. `POST /api/v1/staff/me/totp/remove`
   *
   * Does the same as DELETE, for clients and proxies that drop the body of a DELETE request (RFC 9110 §9.3.5).
   */
  removeStaffTotpByPost(
    parameters: ParametersOf<'removeStaffTotpByPost'>,
    options?: CallOptions,
  ): Promise<DataOf<'removeStaffTotpByPost'>>;

  /**
   * List staff accounts. `GET /api/v1/staff/accounts`
   */
  listStaffAccounts(
    parameters?: ParametersOf<'listStaffAccounts'>,
    options?: CallOptions,
  ): Promise<DataOf<'listStaffAccounts'>>;

  /**
   * Invite staff. `POST /api/v1/staff/accounts`
   *
   * Creates a staff account and emails an invitation code, which is valid for seven days. The response also has the code; it is shown only once.
   */
  inviteStaff(parameters: ParametersOf<'inviteStaff'>, options?: CallOptions): Promise<DataOf<'inviteStaff'>>;

  /**
   * Retrieve a staff account. `GET /api/v1/staff/accounts/{staffId}`
   */
  getStaffAccount(
    parameters: ParametersOf<'getStaffAccount'>,
    options?: CallOptions,
  ): Promise<DataOf<'getStaffAccount'>>;

  /**
   * Update a staff account. `PATCH /api/v1/staff/accounts/{staffId}`
   *
   * Changes the fields that you send. Disabling an account ends its sessions, and so does the loss of the last role that views portals. One active admin must remain.
   */
  updateStaffAccount(
    parameters: ParametersOf<'updateStaffAccount'>,
    options?: CallOptions,
  ): Promise<DataOf<'updateStaffAccount'>>;

  /**
   * Accept an invitation. `POST /api/v1/staff/invitations/accept`
   *
   * Sets the password of the account and ends all of its sessions. Sign in afterwards.
   */
  acceptStaffInvitation(
    parameters: ParametersOf<'acceptStaffInvitation'>,
    options?: CallOptions,
  ): Promise<DataOf<'acceptStaffInvitation'>>;

  /**
   * Create an endpoint. `POST /api/v1/platforms/{slug}/webhooks`
   *
   * Adds a URL to which events are sent. The response has the secret that signs them, which is shown only once. A platform can have 16 endpoints. Requires every scope of the platform. The guide to webhooks explains signatures and retries.
   */
  createWebhookEndpoint(
    parameters: ParametersOf<'createWebhookEndpoint'>,
    options?: CallOptions,
  ): Promise<DataOf<'createWebhookEndpoint'>>;

  /**
   * List endpoints. `GET /api/v1/platforms/{slug}/webhooks`
   */
  listWebhookEndpoints(
    parameters: ParametersOf<'listWebhookEndpoints'>,
    options?: CallOptions,
  ): Promise<DataOf<'listWebhookEndpoints'>>;

  /**
   * Retrieve an endpoint. `GET /api/v1/platforms/{slug}/webhooks/{endpointId}`
   */
  getWebhookEndpoint(
    parameters: ParametersOf<'getWebhookEndpoint'>,
    options?: CallOptions,
  ): Promise<DataOf<'getWebhookEndpoint'>>;

  /**
   * Update an endpoint. `PATCH /api/v1/platforms/{slug}/webhooks/{endpointId}`
   *
   * Changes the fields that you send. `status` disables and enables the endpoint. Requires every scope of the platform.
   */
  updateWebhookEndpoint(
    parameters: ParametersOf<'updateWebhookEndpoint'>,
    options?: CallOptions,
  ): Promise<DataOf<'updateWebhookEndpoint'>>;

  /**
   * Delete an endpoint. `DELETE /api/v1/platforms/{slug}/webhooks/{endpointId}`
   *
   * Deletes an endpoint. No further events are sent to it. Requires every scope of the platform.
   */
  deleteWebhookEndpoint(
    parameters: ParametersOf<'deleteWebhookEndpoint'>,
    options?: CallOptions,
  ): Promise<DataOf<'deleteWebhookEndpoint'>>;

  /**
   * Rotate the secret of an endpoint. `POST /api/v1/platforms/{slug}/webhooks/{endpointId}/rotate`
   *
   * Creates a new secret, which is shown only once. For one day, events have two signatures: one with the new secret and one with the old one. Requires every scope of the platform.
   */
  rotateWebhookSecret(
    parameters: ParametersOf<'rotateWebhookSecret'>,
    options?: CallOptions,
  ): Promise<DataOf<'rotateWebhookSecret'>>;

  /**
   * List events. `GET /api/v1/platforms/{slug}/events`
   *
   * Returns the events of your platform, and those of the catalog that your scopes include, the newest first. Filters can be combined; an event matches all of them. By `licenseId` or `trackId`, an event is found as soon as its deliveries exist, a moment after it is listed. You do not need an endpoint. Events are stored for ninety days.
   */
  listEvents(parameters: ParametersOf<'listEvents'>, options?: CallOptions): Promise<DataOf<'listEvents'>>;

  /**
   * Send a test event. `POST /api/v1/platforms/{slug}/webhooks/{endpointId}/test`
   *
   * Sends the event `endpoint.test` to this endpoint only, signed and retried like any other event. Requires every scope of the platform.
   */
  testWebhookEndpoint(
    parameters: ParametersOf<'testWebhookEndpoint'>,
    options?: CallOptions,
  ): Promise<DataOf<'testWebhookEndpoint'>>;

  /**
   * List deliveries. `GET /api/v1/platforms/{slug}/webhooks/{endpointId}/deliveries`
   *
   * Returns the deliveries to an endpoint, the newest first. If you search by an ID, they are sorted by the time of their events, and a page can have fewer deliveries than `limit` although more follow. Deliveries are stored for thirty days.
   */
  listWebhookDeliveries(
    parameters: ParametersOf<'listWebhookDeliveries'>,
    options?: CallOptions,
  ): Promise<DataOf<'listWebhookDeliveries'>>;

  /**
   * Get endpoint statistics. `GET /api/v1/platforms/{slug}/webhooks/{endpointId}/stats`
   *
   * Returns successful and failed attempts over time. Attempts are counted, not deliveries: a delivery that succeeds at the third attempt counts as two failures and one success. An attempt counts in the hour (UTC) in which it was sent; tests and resent events count as well. `days=1` returns the last 24 hours by hour; a higher number returns the last days by day, including today. Statistics are stored for thirty days.
   */
  getWebhookStats(
    parameters: ParametersOf<'getWebhookStats'>,
    options?: CallOptions,
  ): Promise<DataOf<'getWebhookStats'>>;

  /**
   * Retrieve a delivery. `GET /api/v1/platforms/{slug}/webhooks/{endpointId}/deliveries/{deliveryId}`
   */
  getWebhookDelivery(
    parameters: ParametersOf<'getWebhookDelivery'>,
    options?: CallOptions,
  ): Promise<DataOf<'getWebhookDelivery'>>;

  /**
   * Resend a delivery. `POST /api/v1/platforms/{slug}/webhooks/{endpointId}/deliveries/{deliveryId}/resend`
   *
   * Sends the event again now, regardless of the status of its delivery, with the same `webhook-id`. Requires every scope of the platform.
   */
  resendWebhookDelivery(
    parameters: ParametersOf<'resendWebhookDelivery'>,
    options?: CallOptions,
  ): Promise<DataOf<'resendWebhookDelivery'>>;

  /**
   * Recover missed events. `POST /api/v1/platforms/{slug}/webhooks/{endpointId}/recover`
   *
   * Sends the events that an endpoint missed: those whose delivery is `dead`, and those that occurred while the endpoint was disabled or did not exist yet. `since` can be at most thirty days ago. Requires every scope of the platform.
   */
  recoverWebhookDeliveries(
    parameters: ParametersOf<'recoverWebhookDeliveries'>,
    options?: CallOptions,
  ): Promise<DataOf<'recoverWebhookDeliveries'>>;

  /**
   * Retrieve inbound settings. `GET /api/v1/platforms/{slug}/inbound`
   */
  getInboundSettings(
    parameters: ParametersOf<'getInboundSettings'>,
    options?: CallOptions,
  ): Promise<DataOf<'getInboundSettings'>>;

  /**
   * Update inbound settings. `PUT /api/v1/platforms/{slug}/inbound`
   *
   * Sets what your events do. Requires every scope of the platform.
   */
  updateInboundSettings(
    parameters: ParametersOf<'updateInboundSettings'>,
    options?: CallOptions,
  ): Promise<DataOf<'updateInboundSettings'>>;

  /**
   * Retrieve a content item. `GET /api/v1/platforms/{slug}/inbound/content`
   *
   * Returns the latest state of a content item, by your `content.published` and `content.deleted` events: its tracks, the segments in which they play, and their active licenses.
   */
  getInboundContent(
    parameters: ParametersOf<'getInboundContent'>,
    options?: CallOptions,
  ): Promise<DataOf<'getInboundContent'>>;

  /**
   * Get a cue sheet. `GET /api/v1/platforms/{slug}/inbound/content/cue-sheet`
   *
   * Returns the cue sheet of a content item, by your latest `content.published` event: each use of a track with its times, the writers and publishers with the shares that applied at `publishedAt`, and the license that covers it. Nothing is estimated: `missing` lists what is unknown. The details of the production are those of your request, and are not stored. With `Accept: text/csv` or `format=csv`, the response is a CSV file with one row for each writer and publisher of each cue. The response is 409 if the content was deleted.
   */
  getCueSheet(parameters: ParametersOf<'getCueSheet'>, options?: CallOptions): Promise<DataOf<'getCueSheet'>>;

  /**
   * Rotate the inbound secret. `POST /api/v1/platforms/{slug}/inbound/rotate`
   *
   * Creates a new secret for your events, which is shown only once. The previous secret stays valid for one day. Requires every scope of the platform.
   */
  rotateInboundSecret(
    parameters: ParametersOf<'rotateInboundSecret'>,
    options?: CallOptions,
  ): Promise<DataOf<'rotateInboundSecret'>>;

  /**
   * Sign an inbound event. `POST /api/v1/platforms/{slug}/inbound/sign`
   *
   * Returns a signed message that you can send to your inbound URL to try out your events. Nothing is sent, and nothing changes. The message is signed with your newest inbound secret and accepted for five minutes, regardless of its sender. An invalid event is rejected with the same error as at the inbound URL. If you have no inbound secret, the response is 409. Requires every scope of the platform, because a signed message is accepted with all of them.
   */
  signInboundEvent(
    parameters: ParametersOf<'signInboundEvent'>,
    options?: CallOptions,
  ): Promise<DataOf<'signInboundEvent'>>;

  /**
   * Send a content event. `POST /api/v1/webhooks/inbound/{slug}`
   *
   * Reports that content was published or deleted, and issues or revokes its licenses by the same rules as the API. An event is processed completely or not at all. Sign the raw body with your inbound secret as defined by Standard Webhooks: `webhook-id`, `webhook-timestamp` and `webhook-signature`. A repeated `webhook-id` changes nothing and returns the first response. Responses 429 and 503 record nothing: send the message again.
   */
  receiveContentEvent(
    parameters: ParametersOf<'receiveContentEvent'>,
    options?: CallOptions,
  ): Promise<DataOf<'receiveContentEvent'>>;

  /**
   * Check liveness. `GET /livez`
   */
  livez(parameters?: ParametersOf<'livez'>, options?: CallOptions): Promise<DataOf<'livez'>>;

  /**
   * Check readiness. `GET /readyz`
   *
   * Returns 503 while a required dependency is unavailable, and during shutdown. A `degraded` dependency is also unavailable, but requests work without it.
   */
  readyz(parameters?: ParametersOf<'readyz'>, options?: CallOptions): Promise<DataOf<'readyz'>>;

  /**
   * Get the OpenAPI document. `GET /openapi.v1.json`
   */
  openapi(parameters?: ParametersOf<'openapi'>, options?: CallOptions): Promise<DataOf<'openapi'>>;
}
