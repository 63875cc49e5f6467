import type { ProblemCode } from './problem-codes.ts';

/** The meaning of each code and the remedy: the text of its page under /reference/errors. */
export const problemMeanings: Readonly<Record<ProblemCode, string>> = {
  VALIDATION_FAILED:
    'A field, parameter or header is missing, unknown or malformed. `errors` describes each one: its location (`in`), a JSON pointer into the body or the name of the parameter (`pointer`), a stable `code` and what was expected (`detail`). At most 100 errors are listed; `errorsOmitted` counts the others. Correct the request; the same request will fail again.',
  MALFORMED_JSON:
    'The body is not JSON in UTF-8 (RFC 8259), repeats a field name in one object, is nested deeper than 32 levels, has an object with more than 500 fields or more than 20,000 values in total, or contains an unpaired surrogate (RFC 7493). Correct the body; the same request will fail again.',
  CURSOR_INVALID:
    'A cursor works only unchanged, and with the filters of the list that returned it. Start again without a cursor.',
  INVALID_SCOPE:
    'Your platform has none of the requested scopes. Request other scopes, or omit the field to get all scopes of the credential.',
  TOKEN_MISSING:
    'Send an access token or an API key as `Authorization: Bearer …`, or an API key as `X-API-Key`. Staff operations need a session token from POST /api/v1/staff/sessions, those of a portal session its cookie.',
  TOKEN_INVALID:
    'The access token, API key or session token is unknown or was revoked, or it is of another kind than the operation needs (platform, staff or appeal). Exchange your client credentials for a new token, or create a new key. In the portal: the session has ended, or the link is unknown, was used or has expired; sign in again, or request a new link.',
  TOKEN_EXPIRED:
    'The access token, API key or portal session has expired. Exchange your client credentials for a new token at POST /api/v1/auth/token, create a new API key, or sign in to the portal again.',
  INVALID_CLIENT:
    'The client ID or the client secret is wrong. Compare both with the values shown at registration or at the last rotation, or create a new secret in the portal.',
  SIGN_IN_FAILED:
    'The email address, password or one-time code is wrong, the code was used before, or the account is disabled or temporarily locked. The response does not say which, so that it does not show which accounts exist. After five failures in a row, wait before you try again: 30 seconds, then twice as long each time. With a passkey: the sign-in took longer than five minutes, its challenge was used before, or no member has the passkey. After a sign-in at an OpenID provider: it took longer than ten minutes, the provider rejected it, or no active account belongs to the identity.',
  TOTP_REQUIRED:
    'The password is correct. Sign in again with the password and `totp`, the code that your authenticator app shows.',
  PAYMENT_REQUIRED:
    'For licenses: the license or amendment has a price. `price` has its amount in minor units and its currency. `reason` says why the request does not pay it: `fee_not_accepted` (`acceptFee` is missing), `fee_changed` (`acceptFee` is not the current price) or `spend_limit_exceeded`. Send the current price as `acceptFee`. A platform has no spend limit until we set one: ask us, or choose a track whose terms have no `fee`. An existing active license is still returned. For a change of plan: the payment was declined and nothing changed; update the payment method, then try again.',
  IP_NOT_ALLOWED:
    'The credential has `allowedIps`, and your IP address is not among them; `ip` is your address as this service sees it. The list applies to everything that was created with the credential: its access tokens, portal sessions and portal links. Use it from an allowed address, or create a credential that allows yours. If you used a portal session, `csrfToken` is its token: you can end the session from any address.',
  SCOPE_MISSING:
    'Your credential lacks scopes that the operation needs: every one of `missing`, or any one of `anyOf` if that field is present. Exchange your client credentials for a token with these scopes, or use an API key that has them. If your platform lacks a scope, ask us to grant it.',
  CSRF_TOKEN_INVALID:
    'A request with the portal’s cookie, other than GET, needs the header `X-CSRF-Token` with the token from GET /api/v1/portal/session. Requests with an access token or API key do not need it.',
  REAUTHENTICATION_FAILED:
    'This operation asks for your password again, for the first one-time code of a new authenticator, or for a new passkey in a session that started within the last 15 minutes. A wrong password counts as a failed sign-in. While the account is locked, every password is rejected.',
  ROLE_MISSING:
    'The operation requires one of the roles in `anyOf`; for staff, the role `admin` is always sufficient. Ask an admin, or an owner of your platform, to change your role.',
  READ_ONLY_SESSION:
    'The portal session is one in which a member of our staff looks at a platform. It reads records and changes nothing; secrets, previews and downloads are not available in it either. `viewedBy.operations` of GET /api/v1/portal/session lists what it may use. The platform itself never gets this response.',
  ENTITLEMENT_REQUIRED:
    'Stems are part of the enterprise tier and of the stems add-on. Buy the add-on with POST /api/v1/platforms/checkout or in the portal under Plan.',
  PLATFORM_MISMATCH:
    '`platformId` is not the platform of your credential. Omit it, or send your platform’s ID or slug.',
  PLATFORM_SUSPENDED:
    'The credentials of a suspended platform do not work until it is reinstated. Contact our partnerships team.',
  LICENSE_NOT_ACTIVE: 'The license was revoked or has expired. Issue a new license.',
  LICENSE_TRACK_MISMATCH:
    'The license was issued for another track. Send the ID of a license for this track.',
  NOT_FOUND:
    'The path does not exist, the resource does not exist, or the signed link has expired. If it was a link, request a new one.',
  TRACK_NOT_FOUND:
    'No approved track has this ID. Search for another track, or remove it from your copy of the catalog.',
  LICENSE_NOT_FOUND: 'Your platform has no license with this ID. GET /api/v1/licenses lists your licenses.',
  PLATFORM_NOT_FOUND:
    'The path names a platform that your credential does not belong to. Use the slug of your platform.',
  METHOD_NOT_ALLOWED: 'The path does not support this method. `Allow` lists the methods that it supports.',
  NOT_ACCEPTABLE: 'The operation cannot respond with any of the media types in `Accept`.',
  REQUEST_TIMEOUT: 'The headers or the body of the request did not arrive in time. Send the request again.',
  SLUG_TAKEN: 'Another platform has this slug, or it is reserved. Choose another slug, or omit it.',
  APPEAL_OPEN:
    'This contact already has an open appeal against the decision. Use its code to view it, add to it or withdraw it.',
  PERIOD_CLOSED:
    'For staff: the royalty period is closed, and cannot be reopened. Payments and refunds that arrive later count in the next month that is open.',
  STATE_CONFLICT: 'The current state of the resource does not allow this operation; `detail` says why.',
  IDEMPOTENCY_IN_PROGRESS:
    'Another request with this Idempotency-Key is still in progress. Retry after `Retry-After` seconds.',
  TRACK_TAKEN_DOWN:
    'New licenses, previews, stems and downloads of the track are not available while it is taken down. `compliance` of each existing license says what applies to it.',
  CURSOR_EXPIRED:
    'The feed lists takedowns for 180 days, and this cursor is older. Start the synchronization again without a cursor.',
  VERSION_CONFLICT:
    'The resource has changed since you read it: no tag in `If-Match`, or not the `disputedAt` and `concerns` that you sent, is its current one. Read it again, then repeat your change.',
  PROTOCOL_VERSION_UNSUPPORTED:
    'The URL of an upload supports the version of tus that is in `Tus-Version`, and `Tus-Resumable` names another.',
  BODY_TOO_LARGE:
    'The body of a request can be up to 256 KiB, the body of a batch up to 1 MiB; operations that receive files name their own limit. Send less data per request.',
  UNSUPPORTED_MEDIA_TYPE: 'Send one of the media types listed for the operation, in UTF-8 and uncompressed.',
  RANGE_NOT_SATISFIABLE:
    'The requested range starts after the end of the file. `Content-Range` contains the size of the file.',
  IDEMPOTENCY_MISMATCH:
    'An Idempotency-Key belongs to one payload for 24 hours, that of a report of a track for as long as the report is stored, and a `webhook-id` to one event for 30 days. Use a new key for a new request.',
  TRACK_NOT_LICENSABLE:
    'The terms or the rights of the track do not allow this license. `clause` names the reason; `alternatives` lists changes with which the license is granted.',
  TERRITORY_NOT_CLEARED:
    'The track or its terms do not cover all requested territories. `missing` lists the territories that are not covered; `alternatives` lists changes with which the license is granted.',
  AUDIO_INVALID:
    'The file is not audio, is damaged, or exceeds the limits of length and size; `detail` says which.',
  CONTENT_TYPE_NOT_CLEARED:
    'The terms of the track do not cover this content type. `alternatives` lists the content types that they cover.',
  PRECONDITION_REQUIRED:
    'The operation requires `If-Match`, so that you do not overwrite someone else’s change. Read the record, and send its `ETag` with your change.',
  RATE_LIMITED:
    'Your platform, your account or your IP address sends too many requests, or receives too many streams at a time. Retry after `Retry-After` seconds.',
  QUOTA_EXCEEDED:
    'This request exceeds a daily or monthly quota, or too much of your audio is waiting to be analyzed. Retry after `Retry-After` seconds.',
  HEADERS_TOO_LARGE:
    'The request line and the headers can be up to 16 KiB in total. Send fewer or shorter headers.',
  CHECKSUM_MISMATCH:
    'The bytes that were sent do not have the digest in `Upload-Checksum` and were not stored. Send them again.',
  INTERNAL: 'An unexpected error occurred, and we logged it. If you contact us, send the `requestId`.',
  UNAVAILABLE:
    'A dependency of this operation is busy or temporarily unavailable. Retry after `Retry-After` seconds.',
};
