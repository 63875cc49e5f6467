import type { ArtistCatalog } from '../catalog.ts';

const role = '{role, select, owner {propriétaire} editor {édition} finance {finances} other {{role}}}';
const before = '{before, select, owner {propriétaire} editor {édition} finance {finances} other {{before}}}';

export const fr: ArtistCatalog = {
  'artist_verification.subject': 'Confirmez votre adresse e-mail',
  'artist_verification.confirm':
    'Un compte d’artiste ou de label a été créé avec cette adresse sur {baseUrl}. Si vous l’avez créé, confirmez l’adresse avec le code ci-dessous dans un délai de {hours, plural, one {# heure} other {# heures}}. Le code fonctionne une seule fois.',
  'artist_verification.api':
    'Connectez-vous et envoyez le code à POST {baseUrl}/api/v1/artists/me/email-verification/confirm :',
  'artist_verification.unexpected':
    'Si vous n’avez pas créé de compte, ignorez cet e-mail et ne communiquez pas le code.',
  'artist_known_address.subject': 'Vous avez déjà un compte',
  'artist_known_address.known':
    'Quelqu’un a saisi cette adresse pour créer un compte d’artiste ou de label sur {baseUrl}, mais elle en a déjà un. Rien n’a changé.',
  'artist_known_address.new_password':
    'Connectez-vous avec votre mot de passe. Si vous l’avez oublié, demandez-en un nouveau avec POST {baseUrl}/api/v1/artists/password-resets.',
  'artist_known_address.unexpected': 'Si ce n’était pas vous, vous n’avez rien à faire.',
  'artist_invitation.subject': 'Créez votre compte d’artiste ou de label',
  'artist_invitation.invited':
    'Vous êtes invité à créer un compte d’artiste ou de label sur {baseUrl}, avec cette adresse e-mail, dans un délai de {days, plural, one {# jour} other {# jours}}.',
  'artist_invitation.api': 'Envoyez ce code comme `invitation` à POST {baseUrl}/api/v1/artists/register :',
  'artist_invitation.unexpected': 'Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.',
  'artist_password_reset.subject': 'Définissez un nouveau mot de passe',
  'artist_password_reset.requested':
    'Quelqu’un a demandé un nouveau mot de passe pour le compte de cette adresse sur {baseUrl}. Définissez-le avec le code ci-dessous dans un délai de {minutes, plural, one {# minute} other {# minutes}}. Le code fonctionne une seule fois et met fin à toutes vos sessions.',
  'artist_password_reset.api':
    'Envoyez le code avec un nouveau mot de passe à POST {baseUrl}/api/v1/artists/password-resets/complete :',
  'artist_password_reset.unknown':
    'Quelqu’un a demandé un nouveau mot de passe sur {baseUrl} pour cette adresse, mais elle n’y a aucun compte. Vous vous êtes peut-être inscrit avec une autre adresse.',
  'artist_password_reset.unexpected':
    'Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe reste inchangé.',
  'artist_payout_changed.subject': 'Les coordonnées de paiement de {name} ont changé',
  'artist_payout_changed.changed':
    '{email} a remplacé les coordonnées de paiement de {name} par le compte {account}.',
  'artist_payout_changed.removed': '{email} a supprimé les coordonnées de paiement de {name}.',
  'artist_payout_changed.held': 'Aucun paiement n’est effectué avant le {until}.',
  'artist_payout_changed.unexpected':
    'Si vous ne vous y attendiez pas, changez votre mot de passe, mettez fin aux autres sessions, corrigez les coordonnées de paiement et contactez-nous.',
  'artist_closure.requested_subject': '{name} : votre compte va être fermé',
  'artist_closure.requested': '{email} a demandé la fermeture du compte de {name}. Il sera fermé le {at}.',
  'artist_closure.effect':
    'Jusque-là, le compte fonctionne comme avant. Une fois fermé, personne ne peut plus s’y connecter, ses titres publiés ne peuvent plus être mis sous licence et ses données sont effacées. Les licences déjà accordées restent valables. Cette opération est irréversible.',
  'artist_closure.royalties':
    'Les redevances encore à payer restent enregistrées, tout comme celles que ces licences produiront ensuite. Mais vos coordonnées de paiement sont effacées et personne ne peut plus lire les relevés : téléchargez-les avant, et contactez-nous pour le paiement.',
  'artist_closure.prevent':
    'Tout propriétaire peut conserver le compte jusqu’au {at} : connectez-vous et envoyez DELETE {baseUrl}/api/v1/artists/me/closure. Exportez vos données avant, avec GET {baseUrl}/api/v1/artists/me/export.',
  'artist_closure.withdrawn_subject': '{name} : votre compte ne sera pas fermé',
  'artist_closure.withdrawn': '{email} a décidé de conserver le compte de {name}. Il ne sera pas fermé.',
  'artist_closure.closed_subject': '{name} : votre compte est fermé',
  'artist_closure.closed':
    'Le compte de {name} a été fermé le {at}. Personne ne peut plus s’y connecter et ses titres publiés ne peuvent plus être mis sous licence. Les licences déjà accordées restent valables.',
  'artist_closure.kept':
    'Nous effaçons maintenant vos données. Nous conservons seulement ce qui prouve quels droits ont été accordés et mis sous licence : le contrat, le nom, les titres envoyés et leurs parts. Ceci est le dernier e-mail concernant ce compte. Vous pouvez créer un nouveau compte avec cette adresse.',
  'artist_closure.unexpected':
    'Si vous ne vous y attendiez pas, changez votre mot de passe, mettez fin aux autres sessions et vérifiez les membres.',
  'artist_member_invitation.subject': 'Rejoignez le compte d’un label',
  'artist_member_invitation.invited': `Vous avez reçu une invitation à rejoindre le compte d’un label sur {baseUrl}, avec le rôle ${role}. Acceptez avec le code ci-dessous dans un délai de {days, plural, one {# jour} other {# jours}}. Le code fonctionne une seule fois.`,
  'artist_member_invitation.api':
    'Envoyez le code avec un mot de passe de votre choix à POST {baseUrl}/api/v1/artists/invitations/accept :',
  'artist_member_invitation.unexpected': 'Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.',
  'artist_member_changed.subject': 'Les membres de {name} ont changé',
  'artist_member_changed.invited': `Une invitation à rejoindre {name} a été envoyée à {email}, avec le rôle ${role}.`,
  'artist_member_changed.invited_again': `Une nouvelle invitation à rejoindre {name} a été envoyée à {email}, avec le rôle ${role}.`,
  'artist_member_changed.joined': `{email} a accepté l’invitation et rejoint {name} avec le rôle ${role}.`,
  'artist_member_changed.removed': '{email} ne fait plus partie de {name}. Ses sessions ont pris fin.',
  'artist_member_changed.role': `Le rôle de {email} dans {name} a changé : ${before} devient ${role}.`,
  'artist_member_changed.unexpected':
    'Si vous ne vous y attendiez pas, changez votre mot de passe, mettez fin aux autres sessions et vérifiez les membres.',
  'artist_claim_decided.subject':
    'Votre demande concernant {name} a été {outcome, select, approved {acceptée} other {refusée}}',
  'artist_claim_decided.approved':
    'Votre demande a été acceptée : les titres de {name} dans le catalogue appartiennent désormais au profil {profile}.',
  'artist_claim_decided.rejected':
    'Votre demande a été refusée : les titres de {name} dans le catalogue n’appartiennent pas au profil {profile}. Vous pouvez présenter une nouvelle demande avec d’autres justificatifs.',
  'artist_claim_decided.reasons': 'Nos motifs : {reasons}',
  'artist_track_decided.subject':
    '{title} : {act, select, approve {approuvé} reopen {à nouveau en examen} request_changes {modifications demandées} reject {refusé} take_down {retiré} restrict {restreint} reinstate {rétabli} other {décision prise}}',
  'artist_track_decided.decided':
    '{act, select, reopen {Votre titre {title} est à nouveau en examen.} approve {Votre titre {title} a été approuvé et figure maintenant au catalogue.} request_changes {Nous avons examiné votre titre {title} et demandons des modifications avant qu’il puisse entrer au catalogue.} reject {Nous avons examiné votre titre {title} et l’avons refusé.} take_down {Votre titre {title} a été retiré : il ne peut plus faire l’objet de licences.} restrict {Votre titre {title} a été retiré dans certains territoires.} reinstate {Votre titre {title} a été rétabli.} other {Nous avons pris une décision concernant votre titre {title}.}}',
  'artist_track_decided.facts': 'Nos motifs : {facts}',
  'artist_track_decided.clause': 'La décision se fonde sur : {clause}',
  'artist_track_decided.source':
    '{source, select, own_review {Nous avons décidé de notre propre initiative.} notice {Un signalement du titre est à l’origine de la décision.} order {L’injonction d’une autorité est à l’origine de la décision.} rights_holder {Une demande du titulaire des droits est à l’origine de la décision.} other {Une réclamation est à l’origine de la décision.}} {automated, select, yes {Des moyens automatisés ont été utilisés.} other {Une personne a décidé, sans moyen automatisé.}}',
  'artist_track_decided.changes': 'Modifiez le titre à l’adresse {studio}, puis soumettez-le à nouveau.',
  'artist_track_decided.appeal':
    'Si vous n’êtes pas d’accord, vous pouvez contester la décision jusqu’au {until}. Une autre personne statuera sur votre réclamation.',
  'artist_track_decided.action': 'Voir la décision et la contester',
  'artist_share_confirmation.subject':
    '{reminder, select, yes {Rappel : confirmez} other {Confirmez}} vos parts d’un titre de {account}',
  'artist_share_confirmation.asked':
    '{account} a enregistré un titre sur {baseUrl} et vous y a nommé comme titulaire, auteur ou éditeur. Veuillez confirmer ou contester les parts dans un délai de {days, plural, one {# jour} other {# jours}}. En confirmant, vous déclarez aussi que {account} peut concéder des licences sur vos parts.',
  'artist_share_confirmation.enter':
    'Ouvrez {baseUrl}/shares et saisissez le code ci-dessous. Vous verrez d’abord le titre et vos parts. Le code d’un e-mail précédent permet seulement de ne plus recevoir d’e-mails.',
  'artist_share_confirmation.source':
    '{account} a saisi votre adresse e-mail. S’il ne s’agit pas de vous ou si vous ne connaissez pas {account}, contestez les parts.',
  'artist_share_confirmation.privacy':
    'Confidentialité : nous utilisons votre adresse uniquement pour vous interroger sur des parts de titres, car un titre ne doit pas faire l’objet de licences contre la volonté de ses titulaires (article 6, paragraphe 1, point f, du RGPD). Chez nous, seul {account} la voit, et elle est conservée jusqu’à ce que {account} la supprime. Répondez à cet e-mail pour vous opposer, ou pour demander l’accès, la rectification ou l’effacement. Vous pouvez déposer une plainte auprès d’une autorité de protection des données.',
  'artist_share_confirmation.opt_out':
    'Vous recevrez au plus {reminders, plural, one {# rappel} other {# rappels}} de cette question. Si vous ne voulez plus d’e-mails sur des parts, d’aucun compte, saisissez le code et choisissez « Plus d’e-mails ».',
  'artist_share_confirmation.action': 'Voir les parts',
  'artist_shares_disputed.subject': '{title} : {party} conteste ses parts',
  'artist_shares_disputed.disputed':
    '{party} conteste ses parts dans votre titre {title}. S’il y a un motif, il figure dans les confirmations du titre.',
  'artist_shares_disputed.effect':
    'Tant que la contestation est ouverte, le titre ne peut pas être approuvé et ces parts ne peuvent pas être soumises. Un titre du catalogue y reste pendant que notre équipe examine la contestation.',
  'artist_shares_disputed.action': 'Ouvrir le titre',
  'artist_shares_disputed.next':
    'Parlez-en avec {party}. Si les parts sont inexactes, corrigez-les et redemandez les confirmations. Si elles sont exactes, {party} peut les confirmer avec le code de notre e-mail.',
  'artist_shares_ended.subject': 'Vous n’avez plus de parts dans un titre',
  'artist_shares_ended.ended':
    '{account} a modifié les parts du titre dont l’ISRC est {isrc} sur {baseUrl}, et nous avons approuvé la modification. Vous n’avez plus de parts dans ce titre depuis le {at}.',
  'artist_shares_ended.before':
    'Les licences accordées auparavant conservent leurs conditions, et nous gardons une trace de vos anciennes parts.',
  'artist_shares_ended.dispute':
    'Si vous n’êtes pas d’accord, ouvrez {baseUrl}/shares et contestez la modification avec le code de notre dernier e-mail sur vos parts dans ce titre, valable jusqu’au {until}. Ou répondez à cet e-mail.',
  'artist_shares_ended.reply': 'Si vous n’êtes pas d’accord, répondez à cet e-mail.',
  'artist_shares_ended.source':
    '{account} a saisi votre adresse e-mail. Si vous ne voulez plus d’e-mails sur des parts, d’aucun compte, saisissez ce code et choisissez « Plus d’e-mails ».',
  'artist_shares_ended.source_without_code':
    '{account} a saisi votre adresse e-mail. Si vous ne voulez plus d’e-mails sur des parts, d’aucun compte, ouvrez {baseUrl}/shares, saisissez le code d’un e-mail précédent et choisissez « Plus d’e-mails ». Si vous n’en avez pas, répondez à cet e-mail.',
  'artist_revision_decided.subject':
    '{title} : {act, select, approve {modifications approuvées} request_changes {corrections demandées} other {modifications refusées}}',
  'artist_revision_decided.decided':
    '{act, select, approve {Les modifications de votre titre {title} ont été approuvées et figurent maintenant au catalogue.} request_changes {Nous avons examiné les modifications de votre titre {title} et demandons des corrections. Modifiez le titre, puis soumettez-le à nouveau.} other {Nous avons examiné les modifications de votre titre {title} et les avons refusées.}}',
  'artist_revision_decided.reasons': 'Nos raisons : {reasons}',
  'artist_revision_decided.action': 'Ouvrir le titre',
  'artist_revision_decided.unchanged':
    'La version approuvée reste au catalogue et peut faire l’objet de licences. Vous pouvez retirer les modifications.',
  'artist_revision_decided.taken_down':
    'Le titre est actuellement retiré du catalogue : vous pourrez modifier, soumettre ou retirer les modifications dès qu’il y sera de nouveau.',
};
