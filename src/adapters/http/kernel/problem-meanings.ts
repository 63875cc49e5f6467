import type { ProblemCode } from './problem-codes.ts';

/** What each code means and what to do about it: the text of its page under /reference/errors. */
export const problemMeanings: Readonly<Record<ProblemCode, string>> = {
  VALIDATION_FAILED:
    'A member, parameter or header is missing, unknown or malformed. `errors` describes each one: its location (`in`), a JSON pointer into the body or the name of the parameter (`pointer`), a stable `code` and what was expected (`detail`). At most 100 errors are listed; `errorsOmitted` counts the others. Correct the request; the same request will fail again.',
  MALFORMED_JSON:
    'The body is not JSON in UTF-8 (RFC 8259), repeats a member name in one object, is nested deeper than 32 levels, has an object with more than 500 members or more than 20,000 values in total, or contains half a surrogate pair (RFC 7493). Correct the body; the same request will fail again.',
  CURSOR_INVALID:
    'A cursor works with the filters of the list that it came from, and only as it was given. Begin again without it.',
  INVALID_SCOPE:
    'None of the scopes asked for is in the registry of the platform. Ask for fewer, or for none: that means all that it holds.',
  TOKEN_MISSING:
    'Send an access token or an API key as `Authorization: Bearer …`, or an API key as `X-API-Key`. Operations for staff take the token of a session at POST /api/v1/staff/sessions.',
  TOKEN_INVALID:
    'The access token, API key or session token was not made here, is not live, or was revoked. One audience’s credential is none for another. Exchange the client credentials anew, or make a new key.',
  TOKEN_EXPIRED: 'Exchange the client credentials for a new one at POST /api/v1/auth/token.',
  INVALID_CLIENT:
    'There is no client with this id and secret. Compare both with what was shown at registration, or at the last rotation; the portal makes new ones.',
  SIGN_IN_FAILED:
    'No account has this address, or the password or the one-time code is not its own, or was used before, or the account is disabled, or locked for a while after failed sign-ins. Which of them is not told. After five failures in a row wait before the next: 30 seconds, then twice as long each time.',
  TOTP_REQUIRED:
    'The password was right. Sign in again with it and `totp`, the code that your authenticator shows.',
  PAYMENT_REQUIRED:
    'The terms of the track include a fee. `price` has its amount in minor units and its currency. Licenses with a fee cannot be bought through this API yet; choose a track whose terms have no `fee`. An existing active license is still returned.',
  IP_NOT_ALLOWED:
    'The credential has `allowedIps`, and your IP address is not among them; `ip` is your address as this service sees it. The list applies to everything that was created with the credential: its access tokens, portal sessions and portal links. Use it from an allowed address, or create a credential that allows yours.',
  SCOPE_MISSING:
    'Your credential lacks scopes that the operation needs: every one of `missing`, or any one of `anyOf` where that member is present. Exchange your client credentials for a token with these scopes, or use an API key that has them. If your registry lacks a scope, ask us to grant it.',
  CSRF_TOKEN_INVALID:
    'A request that came with the cookie of the portal, and is no GET, carries in `X-CSRF-Token` the token that GET /api/v1/portal/session tells. Tokens and API keys need none.',
  REAUTHENTICATION_FAILED:
    'Who is signed in gives the password once more, or the first one-time code of a new secret. A wrong password counts as a failed sign-in, and while the account is locked none is right.',
  ROLE_MISSING:
    'The operation is for members of staff with one of the roles named, or an admin. An admin of the service changes roles.',
  ENTITLEMENT_REQUIRED:
    'Stems come with the enterprise tier or as an add-on, which POST /api/v1/platforms/checkout or the portal’s plan sells.',
  PLATFORM_MISMATCH:
    'Leave `platformId` out, or send the id or slug of the platform that the credential belongs to.',
  PLATFORM_SUSPENDED: 'Its credentials do not work until it is reinstated. Write to partnerships.',
  LICENSE_NOT_ACTIVE: 'It was revoked or has expired. Issue a license again.',
  LICENSE_TRACK_MISMATCH: 'Name a license of the track that is asked for.',
  NOT_FOUND:
    'No operation has this path, or what it names does not exist, or a signed link has ended. Ask for a new link where it was one.',
  TRACK_NOT_FOUND: 'No approved track has this id. Search for one, or drop it from your copy of the catalog.',
  LICENSE_NOT_FOUND:
    'The platform holds no license with this id: it is misspelled, or another platform’s. GET /api/v1/licenses lists your own.',
  PLATFORM_NOT_FOUND: 'The credential belongs to no platform of this name. Name your own, by its slug.',
  METHOD_NOT_ALLOWED: '`Allow` names the methods that the path takes.',
  NOT_ACCEPTABLE: 'The operation answers none of the media types in `Accept`.',
  REQUEST_TIMEOUT: 'Head and body must arrive within the time that the service waits. Send it again.',
  SLUG_TAKEN: 'Another platform has this slug, or it is a reserved word. Choose another, or leave it out.',
  APPEAL_OPEN:
    'One appeal of a decision may be open for each contact. Follow it with its code, add to it, or withdraw it.',
  STATE_CONFLICT: 'The record is not in a state in which this can be done; `detail` says why.',
  IDEMPOTENCY_IN_PROGRESS:
    'Another request with this Idempotency-Key has not ended yet. Try again after `Retry-After`.',
  TRACK_TAKEN_DOWN:
    'Nothing new may be had of it while the takedown stands. Licenses held say what holds for them.',
  CURSOR_EXPIRED:
    'Takedowns older than 180 days are no longer told. Begin the synchronisation again without a cursor.',
  VERSION_CONFLICT:
    'None of the tags of `If-Match` is that of the record as it is now: somebody changed it. Read it again, and decide again.',
  BODY_TOO_LARGE: 'A body may have 256 KiB, that of a batch 1 MiB. Send less at a time.',
  UNSUPPORTED_MEDIA_TYPE: 'Send the media type that the operation names, in UTF-8 and uncompressed.',
  RANGE_NOT_SATISFIABLE:
    'The range asked for begins behind the end of the file. `Content-Range` names its size.',
  IDEMPOTENCY_MISMATCH:
    'A key belongs to one payload for 24 hours, a `webhook-id` to one event for thirty days. Send a new one with a new request.',
  TRACK_NOT_LICENSABLE:
    'Its terms or its rights do not allow this license. `clause` names what stands in the way, `alternatives` what would be granted.',
  TERRITORY_NOT_CLEARED:
    'The track or its terms do not cover every territory asked for. `missing` lists them, `alternatives` what would be granted.',
  AUDIO_INVALID:
    'The file is no sound, is cut short or damaged, or is longer or larger than what is listened to; `detail` says which.',
  CONTENT_TYPE_NOT_CLEARED:
    'The terms of the track do not cover this kind of content. `alternatives` lists those that they do.',
  RATE_LIMITED:
    'The rate of the platform or of the address is used up. Try again after `Retry-After` seconds.',
  QUOTA_EXCEEDED:
    'This request exceeds a daily or monthly quota, or too much of your audio is waiting to be analyzed. Try again after `Retry-After` seconds.',
  HEADERS_TOO_LARGE: 'Request line and headers may have 16 KiB together. Send fewer or shorter ones.',
  INTERNAL: 'The failure was recorded under the request id. Name it when you write to us.',
  UNAVAILABLE:
    'Something that the operation stands on is busy or away. Try again after `Retry-After` seconds.',
};
