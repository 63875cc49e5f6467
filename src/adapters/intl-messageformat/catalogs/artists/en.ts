import type { ArtistCatalog } from '../catalog.ts';

const role = '{role, select, owner {owner} editor {editor} finance {finance} other {{role}}}';
const before = '{before, select, owner {owner} editor {editor} finance {finance} other {{before}}}';

export const en: ArtistCatalog = {
  'artist_verification.subject': 'Confirm your email address',
  'artist_verification.confirm':
    'An artist or label account was registered with this address at {baseUrl}. If you registered it, confirm the address with the code below within {hours, plural, one {# hour} other {# hours}}. The code works once.',
  'artist_verification.api':
    'Sign in, and send the code to POST {baseUrl}/api/v1/artists/me/email-verification/confirm:',
  'artist_verification.unexpected':
    'If you did not register an account, ignore this email and do not share the code.',
  'artist_known_address.subject': 'You already have an account',
  'artist_known_address.known':
    'Someone entered this address to register an artist or label account at {baseUrl}, but the address already has one. Nothing has changed.',
  'artist_known_address.new_password':
    'Sign in with your password. If you do not know it, request a new one with POST {baseUrl}/api/v1/artists/password-resets.',
  'artist_known_address.unexpected': 'If it was not you, you do not need to do anything.',
  'artist_invitation.subject': 'Register your artist or label account',
  'artist_invitation.invited':
    'You are invited to register an artist or label account at {baseUrl}, with this email address, within {days, plural, one {# day} other {# days}}.',
  'artist_invitation.api': 'Send this code as `invitation` to POST {baseUrl}/api/v1/artists/register:',
  'artist_invitation.unexpected': 'If you did not expect this email, you can ignore it.',
  'artist_password_reset.subject': 'Set a new password',
  'artist_password_reset.requested':
    'Someone requested a new password for the account with this address at {baseUrl}. Set it with the code below within {minutes, plural, one {# minute} other {# minutes}}. The code works once, and ends all of your sessions.',
  'artist_password_reset.api':
    'Send the code with a new password to POST {baseUrl}/api/v1/artists/password-resets/complete:',
  'artist_password_reset.unknown':
    'Someone requested a new password at {baseUrl} for this address, but it has no account there. You may have registered with another address.',
  'artist_password_reset.unexpected': 'If it was not you, ignore this email. Your password stays as it is.',
  'artist_payout_changed.subject': 'The payout details of {name} have changed',
  'artist_payout_changed.changed': '{email} changed the payout details of {name} to the account {account}.',
  'artist_payout_changed.removed': '{email} removed the payout details of {name}.',
  'artist_payout_changed.held': 'No payouts are made before {until}.',
  'artist_payout_changed.unexpected':
    'If you did not expect this, change your password, end the other sessions, correct the payout details and contact us.',
  'artist_closure.requested_subject': '{name}: your account will be closed',
  'artist_closure.requested': '{email} asked to close the account of {name}. It will be closed on {at}.',
  'artist_closure.effect':
    'The account works as before until then. When it is closed, nobody can sign in, its published tracks can no longer be licensed, and its data are erased. Licenses that were issued stay valid. This cannot be undone.',
  'artist_closure.royalties':
    'Royalties that are still to be paid stay recorded, and so do later ones of these licenses. But your payout details are erased, and nobody can read the statements: download them before, and ask us for the payment.',
  'artist_closure.prevent':
    'Any owner can keep the account until {at}: sign in, and send DELETE {baseUrl}/api/v1/artists/me/closure. Export your data before, with GET {baseUrl}/api/v1/artists/me/export.',
  'artist_closure.withdrawn_subject': '{name}: your account will not be closed',
  'artist_closure.withdrawn': '{email} decided to keep the account of {name}. It will not be closed.',
  'artist_closure.closed_subject': '{name}: your account is closed',
  'artist_closure.closed':
    'The account of {name} was closed on {at}. Nobody can sign in any longer, and its published tracks can no longer be licensed. Licenses that were issued stay valid.',
  'artist_closure.kept':
    'We erase your data now. We only keep what proves which rights were granted and licensed: the agreement, the name, the tracks that were submitted, and their shares. This is the last email about this account. You can register a new account with this address.',
  'artist_closure.unexpected':
    'If you did not expect this, change your password, end the other sessions and review the members.',
  'artist_member_invitation.subject': 'Join the account of a label',
  'artist_member_invitation.invited': `You are invited to the account of a label at {baseUrl}, with the role ${role}. Accept with the code below within {days, plural, one {# day} other {# days}}. The code works once.`,
  'artist_member_invitation.api':
    'Send the code with a password of your choice to POST {baseUrl}/api/v1/artists/invitations/accept:',
  'artist_member_invitation.unexpected': 'If you did not expect this email, you can ignore it.',
  'artist_member_changed.subject': 'The members of {name} have changed',
  'artist_member_changed.invited': `{email} was invited to {name} with the role ${role}.`,
  'artist_member_changed.invited_again': `{email} was invited to {name} again, with the role ${role}.`,
  'artist_member_changed.joined': `{email} accepted the invitation and joined {name} with the role ${role}.`,
  'artist_member_changed.removed': '{email} was removed from {name}. Their sessions have ended.',
  'artist_member_changed.role': `The role of {email} in {name} changed from ${before} to ${role}.`,
  'artist_member_changed.unexpected':
    'If you did not expect this, change your password, end the other sessions and review the members.',
  'artist_claim_decided.subject':
    'Your claim to {name} was {outcome, select, approved {approved} other {rejected}}',
  'artist_claim_decided.approved':
    'Your claim was approved: the tracks of {name} in the catalog now belong to the profile {profile}.',
  'artist_claim_decided.rejected':
    'Your claim was rejected: the tracks of {name} in the catalog do not belong to the profile {profile}. You can claim the name again with other evidence.',
  'artist_claim_decided.reasons': 'Our reasons: {reasons}',
  'artist_track_decided.subject':
    '{title}: {act, select, approve {approved} reopen {under review again} request_changes {changes requested} reject {rejected} take_down {taken down} restrict {restricted} reinstate {reinstated} other {decided}}',
  'artist_track_decided.decided':
    '{act, select, reopen {Your track {title} is under review again.} approve {Your track {title} was approved and is now in the catalog.} request_changes {We reviewed your track {title} and ask for changes before it can enter the catalog.} reject {We reviewed your track {title} and rejected it.} take_down {Your track {title} was taken down: it can no longer be licensed.} restrict {Your track {title} was taken down in some territories.} reinstate {Your track {title} was reinstated.} other {We made a decision about your track {title}.}}',
  'artist_track_decided.facts': 'Our reasons: {facts}',
  'artist_track_decided.clause': 'The decision is based on: {clause}',
  'artist_track_decided.source':
    '{source, select, own_review {We decided on our own initiative.} notice {A report of the track led to the decision.} order {An order of an authority led to the decision.} rights_holder {A request of the rights holder led to the decision.} other {An appeal led to the decision.}} {automated, select, yes {Automated means were used.} other {A person decided; no automated means were used.}}',
  'artist_track_decided.changes': 'Change the track at {studio}, then submit it again.',
  'artist_track_decided.appeal':
    'If you disagree, you can appeal the decision until {until}. Someone else will decide the appeal.',
  'artist_track_decided.action': 'View the decision and appeal',
  'artist_share_confirmation.subject':
    '{reminder, select, yes {Reminder: confirm} other {Confirm}} your shares in a track of {account}',
  'artist_share_confirmation.asked':
    '{account} named you as an owner, a writer or a publisher of a track at {baseUrl}. Please confirm or dispute the shares within {days, plural, one {# day} other {# days}}. If you confirm, you also confirm that {account} may license your shares.',
  'artist_share_confirmation.enter':
    'Open {baseUrl}/shares and enter the code below. You see the track and your shares first. The code of an earlier email only works for “No more emails”.',
  'artist_share_confirmation.source':
    '{account} entered your email address. If you are not the person or company, or do not know {account}, dispute the shares.',
  'artist_share_confirmation.privacy':
    'Privacy: we use your address only to ask you about shares in tracks, because tracks must not be licensed against the will of those who own them (Article 6(1)(f) GDPR). Only {account} sees it with us, and it is stored until {account} deletes it. Reply to this email to object, or to request access, correction or erasure. You can complain to a data protection authority.',
  'artist_share_confirmation.opt_out':
    'You get at most {reminders, plural, one {# reminder} other {# reminders}} of this question. If you want no further emails about shares, from any account, enter the code and choose “No more emails”.',
  'artist_share_confirmation.action': 'View the shares',
  'artist_shares_disputed.subject': '{title}: {party} disputes their shares',
  'artist_shares_disputed.disputed':
    '{party} disputes their shares in your track {title}. If they gave a reason, the confirmations of the track show it.',
  'artist_shares_disputed.effect':
    'While the dispute is open, the track cannot be approved, and these shares cannot be submitted. A track in the catalog stays there while our staff look into the dispute.',
  'artist_shares_disputed.action': 'Open the track',
  'artist_shares_disputed.next':
    'Talk to {party}. If the shares are wrong, correct them and request the confirmations again. If they are right, {party} can confirm them with the code of our email.',
  'artist_shares_ended.subject': 'You no longer have shares in a track',
  'artist_shares_ended.ended':
    '{account} changed the shares in the track with the ISRC {isrc} at {baseUrl}, and we approved the change. You have no shares in the track since {at}.',
  'artist_shares_ended.before':
    'Licenses that were issued before keep their terms, and we keep a record of your earlier shares.',
  'artist_shares_ended.dispute':
    'If you do not agree, open {baseUrl}/shares and dispute the change with the code of our last email about your shares in the track, which is valid until {until}. Or reply to this email.',
  'artist_shares_ended.reply': 'If you do not agree, reply to this email.',
  'artist_shares_ended.source':
    '{account} entered your email address. If you want no further emails about shares, from any account, enter that code and choose “No more emails”.',
  'artist_shares_ended.source_without_code':
    '{account} entered your email address. If you want no further emails about shares, from any account, open {baseUrl}/shares, enter the code of an earlier one and choose “No more emails”. If you have none, reply to this email.',
  'artist_revision_decided.subject':
    '{title}: {act, select, approve {changes approved} request_changes {changes requested} other {changes rejected}}',
  'artist_revision_decided.decided':
    '{act, select, approve {The changes of your track {title} were approved and are now in the catalog.} request_changes {We reviewed the changes of your track {title} and ask for other changes. Edit the track, then submit it again.} other {We reviewed the changes of your track {title} and rejected them.}}',
  'artist_revision_decided.reasons': 'Our reasons: {reasons}',
  'artist_revision_decided.action': 'Open the track',
  'artist_revision_decided.unchanged':
    'The approved version stays in the catalog and can be licensed. You can withdraw the changes.',
  'artist_revision_decided.taken_down':
    'The track is currently taken down: you can edit, submit or withdraw the changes once it is back in the catalog.',
};
