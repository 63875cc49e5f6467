import { en as artists } from './artists/en.ts';
import { en as notices } from './notices/en.ts';
import type { Catalog } from './catalog.ts';

const role =
  '{role, select, owner {owner} developer {developer} finance {finance} viewer {viewer} other {{role}}}';
const before =
  '{before, select, owner {owner} developer {developer} finance {finance} viewer {viewer} other {{before}}}';
const quota =
  '{quota, select, requests {requests} enrichment_rows {enrichment rows} enrichment_seconds {seconds of enriched audio} other {licenses}}';
const licenses = '{count, plural, one {# license} other {# licenses}} of {slug}';
const expiring =
  '{count, plural, one {# license} other {{more, select, yes {More than {count, number}} other {{count, number}}} licenses}} of {slug}';
const expire = '{count, plural, one {expires} other {expire}}';
const when = '{placed, select, yes {{where} } other {}}at {at}';

/** The texts that the others translate. */
export const en: Catalog = {
  ...artists,
  ...notices,
  'mail.api_reference': 'API reference',

  'appeal.link_note':
    'Do not share the link: anyone who has it can do the same. If it no longer works, the page that it opens can send a new link to this address.',
  'appeal.view': 'View your appeal',
  'appeal_received.subject': 'Your appeal {appealId} was received',
  'appeal_received.received':
    'We have received an appeal against decision {decisionId} about the track "{title}". Someone who was not involved in that decision will decide the appeal by {decideBy}.',
  'appeal_received.link': 'With the link below you can view the appeal, add information and withdraw it.',
  'appeal_received.unexpected':
    'If you did not submit this appeal, someone else entered your email address. You can withdraw the appeal or ignore this email.',
  'appeal_code.subject': 'A new link to your appeal {appealId}',
  'appeal_code.link':
    'Here is the new link to your appeal about the track "{title}". Earlier links no longer work.',
  'appeal_code.code': 'If you track this appeal through the API, use this new code:',
  'appeal_code.unexpected':
    'If you did not request a new link, you do not need to do anything: it was sent only to you.',
  'appeal_question.subject': 'A question about your appeal {appealId}',
  'appeal_question.asks': 'The reviewer of your appeal about the track "{title}" asks:',
  'appeal_question.answer':
    'Answer with the link below by {answerBy}. You can also attach files there. After that we may decide without your answer.',
  'appeal_question.action': 'Answer the question',
  'appeal_decided.subject': 'Your appeal {appealId} was decided',
  'appeal_decided.decided':
    'Your appeal against decision {decisionId} about the track "{title}" was decided. {outcome, select, overturned {The decision no longer applies.} other {The decision stays in force.}}',
  'appeal_decided.reasons': 'Reasons: {reasons}',
  'appeal_decided.remedies': 'You can still turn to an out-of-court dispute settlement body or to a court.',
  'appeal_decided.action': 'View the track status',

  'billing.plan': 'the {tier} tier{extended, select, yes { with {addOns}} other {}}',
  'billing.tier': 'the {tier} tier',
  'billing.add_on': 'the {addOn} add-on',
  'billing.items': '{first} and {second}',
  'billing.unaffected': 'Issued licenses and published content are not affected.',
  'plan_changed.subject': 'The plan of {name} has changed to {plan}',
  'plan_changed.changed':
    'The plan of {name} has changed from {before} to {after}. The change applies immediately to all keys and tokens.',
  'interval_changed.subject':
    'The billing interval of {name} has changed to {interval, select, year {yearly} other {monthly}}',
  'interval_changed.changed':
    '{name} now pays {after} per {afterInterval} for {items} instead of {before} per {beforeInterval}. A new period has started and is paid until {paidUntil} (UTC). The payment provider credits the rest of the old period.',
  'interval_changed.unexpected':
    'If you did not change this, remove the credential that was used, and contact us.',
  'payment_failed.subject': 'A payment of {name} has failed',
  'payment_failed.last_subject': '{name} loses its plan on {until}',
  'payment_failed.missing':
    'We have not received the payment for {items}. Nothing changes before {until} (UTC). If the payment has not arrived by then, {name} loses access until it is paid.',
  'invoice_issued.subject': 'Invoice {number} for licenses of {name}',
  'invoice_issued.issued':
    'We have issued invoice {number} for the license fees of {name} up to the end of {month}: {total}{taxed, select, yes {, tax included} other {}}. Please pay it by {dueAt}.',
  'invoice_issued.payment':
    'Pay by bank transfer, with the invoice number {number} as reference. For the bank details, write to {email}.',
  'invoice_issued.lines':
    'The invoice and its lines, one for each fee and credit, are in the portal under Plan. Issued licenses and published content are not affected.',
  'invoice_overdue.subject': 'Invoice {number} of {name} is overdue',
  'invoice_overdue.owed':
    'Invoice {number} for the license fees of {name} was due on {dueAt}. {owed} of it is still owed. If you have paid it in the last days, you need not do anything.',
  'invoice_overdue.credits':
    'Credits for licenses that were revoked since the invoice was issued are on a later invoice and are not deducted here. If you want to pay less because of them, write to {email} first.',

  'licenses_expiring.subject': `${expiring} ${expire} by {lastDay}`,
  'licenses_expiring.duty':
    'A license stays valid until it expires. After that, do not publish anything new under it.',
  'licenses_expiring.api':
    "GET /api/v1/licenses?status=active lists your licenses. To renew a license before it expires, send POST /api/v1/licenses/'{licenseId}'/amendments with a later validUntil. Once a license has expired, POST /api/v1/licenses issues a new one for the same content, if the track is still available.",
  'licenses_expired.subject': `${expiring} expired or ${expire} today ({lastDay})`,
  'licenses_expired.duty': 'After a license has expired, do not publish anything new under it.',
  'licenses_expired.api':
    'GET /api/v1/licenses?status=expired lists your licenses. Once a license has expired, POST /api/v1/licenses issues a new one for the same content, if the track is still available.',
  'expiry.license':
    '{licenseId} for the track {trackId} {ended, select, yes {expired} other {expires}} at {at}. {stays, select, yes {Published content may stay up.} other {Remove published content{ended, select, yes {} other { by then}}.}}',
  'expiry.first': 'This list shows the first {count}.',

  'sign_in_link.subject': 'Sign in to the portal',
  'sign_in_link.link':
    'Sign in to {name} with the link below. It works once, within {minutes, plural, other {# minutes}}.',
  'sign_in_link.other': 'To sign in to {name} instead, open {url}',
  'sign_in_link.unexpected':
    'If you did not request this email, you can ignore it. Nobody can sign in without the link.',
  'sign_in_link.action': 'Sign in',
  'sign_in_link.stranger':
    'Someone tried to sign in at {baseUrl}/portal with this address, but it is not a member of any platform.',
  'sign_in_link.advice':
    'Ask an owner of your platform to invite this address, sign in with an API key, or register a platform.',
  'member_invitation.subject': 'Join a platform in the licensing portal',
  'member_invitation.invited': `You are invited to a platform in the portal at {baseUrl}/portal, with the role ${role}. Accept with the link below. It works once, within 7 days.`,
  'member_invitation.later': 'After that, sign in with this email address at any time.',
  'member_invitation.unexpected': 'If you did not expect this email, you can ignore it.',
  'member_invitation.action': 'Accept the invitation',
  'member_changed.subject': 'The members of {platform} have changed',
  'member_changed.invited': `{email} was invited to {platform} with the role ${role}.`,
  'member_changed.invited_again': `{email} was invited to {platform} again, with the role ${role}.`,
  'member_changed.joined': `{email} accepted the invitation and joined {platform} with the role ${role}.`,
  'member_changed.edited': 'The details of {email}, a member of {platform}, were changed.',
  'member_changed.removed': '{email} was removed from {platform}. Their sessions have ended.',
  'member_changed.role': `The role of {email} in {platform} changed from ${before} to ${role}.`,
  'member_changed.unexpected':
    'If you did not expect this, review the members, and end sessions on the credentials page.',
  'member_changed.action': 'Show members',
  'passkey_added.subject': 'A passkey was added to your account at {platform}',
  'passkey_added.added':
    'The passkey “{name}” was added to your account at {platform} at {at}. It signs you in to the portal without an emailed link.',
  'passkey_added.unexpected': 'If you did not add it, remove it and end your other sessions in your account.',
  'passkey_added.action': 'Show your account',

  'registration_confirmation.subject': 'Confirm your email address',
  'registration_confirmation.confirm':
    'Someone entered this address to register a platform. Confirm the address within 24 hours to create the platform and get its first API key. The link works once.',
  'registration_confirmation.unexpected':
    'If you did not expect this email, you can ignore it. Nothing is created without the confirmation.',
  'registration_confirmation.action': 'Confirm and create the platform',
  'contact_confirmation.subject': 'Confirm the contact address of {name}',
  'contact_confirmation.confirm':
    '{name} entered this address as its contact for emails about licenses, takedowns and billing. The change takes effect when someone who can sign in for {name} confirms it with the link below, within 24 hours.',
  'contact_confirmation.code':
    "To confirm with the API instead, send this code to POST /platforms/'{slug}'/contact/confirm:",
  'contact_confirmation.unexpected':
    'If you did not expect this email, you can ignore it. Nothing changes without the confirmation.',
  'contact_confirmation.action': 'Confirm this address',
  'contact_changed.subject': 'The contact address of {name} has changed',
  'contact_changed.changed':
    'Messages about {name} now go to {contactEmail}. This address no longer receives them.',
  'contact_changed.unexpected':
    'If you did not make this change, remove the credentials that you do not recognize, and contact us.',
  'platform_suspended.subject': '{name} is suspended',
  'platform_suspended.suspended':
    'We suspended {name}. Its credentials, tokens and portal sessions do not work, links to previews and downloads return errors, and webhooks are not sent. Issued licenses stay as they are.',
  'platform_suspended.mistake': 'If you think that this is a mistake, contact our partnerships team.',
  'platform_reinstated.subject': '{name} is active again',
  'platform_reinstated.reinstated': 'We lifted the suspension of {name}. Its credentials work again.',
  'platform_reinstated.events':
    'Your endpoints missed the events that occurred during the suspension. You can recover them, or read them in the list of events.',
  'platform.reason': 'Reason: {reason}',

  'endpoint_failing.subject': 'A webhook endpoint of {slug} is failing',
  'endpoint_failing.failing':
    'All deliveries to the endpoint {endpointId} at {host} have failed since {since}.',
  'endpoint_failing.retries': 'We keep retrying. An endpoint that fails for five days in a row is disabled.',
  'endpoint_failing.others':
    'Other endpoints may be failing too. GET /api/v1/platforms/{slug}/webhooks lists all endpoints, and their deliveries show the responses of your server.',
  'endpoint_disabled.subject': 'A webhook endpoint of {slug} was disabled',
  'endpoint_disabled.disabled':
    'The endpoint {endpointId} at {host} was disabled at {at}{reason, select, gone {: it responded with 410 Gone} failing {: deliveries have failed for five days} other {}}.',
  'endpoint_disabled.stopped':
    'Deliveries have stopped. When the endpoint is back, enable it and recover the missed events.',
  'endpoint_disabled.others':
    'Other endpoints may have been disabled too. GET /api/v1/platforms/{slug}/webhooks lists all endpoints.',
  'quota_warning.subject': `{slug} has used {exhausted, select, yes {all} other {80%}} of its ${quota} for {period}`,
  'quota_warning.used': `{used} of {limit} ${quota} for {period} are used.`,
  'quota_warning.near':
    'When all are used, {quota, select, requests {further requests are rejected until the day ends} enrichment_rows {further enrichment requests are rejected until the day ends} enrichment_seconds {further enrichment of audio is rejected until the day ends} other {new licenses are rejected until the month ends}} (UTC) or the plan changes.',
  'quota_warning.exhausted':
    '{quota, select, requests {Further requests are rejected until the day ends (UTC) or the plan changes. You can still manage credentials, revoke licenses and report usage.} enrichment_rows {Further enrichment requests are rejected until the day ends (UTC) or the plan changes. Earlier results stay available.} enrichment_seconds {Further enrichment of audio is rejected until the day ends (UTC) or the plan changes. Rows that refer to tracks of the catalog still work.} other {New licenses are rejected until the month ends (UTC) or the plan changes. Existing licenses are not affected.}}',
  'quota_warning.remaining': 'GET /api/v1/platforms/{slug}/usage shows the remaining quota.',
  'license_revoked.subject': 'A license of {slug} was revoked',
  'license_revoked.revoked': 'Our staff revoked the license {licenseId} for the track {trackId} at {at}.',
  'license_revoked.code': 'Reason: {code}',
  'license_revoked.reason': 'Reason: {code} – {reason}',
  'license_revoked.content':
    '{stays, select, yes {Content that you published under it may stay up. Nothing new may be published under it.} other {Remove the content that you published under it.}}',
  'license_revoked.api': 'GET /api/v1/licenses/{licenseId} shows the license with its content.',

  'places.all': 'in all territories',
  'places.some': 'in {codes}',
  'places.many': 'in {codes} and {others, plural, one {# other country} other {# other countries}}',
  'places.except': 'in all countries except {codes}',
  'compliance.remove_subject': `Remove content under ${licenses} by {by}`,
  'compliance.on_hold_subject': `${licenses} on hold`,
  'compliance.clear_subject': `${licenses} clear again`,
  'compliance.decided': `The track {trackId} was {action, select, take_down {taken down} restrict {restricted} other {reinstated}} ${when}.`,
  'compliance.stays_down': `The track {trackId} stays taken down. Reason: {reason}. Another decision about it was lifted ${when}.`,
  'compliance.reason': 'Reason: {reason}.',
  'compliance.ground': 'Ground of the decision: {ground}.',
  'compliance.remove': 'Remove published content {where}.',
  'compliance.remove_by': 'Remove published content {where} by {by}.',
  'compliance.on_hold': 'On hold {where}: published content may stay up, but do not publish anything new.',
  'compliance.clear': 'Clear {where}: published content may stay up. You do not need to do anything.',
  'compliance.licenses': `This affects ${licenses}: {ids}{more, plural, =0 {} other { and # more}}.`,
  'compliance.api':
    'GET /api/v1/licenses?{query} lists them, with the `compliance` of each. GET /api/v1/tracks/{trackId}/moderation-status shows the statement of reasons.',
  'compliance.action': 'View licenses',
};
