/** Generated from the OpenAPI document: `npm run generate --workspace clients/typescript`. */

import type { CallOptions, DataOf, ParametersOf } from '../types.ts';

/** The operations of the API; failures are thrown: `ApiProblem` or `ConnectionFault`. */
export interface Calls {
  /**
   * Get an access token. `POST /api/v1/auth/token`
   *
   * Exchanges client ID and secret for an access token that is valid for one hour, or until the client secret expires if that is earlier. The token carries the requested scopes that your registry has; without a request, all of them. Errors also carry `error` and `error_description`.
   */
  createAccessToken(
    parameters: ParametersOf<'createAccessToken'>,
    options?: CallOptions,
  ): Promise<DataOf<'createAccessToken'>>;

  /**
   * Get an access token by OAuth 2.0. `POST /oauth/token`
   *
   * RFC 6749 §4.4 to the letter, for OAuth client libraries: `grant_type=client_credentials` as form or JSON, credentials as HTTP Basic or in the body, errors as §5.2 says.
   */
  createOAuthToken(
    parameters: ParametersOf<'createOAuthToken'>,
    options?: CallOptions,
  ): Promise<DataOf<'createOAuthToken'>>;

  /**
   * Get an access token by OAuth 2.0 (under /api/v1). `POST /api/v1/oauth/token`
   *
   * RFC 6749 §4.4 to the letter, for OAuth client libraries: `grant_type=client_credentials` as form or JSON, credentials as HTTP Basic or in the body, errors as §5.2 says.
   */
  createOAuthTokenV1(
    parameters: ParametersOf<'createOAuthTokenV1'>,
    options?: CallOptions,
  ): Promise<DataOf<'createOAuthTokenV1'>>;

  /**
   * End an access token. `POST /oauth/revoke`
   *
   * RFC 7009. The token stops working within a second. Any other text is passed over in silence.
   */
  revokeOAuthToken(
    parameters: ParametersOf<'revokeOAuthToken'>,
    options?: CallOptions,
  ): Promise<DataOf<'revokeOAuthToken'>>;

  /**
   * End an access token (under /api/v1). `POST /api/v1/oauth/revoke`
   *
   * RFC 7009. The token stops working within a second. Any other text is passed over in silence.
   */
  revokeOAuthTokenV1(
    parameters: ParametersOf<'revokeOAuthTokenV1'>,
    options?: CallOptions,
  ): Promise<DataOf<'revokeOAuthTokenV1'>>;

  /**
   * Keys of access tokens. `GET /.well-known/jwks.json`
   *
   * New keys stand here before they sign.
   */
  getJwks(parameters?: ParametersOf<'getJwks'>, options?: CallOptions): Promise<DataOf<'getJwks'>>;

  /**
   * Keys of license certificates. `GET /.well-known/license-keys.json`
   *
   * A set of their own; none ever leaves it.
   */
  getLicenseKeys(
    parameters?: ParametersOf<'getLicenseKeys'>,
    options?: CallOptions,
  ): Promise<DataOf<'getLicenseKeys'>>;

  /**
   * Where OAuth clients find what they need. `GET /.well-known/oauth-authorization-server`
   *
   * RFC 8414.
   */
  getAuthorizationServerMetadata(
    parameters?: ParametersOf<'getAuthorizationServerMetadata'>,
    options?: CallOptions,
  ): Promise<DataOf<'getAuthorizationServerMetadata'>>;

  /**
   * Search the catalog. `GET /api/v1/tracks`
   *
   * Approved tracks that match all filters given. A filter with several values, repeated or comma-separated, matches any of them; territories must all be cleared.
   */
  searchTracks(
    parameters?: ParametersOf<'searchTracks'>,
    options?: CallOptions,
  ): Promise<DataOf<'searchTracks'>>;

  /**
   * Read a track. `GET /api/v1/tracks/{trackId}`
   */
  getTrack(parameters: ParametersOf<'getTrack'>, options?: CallOptions): Promise<DataOf<'getTrack'>>;

  /**
   * Read the credit of a track. `GET /api/v1/tracks/{trackId}/attribution`
   *
   * Also answered of a track that was taken down: published content still carries it.
   */
  getAttribution(
    parameters: ParametersOf<'getAttribution'>,
    options?: CallOptions,
  ): Promise<DataOf<'getAttribution'>>;

  /**
   * Read the terms of a track. `GET /api/v1/tracks/{trackId}/license-terms`
   */
  getLicenseTerms(
    parameters: ParametersOf<'getLicenseTerms'>,
    options?: CallOptions,
  ): Promise<DataOf<'getLicenseTerms'>>;

  /**
   * Read the peaks of a track. `GET /api/v1/tracks/{trackId}/waveform`
   *
   * BBC audiowaveform JSON, version 2: wavesurfer.js and peaks.js read it as it is.
   */
  getWaveform(parameters: ParametersOf<'getWaveform'>, options?: CallOptions): Promise<DataOf<'getWaveform'>>;

  /**
   * List the stems of a track. `GET /api/v1/tracks/{trackId}/stems`
   *
   * Needs the enterprise tier or the stems add-on. Each link counts as a download and is valid for an hour. Files carry the title, ISRC, license ID and data mining consents as tags. A file is made when its link is first opened; if that takes longer than 10 seconds, the link returns 503 with `Retry-After`.
   */
  listStems(parameters: ParametersOf<'listStems'>, options?: CallOptions): Promise<DataOf<'listStems'>>;

  /**
   * Follow the catalog. `GET /api/v1/catalog/sync`
   *
   * The catalog as a feed: without a cursor from the beginning, with one from where you stopped. Keep `nextCursor`; it never ends, but for takedowns older than 180 days. With `Accept: application/x-ndjson` the rest of the feed is streamed whole, one item a line; after every `limit` items a line `{"op":"checkpoint","nextCursor",…}` says from where a broken stream may be taken up, and a checkpoint with `"hasMore":false` ends it.
   */
  syncCatalog(
    parameters?: ParametersOf<'syncCatalog'>,
    options?: CallOptions,
  ): Promise<DataOf<'syncCatalog'>>;

  /**
   * Issue a license. `POST /api/v1/licenses`
   *
   * One active license per track, platform and content item. If you already have one, it is returned unchanged with `Idempotent-Replayed: true` and uses no quota. `covers` says whether it allows everything that you asked for; if not, `differences` says why, and you can amend the license.
   */
  issueLicense(
    parameters: ParametersOf<'issueLicense'>,
    options?: CallOptions,
  ): Promise<DataOf<'issueLicense'>>;

  /**
   * List your licenses. `GET /api/v1/licenses`
   *
   * Newest first. A takedown, a restriction to some territories and a reinstatement update every license that they concern: to learn of them, ask with `updatedSince`, or with `compliance` for what you must act on.
   */
  listLicenses(
    parameters?: ParametersOf<'listLicenses'>,
    options?: CallOptions,
  ): Promise<DataOf<'listLicenses'>>;

  /**
   * Try requests without making them. `POST /api/v1/licenses/preflight`
   *
   * Applies the same rules as issuing, and does not use your license quota. `allowed` is true only if issuing would leave the request covered.
   */
  preflightLicenses(
    parameters: ParametersOf<'preflightLicenses'>,
    options?: CallOptions,
  ): Promise<DataOf<'preflightLicenses'>>;

  /**
   * Read a license. `GET /api/v1/licenses/{licenseId}`
   */
  getLicense(parameters: ParametersOf<'getLicense'>, options?: CallOptions): Promise<DataOf<'getLicense'>>;

  /**
   * Revoke a license. `DELETE /api/v1/licenses/{licenseId}`
   *
   * The record stays forever. Revoking a license that has ended answers it as it is.
   */
  revokeLicense(
    parameters: ParametersOf<'revokeLicense'>,
    options?: CallOptions,
  ): Promise<DataOf<'revokeLicense'>>;

  /**
   * Download the certificate of a license. `GET /api/v1/licenses/{licenseId}/certificate`
   *
   * A compact JWS over the license (`typ: license+jwt`). Its keys stand at `/.well-known/license-keys.json`.
   */
  getLicenseCertificate(
    parameters: ParametersOf<'getLicenseCertificate'>,
    options?: CallOptions,
  ): Promise<DataOf<'getLicenseCertificate'>>;

  /**
   * Amend a license. `POST /api/v1/licenses/{licenseId}/amendments`
   *
   * Adds territories or a content type to an active license, or renews it: a new term runs from the old end. The license keeps its ID and everything that it covers, and its terms become those in force now; the version before stays readable. The request is decided like a new license for the whole of what the license then covers, and counts as one license towards your quota. If the license covers the request already, it is returned unchanged with `Idempotent-Replayed: true` and uses no quota. Usage is judged by the version in force at the time of use.
   */
  amendLicense(
    parameters: ParametersOf<'amendLicense'>,
    options?: CallOptions,
  ): Promise<DataOf<'amendLicense'>>;

  /**
   * List the versions of a license. `GET /api/v1/licenses/{licenseId}/versions`
   *
   * The license as it is, and every version that an amendment replaced.
   */
  listLicenseVersions(
    parameters: ParametersOf<'listLicenseVersions'>,
    options?: CallOptions,
  ): Promise<DataOf<'listLicenseVersions'>>;

  /**
   * Revoke a license by POST. `POST /api/v1/licenses/{licenseId}/revoke`
   *
   * The same as DELETE, for clients whose path drops the body of a DELETE (RFC 9110 §9.3.5).
   */
  revokeLicenseByPost(
    parameters: ParametersOf<'revokeLicenseByPost'>,
    options?: CallOptions,
  ): Promise<DataOf<'revokeLicenseByPost'>>;

  /**
   * Check a certificate. `POST /api/v1/verify`
   *
   * Checks the signature and kind of a certificate, and says whether its license is in force now. Needs no credential.
   */
  verifyCertificate(
    parameters: ParametersOf<'verifyCertificate'>,
    options?: CallOptions,
  ): Promise<DataOf<'verifyCertificate'>>;

  /**
   * See how a license stands. `GET /api/v1/verify/{licenseId}`
   *
   * Needs no credential and names no party. With `asOf`, also whether the license was in force at that moment, and in which version.
   */
  verifyLicense(
    parameters: ParametersOf<'verifyLicense'>,
    options?: CallOptions,
  ): Promise<DataOf<'verifyLicense'>>;

  /**
   * Get a preview. `GET /api/v1/tracks/{trackId}/stream`
   *
   * The loudest 30 seconds with an audible mark. The link works for 15 minutes, also in web pages.
   */
  streamPreview(
    parameters: ParametersOf<'streamPreview'>,
    options?: CallOptions,
  ): Promise<DataOf<'streamPreview'>>;

  /**
   * Download a licensed track. `GET /api/v1/tracks/{trackId}/download`
   *
   * Needs an active license for the track. The link is valid for an hour. The file carries title, artist, ISRC, license ID, the URL of the terms and the data mining consents as tags: ID3v2.4 in MP3, Vorbis comments in FLAC and Ogg, INFO and ID3 in WAV.
   */
  downloadTrack(
    parameters: ParametersOf<'downloadTrack'>,
    options?: CallOptions,
  ): Promise<DataOf<'downloadTrack'>>;

  /**
   * Play or download by a signed link. `GET /media/{token}/{filename}`
   *
   * The link of a preview, a download or a stem. Supports Range, If-Range and ETag. Track, license and platform are looked at once more when an answer starts. A GET may be sent on (307) to where the bytes are kept; follow it as players, browsers and `curl -L` do, asking for the same range, and come back to this link after five minutes. Links of previews may be read by any web page.
   */
  getMedia(parameters: ParametersOf<'getMedia'>, options?: CallOptions): Promise<DataOf<'getMedia'>>;

  /**
   * Get a link to the audio of a track. `GET /api/v1/staff/tracks/{trackId}/audio`
   *
   * Returns a link to the audio of a track in any moderation status. The link works for 15 minutes, and only while your account can review tracks. Links to the full recording are recorded in the audit log as `track.listen`.
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
   * Play a track under review. `GET /media/review/{token}/{filename}`
   *
   * The link from `GET /staff/tracks/{trackId}/audio`. Supports Range, If-Range and ETag. A GET may be redirected (307) to where the bytes are stored.
   */
  openReviewAudio(
    parameters: ParametersOf<'openReviewAudio'>,
    options?: CallOptions,
  ): Promise<DataOf<'openReviewAudio'>>;

  /**
   * See how a track stands. `GET /api/v1/tracks/{trackId}/moderation-status`
   *
   * For anyone, of published tracks and others: what was decided against it and why, without evidence and without whoever took part.
   */
  getModerationStatus(
    parameters: ParametersOf<'getModerationStatus'>,
    options?: CallOptions,
  ): Promise<DataOf<'getModerationStatus'>>;

  /**
   * Appeal a decision. `POST /api/v1/tracks/{trackId}/appeal`
   *
   * For anyone, until `appealUntil`. One open appeal of a decision for each contact, twenty of a decision in all, five an hour against a track from an address. The appeal is reviewed by a person who did not take the decision.
   */
  submitAppeal(
    parameters: ParametersOf<'submitAppeal'>,
    options?: CallOptions,
  ): Promise<DataOf<'submitAppeal'>>;

  /**
   * Appeal a decision by ISRC or title. `POST /api/v1/appeals`
   *
   * The same as `submitAppeal`, if you do not know the ID of the track. ISRC, title and artist find published tracks only, also those taken down. If several have the title and the artist, the one with a decision against it is meant; if several have one, send the ISRC. Title and artist must be complete; the case of ASCII letters is ignored.
   */
  submitAppealByRecording(
    parameters: ParametersOf<'submitAppealByRecording'>,
    options?: CallOptions,
  ): Promise<DataOf<'submitAppealByRecording'>>;

  /**
   * Follow an appeal. `GET /api/v1/appeals/{appealId}`
   */
  getAppeal(parameters: ParametersOf<'getAppeal'>, options?: CallOptions): Promise<DataOf<'getAppeal'>>;

  /**
   * Have a new code sent. `POST /api/v1/appeals/{appealId}/code`
   *
   * To the appellant's address by mail, at most three times a day; from then on the one before no longer works. The answer is the same whether or not there is such an appeal.
   */
  renewAppealCode(
    parameters: ParametersOf<'renewAppealCode'>,
    options?: CallOptions,
  ): Promise<DataOf<'renewAppealCode'>>;

  /**
   * Add to an appeal. `POST /api/v1/appeals/{appealId}/answer`
   *
   * While it is open; what was asked is answered by it.
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
   * Attaches a file to an open appeal, or to the answer that you are about to send. Accepts PDF, PNG, JPEG, WAV, FLAC, MP3 and plain text (UTF-8), recognized by the content. A file can have 25 MiB, and an appeal 10 files with 100 MiB together. From one address, and for one appeal, you can send 200 MiB an hour. Only you and staff can see the files; they are deleted about six months after the appeal was decided. Sending the same content again returns the existing file, until the appeal has as many files or bytes as it can have: then every file is refused before it is sent.
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
   * Returns the file as an attachment. It comes from an appellant: open it with care. Supports Range and ETag. Each download is recorded in the audit log as `evidence.download`.
   */
  downloadEvidence(
    parameters: ParametersOf<'downloadEvidence'>,
    options?: CallOptions,
  ): Promise<DataOf<'downloadEvidence'>>;

  /**
   * See what waits. `GET /api/v1/staff/queue`
   *
   * Returns open appeals, sorted by decision deadline, soonest first, then tracks to be reviewed, longest wait first.
   */
  listReviewQueue(
    parameters?: ParametersOf<'listReviewQueue'>,
    options?: CallOptions,
  ): Promise<DataOf<'listReviewQueue'>>;

  /**
   * Claim a track or an appeal. `POST /api/v1/staff/queue/claims`
   *
   * For half an hour nobody else decides about it. Claimed again it is yours for half an hour from then on. Only for who could decide: of what is published, and of appeals against takedowns and restrictions, rights staff.
   */
  claimReview(parameters: ParametersOf<'claimReview'>, options?: CallOptions): Promise<DataOf<'claimReview'>>;

  /**
   * Give up a claim. `DELETE /api/v1/staff/queue/claims/{subject}`
   */
  releaseReview(
    parameters: ParametersOf<'releaseReview'>,
    options?: CallOptions,
  ): Promise<DataOf<'releaseReview'>>;

  /**
   * Read a track in any status. `GET /api/v1/staff/tracks/{trackId}`
   */
  getTrackForStaff(
    parameters: ParametersOf<'getTrackForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'getTrackForStaff'>>;

  /**
   * List the decisions about a track. `GET /api/v1/staff/tracks/{trackId}/decisions`
   *
   * All of them, in the order in which they were taken. None is ever changed.
   */
  listDecisions(
    parameters: ParametersOf<'listDecisions'>,
    options?: CallOptions,
  ): Promise<DataOf<'listDecisions'>>;

  /**
   * Decide about a track. `POST /api/v1/staff/tracks/{trackId}/decisions`
   *
   * Moderators decide what is reviewed (`approve`, `request_changes`, `reject`, `reopen`), rights staff what was published (`take_down`, `restrict`, `reinstate`). Open appeals against what it lifts end with it. A takedown for a graver reason (withdrawn, disputed, infringing, legal) stands above the one before; for a lighter one it takes its place, and is refused while an appeal against that one is open.
   */
  createDecision(
    parameters: ParametersOf<'createDecision'>,
    options?: CallOptions,
  ): Promise<DataOf<'createDecision'>>;

  /**
   * List appeals. `GET /api/v1/staff/appeals`
   *
   * The one to be decided first before all; open ones, where no status is named.
   */
  listAppeals(
    parameters?: ParametersOf<'listAppeals'>,
    options?: CallOptions,
  ): Promise<DataOf<'listAppeals'>>;

  /**
   * Read an appeal. `GET /api/v1/staff/appeals/{appealId}`
   */
  getAppealForStaff(
    parameters: ParametersOf<'getAppealForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'getAppealForStaff'>>;

  /**
   * Review an appeal. `POST /api/v1/staff/appeals/{appealId}/review`
   *
   * Not for who took the decision, and only for who may decide what it is against. `take_up` comes first. `uphold` and `overturn` decide every open appeal of the decision in one act, and each appellant is told; `overturn` undoes the decision in the same step. `dismiss` ends an abusive one alone, or marks one that was upheld as such: it counts no longer among the twenty.
   */
  reviewAppeal(
    parameters: ParametersOf<'reviewAppeal'>,
    options?: CallOptions,
  ): Promise<DataOf<'reviewAppeal'>>;

  /**
   * Make a platform. `POST /api/v1/staff/platforms`
   *
   * Sandbox, enterprise or licensing hub, with chosen scopes, quotas and entitlements.
   */
  provisionPlatform(
    parameters: ParametersOf<'provisionPlatform'>,
    options?: CallOptions,
  ): Promise<DataOf<'provisionPlatform'>>;

  /**
   * List platforms. `GET /api/v1/staff/platforms`
   *
   * Newest first; sorted by the word found if you search with `q`, by slug if you filter by `slugPrefix`, by name if you filter by `namePrefix`. Several filters mean all of them. With `q` a page can hold fewer platforms than `limit`. Continue until `nextCursor` is null.
   */
  listPlatformsForStaff(
    parameters?: ParametersOf<'listPlatformsForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'listPlatformsForStaff'>>;

  /**
   * Read a platform. `GET /api/v1/staff/platforms/{platform}`
   */
  getPlatformForStaff(
    parameters: ParametersOf<'getPlatformForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'getPlatformForStaff'>>;

  /**
   * Change or suspend a platform. `PATCH /api/v1/staff/platforms/{platform}`
   *
   * Works at once, on tokens already issued too. Licenses that were issued stay.
   */
  updatePlatformForStaff(
    parameters: ParametersOf<'updatePlatformForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'updatePlatformForStaff'>>;

  /**
   * Replace all credentials of a platform. `POST /api/v1/staff/platforms/{platform}/credentials/reset`
   *
   * All credentials of the platform end immediately, with the access tokens, portal sessions, portal links and media links that were created with them.
   */
  resetPlatformCredentials(
    parameters: ParametersOf<'resetPlatformCredentials'>,
    options?: CallOptions,
  ): Promise<DataOf<'resetPlatformCredentials'>>;

  /**
   * End all sessions and tokens of a platform. `POST /api/v1/staff/platforms/{platform}/sessions/end`
   *
   * Ends all portal sessions, portal links, access tokens and media links of the platform at once. Its API keys and client secrets stay. The audit log records who did it.
   */
  endPlatformSessions(
    parameters: ParametersOf<'endPlatformSessions'>,
    options?: CallOptions,
  ): Promise<DataOf<'endPlatformSessions'>>;

  /**
   * Read a license of any platform. `GET /api/v1/staff/licenses/{licenseId}`
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
   * Sends the event `license.revoked` to the platform and a mail to its contact, both with the reason. Does not change a license that has already ended.
   */
  revokeLicenseForStaff(
    parameters: ParametersOf<'revokeLicenseForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'revokeLicenseForStaff'>>;

  /**
   * Find anything by its id. `GET /api/v1/staff/search`
   *
   * By the id of a track, license, platform, decision, appeal, member of staff, enrichment or checkout, by the slug or client id of a platform, or by an ISRC.
   */
  searchRecords(
    parameters: ParametersOf<'searchRecords'>,
    options?: CallOptions,
  ): Promise<DataOf<'searchRecords'>>;

  /**
   * Read the audit log. `GET /api/v1/staff/audit`
   *
   * In order; `operator verify-audit` verifies the whole chain.
   */
  listAuditEntries(
    parameters?: ParametersOf<'listAuditEntries'>,
    options?: CallOptions,
  ): Promise<DataOf<'listAuditEntries'>>;

  /**
   * Name the license that a recording was made from. `POST /api/v1/forensics/identify`
   *
   * Thirty seconds or more of a licensed download, after most codecs. Nothing is named unless a whole mark was heard and is on record. The audit log keeps who asked.
   */
  identifyRecording(
    parameters: ParametersOf<'identifyRecording'>,
    options?: CallOptions,
  ): Promise<DataOf<'identifyRecording'>>;

  /**
   * List the licenses of all platforms. `GET /api/v1/staff/licenses`
   *
   * Newest first; sorted by the word found if you search all licenses with `q`. Several filters mean all of them. A page can hold fewer licenses than `limit`, even none. Continue until `nextCursor` is null.
   */
  listLicensesForStaff(
    parameters?: ParametersOf<'listLicensesForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'listLicensesForStaff'>>;

  /**
   * List tracks in any status. `GET /api/v1/staff/tracks`
   *
   * Last changed first; sorted by the word found if you search with `q`, by title, artist or label if you filter by a prefix of it. Several filters mean all of them; a page may then hold fewer tracks than `limit` although `nextCursor` leads to more.
   */
  listTracksForStaff(
    parameters?: ParametersOf<'listTracksForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'listTracksForStaff'>>;

  /**
   * Report plays and impressions. `POST /api/v1/usage-events`
   *
   * Records one report, or up to 100 in `events`. A report with an `eventId` is counted once, however often you send it; so is a request with an Idempotency-Key. Each event is compared with your licenses by track, content, territory and time: with the license that it names, or with all of your licenses for the track. An event that no license covers is counted, and listed in `unlicensed`. A rejected report does not affect the others.
   */
  recordUsage(parameters: ParametersOf<'recordUsage'>, options?: CallOptions): Promise<DataOf<'recordUsage'>>;

  /**
   * List usage events. `GET /api/v1/usage-events`
   *
   * Lists your usage events and says whether a license covered each when it was reported. With `Accept: text/csv` or `format=csv` the response is a CSV file of all matching events; `limit` does not apply.
   */
  listUsageEvents(
    parameters?: ParametersOf<'listUsageEvents'>,
    options?: CallOptions,
  ): Promise<DataOf<'listUsageEvents'>>;

  /**
   * List usage events of a platform. `GET /api/v1/staff/platforms/{platform}/usage-events`
   *
   * Lists the usage events of any platform, the unlicensed ones with `unlicensed=true`. With `Accept: text/csv` or `format=csv` the response is a CSV file of all matching events; `limit` does not apply.
   */
  listUsageEventsForStaff(
    parameters: ParametersOf<'listUsageEventsForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'listUsageEventsForStaff'>>;

  /**
   * Enrich rows with tempo, key, mood and embedding. `POST /api/v1/partners/enrich`
   *
   * Returns rows that name a catalog track at once. Audio is fetched or read from the request, and analyzed. If that takes longer than 20 s, the response is 202 and the analysis continues: poll the address in `Location`. `Prefer: wait=5` waits less, `Prefer: respond-async` not at all (RFC 7240). A row that fails does not affect the others. Every row counts against your daily quota of rows, and the length of the analyzed audio against your daily quota of seconds: when the seconds are used up, rows fail with `QUOTA_EXCEEDED`, and further requests with audio return 429. Audio can be up to 10 minutes long; a file that begins with a minute of silence is refused. Do not send previews: their audible watermark hides the music, so key, mood and embedding are null with the reason `watermarked`; send the licensed file. You can send files as `multipart/form-data`: each part is a row whose name is the `rowId`, or the audio of the row with that name in the part `rows`.
   */
  enrichRows(parameters: ParametersOf<'enrichRows'>, options?: CallOptions): Promise<DataOf<'enrichRows'>>;

  /**
   * Read a request for enrichment. `GET /api/v1/partners/enrich/{enrichmentId}`
   *
   * Kept for a day.
   */
  getEnrichment(
    parameters: ParametersOf<'getEnrichment'>,
    options?: CallOptions,
  ): Promise<DataOf<'getEnrichment'>>;

  /**
   * Buy a tier or an add-on. `POST /api/v1/platforms/checkout`
   *
   * Answers where it is paid. What was bought holds once the payment provider has told of the payment, on tokens that are in use too. Needs every scope of the registry.
   */
  createCheckout(
    parameters: ParametersOf<'createCheckout'>,
    options?: CallOptions,
  ): Promise<DataOf<'createCheckout'>>;

  /**
   * Read a checkout. `GET /api/v1/platforms/{slug}/checkouts/{checkoutId}`
   */
  getCheckout(parameters: ParametersOf<'getCheckout'>, options?: CallOptions): Promise<DataOf<'getCheckout'>>;

  /**
   * Cancel an open checkout. `DELETE /api/v1/platforms/{slug}/checkouts/{checkoutId}`
   *
   * Closes the checkout here and at the payment provider, so that it can no longer be paid and you can open another one. Needs every scope of the registry.
   */
  cancelCheckout(
    parameters: ParametersOf<'cancelCheckout'>,
    options?: CallOptions,
  ): Promise<DataOf<'cancelCheckout'>>;

  /**
   * Cancel a subscription. `POST /api/v1/platforms/{slug}/billing/subscriptions/{subscriptionId}/cancel`
   *
   * Ends the subscription at the end of the paid period: you keep what it includes until `paidUntil`, and it is not renewed. Needs every scope of the registry.
   */
  cancelSubscription(
    parameters: ParametersOf<'cancelSubscription'>,
    options?: CallOptions,
  ): Promise<DataOf<'cancelSubscription'>>;

  /**
   * Resume a canceled subscription. `POST /api/v1/platforms/{slug}/billing/subscriptions/{subscriptionId}/resume`
   *
   * Undoes a cancellation: the subscription is renewed at the end of the paid period. Possible until then. Needs every scope of the registry.
   */
  resumeSubscription(
    parameters: ParametersOf<'resumeSubscription'>,
    options?: CallOptions,
  ): Promise<DataOf<'resumeSubscription'>>;

  /**
   * Change the plan of a subscription. `PATCH /api/v1/platforms/{slug}/billing/subscriptions/{subscriptionId}`
   *
   * Changes the billing interval now, at the current price: a new period starts, the payment provider charges it, and credits what is left of the paid one. If the payment is declined, returns 402 PAYMENT_REQUIRED and nothing changes. Add-ons stay. The owner gets a mail, and the change is in the audit log. Needs every scope of the registry and an active subscription that is renewed.
   */
  updateSubscription(
    parameters: ParametersOf<'updateSubscription'>,
    options?: CallOptions,
  ): Promise<DataOf<'updateSubscription'>>;

  /**
   * Read what you pay for. `GET /api/v1/platforms/{slug}/billing`
   *
   * What holds now stands in `tier` and `entitlements`, what is paid for in `paidFor`.
   */
  getBilling(parameters: ParametersOf<'getBilling'>, options?: CallOptions): Promise<DataOf<'getBilling'>>;

  /**
   * List your invoices. `GET /api/v1/platforms/{slug}/billing/invoices`
   *
   * The newest hundred; `total` says how many there are.
   */
  listInvoices(
    parameters: ParametersOf<'listInvoices'>,
    options?: CallOptions,
  ): Promise<DataOf<'listInvoices'>>;

  /**
   * Read what a platform pays for. `GET /api/v1/staff/platforms/{platform}/billing`
   *
   * With its invoices, under the ids that the payment provider gave them.
   */
  getBillingForStaff(
    parameters: ParametersOf<'getBillingForStaff'>,
    options?: CallOptions,
  ): Promise<DataOf<'getBillingForStaff'>>;

  /**
   * Register a platform. `POST /api/v1/platforms/register`
   *
   * Makes a platform of the Developer tier. Its key and its secret are shown this once.
   */
  registerPlatform(
    parameters: ParametersOf<'registerPlatform'>,
    options?: CallOptions,
  ): Promise<DataOf<'registerPlatform'>>;

  /**
   * Read a month. `GET /api/v1/platforms/{slug}/usage`
   *
   * Requests and previews are counted in batches, so the figures can lag by a second. With `Accept: text/csv` or `format=csv` the response is a CSV file with the days, tracks and territories of the month.
   */
  getMonthlyUsage(
    parameters: ParametersOf<'getMonthlyUsage'>,
    options?: CallOptions,
  ): Promise<DataOf<'getMonthlyUsage'>>;

  /**
   * List your credentials. `GET /api/v1/platforms/{slug}/credentials`
   */
  listCredentials(
    parameters: ParametersOf<'listCredentials'>,
    options?: CallOptions,
  ): Promise<DataOf<'listCredentials'>>;

  /**
   * Create a credential. `POST /api/v1/platforms/{slug}/credentials`
   *
   * Needs every scope of the registry. The secret is shown only once. Two credentials of the same kind and name can be active, so that you can rotate one without a gap; a platform can have 20 of a kind. A credential with `allowedIps` works only from these addresses.
   */
  createCredential(
    parameters: ParametersOf<'createCredential'>,
    options?: CallOptions,
  ): Promise<DataOf<'createCredential'>>;

  /**
   * Remove a credential. `DELETE /api/v1/platforms/{slug}/credentials/{credentialId}`
   *
   * Ends the credential immediately, and with it everything that was created with it: access tokens, portal sessions, portal links and media links. Needs every scope of the registry. The last credential that has every scope and does not expire cannot be removed.
   */
  deleteCredential(
    parameters: ParametersOf<'deleteCredential'>,
    options?: CallOptions,
  ): Promise<DataOf<'deleteCredential'>>;

  /**
   * End all sessions and tokens. `POST /api/v1/platforms/{slug}/sessions/end`
   *
   * Ends all portal sessions, portal links, access tokens and media links of your platform at once, your own included. API keys and client secrets stay. Needs every scope of the registry.
   */
  endSessions(parameters: ParametersOf<'endSessions'>, options?: CallOptions): Promise<DataOf<'endSessions'>>;

  /**
   * Retrieve your platform. `GET /api/v1/platforms/{slug}`
   *
   * Returns your own record: tier, scopes, quotas, contact and defaults.
   */
  getPlatform(parameters: ParametersOf<'getPlatform'>, options?: CallOptions): Promise<DataOf<'getPlatform'>>;

  /**
   * Update your platform. `PATCH /api/v1/platforms/{slug}`
   *
   * Changes the members that you send; existing licenses are unchanged. Needs every scope of the registry. A new `contactEmail` is shown as `pendingContactEmail`: a code is mailed to that address, and the change takes effect when the code is sent to `POST /platforms/{slug}/contact/confirm` within 24 hours. Setting `contactEmail` to the current address cancels a pending change.
   */
  updatePlatform(
    parameters: ParametersOf<'updatePlatform'>,
    options?: CallOptions,
  ): Promise<DataOf<'updatePlatform'>>;

  /**
   * Confirm a contact address. `POST /api/v1/platforms/{slug}/contact/confirm`
   *
   * Makes the pending contact address the contact of the platform. Needs the code that was mailed to it, and every scope of the registry. We notify the previous address of the change.
   */
  confirmPlatformContact(
    parameters: ParametersOf<'confirmPlatformContact'>,
    options?: CallOptions,
  ): Promise<DataOf<'confirmPlatformContact'>>;

  /**
   * Begin a session of the portal. `POST /api/v1/portal/sessions`
   *
   * Sets a cookie for 12 hours. Use the cookie instead of a token for all operations of the platform; all methods except GET also need the header `X-CSRF-Token`. The session has the scopes of the credential that started it, and ends with that credential.
   */
  createPortalSession(
    parameters: ParametersOf<'createPortalSession'>,
    options?: CallOptions,
  ): Promise<DataOf<'createPortalSession'>>;

  /**
   * Read the session of the portal. `GET /api/v1/portal/session`
   */
  getPortalSession(
    parameters?: ParametersOf<'getPortalSession'>,
    options?: CallOptions,
  ): Promise<DataOf<'getPortalSession'>>;

  /**
   * End the session of the portal. `DELETE /api/v1/portal/session`
   *
   * Works from every IP address, and while the platform is suspended.
   */
  endPortalSession(
    parameters?: ParametersOf<'endPortalSession'>,
    options?: CallOptions,
  ): Promise<DataOf<'endPortalSession'>>;

  /**
   * Make a one-time link to the portal. `POST /api/v1/platforms/{slug}/portal-links`
   *
   * Creates a link that signs a person in to the portal. Give it only to someone whom you have authenticated. Needs every scope of the registry. The session has the scopes of the credential that creates the link, and ends with it.
   */
  createPortalLink(
    parameters: ParametersOf<'createPortalLink'>,
    options?: CallOptions,
  ): Promise<DataOf<'createPortalLink'>>;

  /**
   * Sign in. `POST /api/v1/staff/sessions`
   *
   * Whatever is wrong is answered alike. After five failures in a row the account takes no sign-in for 30 seconds, each further one doubles that, up to an hour; sessions that run go on.
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
   * Begin to sign in by OpenID Connect. `POST /api/v1/staff/sessions/oidc`
   *
   * Available if an OpenID provider is configured. Send the browser to `url`; it returns to `/staff/sign-in` of this service with `code`, `state` and `iss`. Send these as `callback`, with the `state` of this response, within ten minutes.
   */
  startStaffOidcSignIn(
    parameters?: ParametersOf<'startStaffOidcSignIn'>,
    options?: CallOptions,
  ): Promise<DataOf<'startStaffOidcSignIn'>>;

  /**
   * Complete a sign-in by OpenID Connect. `POST /api/v1/staff/sessions/oidc/complete`
   *
   * Opens the account that is known by this subject; the first time the one of the address that the provider has verified, active, or with an invitation that still holds. One-time codes are the provider’s matter then.
   */
  completeStaffOidcSignIn(
    parameters: ParametersOf<'completeStaffOidcSignIn'>,
    options?: CallOptions,
  ): Promise<DataOf<'completeStaffOidcSignIn'>>;

  /**
   * End a session of yours. `DELETE /api/v1/staff/sessions/{sessionId}`
   *
   * `current` names the one that asks: signing out.
   */
  endStaffSession(
    parameters: ParametersOf<'endStaffSession'>,
    options?: CallOptions,
  ): Promise<DataOf<'endStaffSession'>>;

  /**
   * Read your account. `GET /api/v1/staff/me`
   */
  getCurrentStaffMember(
    parameters?: ParametersOf<'getCurrentStaffMember'>,
    options?: CallOptions,
  ): Promise<DataOf<'getCurrentStaffMember'>>;

  /**
   * Change your password. `POST /api/v1/staff/me/password`
   *
   * Ends every other session of yours. A wrong password counts as a failed sign-in.
   */
  changeStaffPassword(
    parameters: ParametersOf<'changeStaffPassword'>,
    options?: CallOptions,
  ): Promise<DataOf<'changeStaffPassword'>>;

  /**
   * Ask for a secret of one-time codes. `POST /api/v1/staff/me/totp`
   *
   * Counts only once it is confirmed, within ten minutes.
   */
  startStaffTotpEnrollment(
    parameters: ParametersOf<'startStaffTotpEnrollment'>,
    options?: CallOptions,
  ): Promise<DataOf<'startStaffTotpEnrollment'>>;

  /**
   * Sign in without one-time codes again. `DELETE /api/v1/staff/me/totp`
   */
  removeStaffTotp(
    parameters: ParametersOf<'removeStaffTotp'>,
    options?: CallOptions,
  ): Promise<DataOf<'removeStaffTotp'>>;

  /**
   * Confirm a secret with its first code. `POST /api/v1/staff/me/totp/confirm`
   *
   * From now on a code is needed to sign in. Ends every other session of yours.
   */
  confirmStaffTotp(
    parameters: ParametersOf<'confirmStaffTotp'>,
    options?: CallOptions,
  ): Promise<DataOf<'confirmStaffTotp'>>;

  /**
   * Sign in without one-time codes again, by POST. `POST /api/v1/staff/me/totp/remove`
   *
   * The same as its DELETE, for clients whose path drops bodies of DELETE (RFC 9110 §9.3.5).
   */
  removeStaffTotpByPost(
    parameters: ParametersOf<'removeStaffTotpByPost'>,
    options?: CallOptions,
  ): Promise<DataOf<'removeStaffTotpByPost'>>;

  /**
   * List accounts of staff. `GET /api/v1/staff/accounts`
   */
  listStaffAccounts(
    parameters?: ParametersOf<'listStaffAccounts'>,
    options?: CallOptions,
  ): Promise<DataOf<'listStaffAccounts'>>;

  /**
   * Invite a member of staff. `POST /api/v1/staff/accounts`
   *
   * The code is mailed, and shown this once. It holds for seven days.
   */
  inviteStaff(parameters: ParametersOf<'inviteStaff'>, options?: CallOptions): Promise<DataOf<'inviteStaff'>>;

  /**
   * Read an account of staff. `GET /api/v1/staff/accounts/{staffId}`
   */
  getStaffAccount(
    parameters: ParametersOf<'getStaffAccount'>,
    options?: CallOptions,
  ): Promise<DataOf<'getStaffAccount'>>;

  /**
   * Change an account of staff. `PATCH /api/v1/staff/accounts/{staffId}`
   *
   * Disabling ends its sessions. One active admin must remain.
   */
  updateStaffAccount(
    parameters: ParametersOf<'updateStaffAccount'>,
    options?: CallOptions,
  ): Promise<DataOf<'updateStaffAccount'>>;

  /**
   * Take up an invitation. `POST /api/v1/staff/invitations/accept`
   *
   * Sets the password and ends all sessions of the account. Sign in afterwards.
   */
  acceptStaffInvitation(
    parameters: ParametersOf<'acceptStaffInvitation'>,
    options?: CallOptions,
  ): Promise<DataOf<'acceptStaffInvitation'>>;

  /**
   * Add an endpoint. `POST /api/v1/platforms/{slug}/webhooks`
   *
   * Sixteen at most. The secret is shown this once. Needs every scope of the registry. See the page on webhooks for signatures, retries and what each event holds.
   */
  createWebhookEndpoint(
    parameters: ParametersOf<'createWebhookEndpoint'>,
    options?: CallOptions,
  ): Promise<DataOf<'createWebhookEndpoint'>>;

  /**
   * List your endpoints. `GET /api/v1/platforms/{slug}/webhooks`
   */
  listWebhookEndpoints(
    parameters: ParametersOf<'listWebhookEndpoints'>,
    options?: CallOptions,
  ): Promise<DataOf<'listWebhookEndpoints'>>;

  /**
   * Read an endpoint. `GET /api/v1/platforms/{slug}/webhooks/{endpointId}`
   */
  getWebhookEndpoint(
    parameters: ParametersOf<'getWebhookEndpoint'>,
    options?: CallOptions,
  ): Promise<DataOf<'getWebhookEndpoint'>>;

  /**
   * Change an endpoint. `PATCH /api/v1/platforms/{slug}/webhooks/{endpointId}`
   *
   * Also disables and enables it. Needs every scope of the registry.
   */
  updateWebhookEndpoint(
    parameters: ParametersOf<'updateWebhookEndpoint'>,
    options?: CallOptions,
  ): Promise<DataOf<'updateWebhookEndpoint'>>;

  /**
   * Remove an endpoint. `DELETE /api/v1/platforms/{slug}/webhooks/{endpointId}`
   *
   * Nothing more is sent to it. Needs every scope of the registry.
   */
  deleteWebhookEndpoint(
    parameters: ParametersOf<'deleteWebhookEndpoint'>,
    options?: CallOptions,
  ): Promise<DataOf<'deleteWebhookEndpoint'>>;

  /**
   * Rotate the secret of an endpoint. `POST /api/v1/platforms/{slug}/webhooks/{endpointId}/rotate`
   *
   * For a day messages carry two signatures, one of the new secret and one of the old. Needs every scope of the registry.
   */
  rotateWebhookSecret(
    parameters: ParametersOf<'rotateWebhookSecret'>,
    options?: CallOptions,
  ): Promise<DataOf<'rotateWebhookSecret'>>;

  /**
   * Read what happened last. `GET /api/v1/platforms/{slug}/events`
   *
   * Your own events and those of the catalog that your scopes let you hear of, newest first, whether or not you have endpoints. They are kept for ninety days.
   */
  listEvents(parameters: ParametersOf<'listEvents'>, options?: CallOptions): Promise<DataOf<'listEvents'>>;

  /**
   * Send a test event. `POST /api/v1/platforms/{slug}/webhooks/{endpointId}/test`
   *
   * `endpoint.test`, to this endpoint alone, signed and retried like every other.
   */
  testWebhookEndpoint(
    parameters: ParametersOf<'testWebhookEndpoint'>,
    options?: CallOptions,
  ): Promise<DataOf<'testWebhookEndpoint'>>;

  /**
   * Read the delivery log. `GET /api/v1/platforms/{slug}/webhooks/{endpointId}/deliveries`
   *
   * Deliveries are kept for thirty days.
   */
  listWebhookDeliveries(
    parameters: ParametersOf<'listWebhookDeliveries'>,
    options?: CallOptions,
  ): Promise<DataOf<'listWebhookDeliveries'>>;

  /**
   * Count successes and failures. `GET /api/v1/platforms/{slug}/webhooks/{endpointId}/stats`
   *
   * Counts attempts, not deliveries: one that arrived at its third try is two failures and a success. Each counts in the hour (UTC) in which it was sent, from the commit that logs it on; tests and what was sent again count too. `days=1` shows the last 24 hours by the hour, more than one the last days by the day, the running one among them. Counts are kept for thirty days.
   */
  getWebhookStats(
    parameters: ParametersOf<'getWebhookStats'>,
    options?: CallOptions,
  ): Promise<DataOf<'getWebhookStats'>>;

  /**
   * Read a delivery. `GET /api/v1/platforms/{slug}/webhooks/{endpointId}/deliveries/{deliveryId}`
   */
  getWebhookDelivery(
    parameters: ParametersOf<'getWebhookDelivery'>,
    options?: CallOptions,
  ): Promise<DataOf<'getWebhookDelivery'>>;

  /**
   * Send a delivery again. `POST /api/v1/platforms/{slug}/webhooks/{endpointId}/deliveries/{deliveryId}/resend`
   *
   * At once, whatever became of it, under the same `webhook-id`.
   */
  resendWebhookDelivery(
    parameters: ParametersOf<'resendWebhookDelivery'>,
    options?: CallOptions,
  ): Promise<DataOf<'resendWebhookDelivery'>>;

  /**
   * Recover what an endpoint missed. `POST /api/v1/platforms/{slug}/webhooks/{endpointId}/recover`
   *
   * Sends what was given up, and what happened while the endpoint was disabled or not there yet, since a moment at most thirty days back.
   */
  recoverWebhookDeliveries(
    parameters: ParametersOf<'recoverWebhookDeliveries'>,
    options?: CallOptions,
  ): Promise<DataOf<'recoverWebhookDeliveries'>>;

  /**
   * Read how your events come in. `GET /api/v1/platforms/{slug}/inbound`
   */
  getInboundSettings(
    parameters: ParametersOf<'getInboundSettings'>,
    options?: CallOptions,
  ): Promise<DataOf<'getInboundSettings'>>;

  /**
   * Say what your events do. `PUT /api/v1/platforms/{slug}/inbound`
   *
   * Needs every scope of the registry.
   */
  updateInboundSettings(
    parameters: ParametersOf<'updateInboundSettings'>,
    options?: CallOptions,
  ): Promise<DataOf<'updateInboundSettings'>>;

  /**
   * Retrieve content that you reported. `GET /api/v1/platforms/{slug}/inbound/content`
   *
   * Returns the latest state of a content item by your `content.published` and `content.deleted` events: its tracks, where they play, and their active licenses.
   */
  getInboundContent(
    parameters: ParametersOf<'getInboundContent'>,
    options?: CallOptions,
  ): Promise<DataOf<'getInboundContent'>>;

  /**
   * Make a secret for your events. `POST /api/v1/platforms/{slug}/inbound/rotate`
   *
   * Shown this once; the one before holds beside it for a day. Needs every scope of the registry.
   */
  rotateInboundSecret(
    parameters: ParametersOf<'rotateInboundSecret'>,
    options?: CallOptions,
  ): Promise<DataOf<'rotateInboundSecret'>>;

  /**
   * Sign an event of yours. `POST /api/v1/platforms/{slug}/inbound/sign`
   *
   * For trying out what your events do: answers the message, signed with your newest inbound secret, as you would send it to the inbound address; whoever sends it within five minutes is believed. Nothing is sent and nothing is done here. What the inbound address would refuse for its form is refused here in the same words. Where no secret was made yet: 409. Needs every scope of the registry, for a signed message has them all.
   */
  signInboundEvent(
    parameters: ParametersOf<'signInboundEvent'>,
    options?: CallOptions,
  ): Promise<DataOf<'signInboundEvent'>>;

  /**
   * Tell of your content. `POST /api/v1/webhooks/inbound/{slug}`
   *
   * Signed as Standard Webhooks says, with the secret of your inbound events: `webhook-id`, `webhook-timestamp`, `webhook-signature` over the raw bytes. Issues and revokes licenses by the same rules as the API, all of one event at once. The same `webhook-id` again changes nothing and gets the same answer. 429 and 503 record nothing: send the message again.
   */
  receiveContentEvent(
    parameters: ParametersOf<'receiveContentEvent'>,
    options?: CallOptions,
  ): Promise<DataOf<'receiveContentEvent'>>;

  /**
   * Whether the process runs. `GET /livez`
   */
  livez(parameters?: ParametersOf<'livez'>, options?: CallOptions): Promise<DataOf<'livez'>>;

  /**
   * Whether the service takes requests. `GET /readyz`
   *
   * Answers 503 while something that it stands on is away, and while it shuts down. What is `degraded` is away too, but requests go on without it.
   */
  readyz(parameters?: ParametersOf<'readyz'>, options?: CallOptions): Promise<DataOf<'readyz'>>;

  /**
   * This document. `GET /openapi.v1.json`
   */
  openapi(parameters?: ParametersOf<'openapi'>, options?: CallOptions): Promise<DataOf<'openapi'>>;
}
