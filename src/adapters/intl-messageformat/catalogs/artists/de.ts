import type { ArtistCatalog } from '../catalog.ts';

const role = '{role, select, owner {Inhaber} editor {Redaktion} finance {Finanzen} other {{role}}}';
const before = '{before, select, owner {Inhaber} editor {Redaktion} finance {Finanzen} other {{before}}}';

export const de: ArtistCatalog = {
  'artist_verification.subject': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'artist_verification.confirm':
    'Mit dieser Adresse wurde unter {baseUrl} ein Konto für Künstler oder Labels registriert. Wenn Sie es registriert haben, bestätigen Sie die Adresse innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} mit dem folgenden Code. Er funktioniert einmal.',
  'artist_verification.api':
    'Melden Sie sich an und senden Sie den Code an POST {baseUrl}/api/v1/artists/me/email-verification/confirm:',
  'artist_verification.unexpected':
    'Wenn Sie kein Konto registriert haben, ignorieren Sie diese E-Mail und geben Sie den Code nicht weiter.',
  'artist_known_address.subject': 'Sie haben bereits ein Konto',
  'artist_known_address.known':
    'Jemand hat diese Adresse eingegeben, um unter {baseUrl} ein Konto für Künstler oder Labels zu registrieren, aber sie hat bereits eines. Es hat sich nichts geändert.',
  'artist_known_address.new_password':
    'Melden Sie sich mit Ihrem Passwort an. Wenn Sie es vergessen haben, fordern Sie mit POST {baseUrl}/api/v1/artists/password-resets ein neues an.',
  'artist_known_address.unexpected': 'Wenn Sie das nicht waren, müssen Sie nichts tun.',
  'artist_invitation.subject': 'Registrieren Sie Ihr Konto für Künstler oder Labels',
  'artist_invitation.invited':
    'Sie sind eingeladen, unter {baseUrl} innerhalb von {days, plural, one {# Tag} other {# Tagen}} mit dieser E-Mail-Adresse ein Konto für Künstler oder Labels zu registrieren.',
  'artist_invitation.api':
    'Senden Sie diesen Code als `invitation` an POST {baseUrl}/api/v1/artists/register:',
  'artist_invitation.unexpected': 'Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.',
  'artist_password_reset.subject': 'Legen Sie ein neues Passwort fest',
  'artist_password_reset.requested':
    'Jemand hat ein neues Passwort für das Konto mit dieser Adresse unter {baseUrl} angefordert. Legen Sie es innerhalb von {minutes, plural, one {# Minute} other {# Minuten}} mit dem folgenden Code fest. Er funktioniert einmal und beendet alle Ihre Sitzungen.',
  'artist_password_reset.api':
    'Senden Sie den Code mit einem neuen Passwort an POST {baseUrl}/api/v1/artists/password-resets/complete:',
  'artist_password_reset.unknown':
    'Jemand hat unter {baseUrl} ein neues Passwort für diese Adresse angefordert, aber sie hat dort kein Konto. Vielleicht haben Sie sich mit einer anderen Adresse registriert.',
  'artist_password_reset.unexpected':
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.',
  'artist_payout_changed.subject': 'Die Auszahlungsdaten von {name} haben sich geändert',
  'artist_payout_changed.changed':
    '{email} hat die Auszahlungsdaten von {name} auf das Konto {account} geändert.',
  'artist_payout_changed.removed': '{email} hat die Auszahlungsdaten von {name} entfernt.',
  'artist_payout_changed.held': 'Vor dem {until} wird nichts ausgezahlt.',
  'artist_payout_changed.unexpected':
    'Wenn Sie dies nicht erwartet haben, ändern Sie Ihr Passwort, beenden Sie die anderen Sitzungen, korrigieren Sie die Auszahlungsdaten und kontaktieren Sie uns.',
  'artist_closure.requested_subject': '{name}: Ihr Konto wird geschlossen',
  'artist_closure.requested':
    '{email} hat verlangt, das Konto von {name} zu schließen. Es wird am {at} geschlossen.',
  'artist_closure.effect':
    'Bis dahin funktioniert das Konto wie bisher. Nach der Schließung kann sich niemand mehr anmelden, die veröffentlichten Titel können nicht mehr lizenziert werden, und die Daten des Kontos werden gelöscht. Erteilte Lizenzen bleiben gültig. Das lässt sich nicht rückgängig machen.',
  'artist_closure.royalties':
    'Tantiemen, die noch auszuzahlen sind, bleiben verzeichnet, ebenso spätere aus diesen Lizenzen. Ihre Auszahlungsdaten werden aber gelöscht, und niemand kann die Abrechnungen mehr lesen: Laden Sie sie vorher herunter, und sprechen Sie uns wegen der Auszahlung an.',
  'artist_closure.prevent':
    'Alle Inhaber können das Konto bis {at} behalten: Melden Sie sich an und senden Sie DELETE {baseUrl}/api/v1/artists/me/closure. Exportieren Sie Ihre Daten vorher mit GET {baseUrl}/api/v1/artists/me/export.',
  'artist_closure.withdrawn_subject': '{name}: Ihr Konto wird nicht geschlossen',
  'artist_closure.withdrawn':
    '{email} hat entschieden, das Konto von {name} zu behalten. Es wird nicht geschlossen.',
  'artist_closure.closed_subject': '{name}: Ihr Konto ist geschlossen',
  'artist_closure.closed':
    'Das Konto von {name} wurde am {at} geschlossen. Niemand kann sich mehr anmelden, und die veröffentlichten Titel können nicht mehr lizenziert werden. Erteilte Lizenzen bleiben gültig.',
  'artist_closure.kept':
    'Wir löschen jetzt Ihre Daten. Wir behalten nur, was belegt, welche Rechte eingeräumt und lizenziert wurden: die Vereinbarung, den Namen, die eingereichten Titel und ihre Anteile. Dies ist die letzte E-Mail zu diesem Konto. Mit dieser Adresse können Sie ein neues Konto registrieren.',
  'artist_closure.unexpected':
    'Wenn Sie dies nicht erwartet haben, ändern Sie Ihr Passwort, beenden Sie die anderen Sitzungen und prüfen Sie die Mitglieder.',
  'artist_member_invitation.subject': 'Einladung in das Konto eines Labels',
  'artist_member_invitation.invited': `Sie sind in das Konto eines Labels unter {baseUrl} eingeladen, mit der Rolle ${role}. Nehmen Sie die Einladung innerhalb von {days, plural, one {# Tag} other {# Tagen}} mit dem folgenden Code an. Er funktioniert einmal.`,
  'artist_member_invitation.api':
    'Senden Sie den Code mit einem Passwort Ihrer Wahl an POST {baseUrl}/api/v1/artists/invitations/accept:',
  'artist_member_invitation.unexpected':
    'Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.',
  'artist_member_changed.subject': 'Die Mitglieder von {name} haben sich geändert',
  'artist_member_changed.invited': `{email} wurde mit der Rolle ${role} zu {name} eingeladen.`,
  'artist_member_changed.invited_again': `{email} wurde mit der Rolle ${role} erneut zu {name} eingeladen.`,
  'artist_member_changed.joined': `{email} hat die Einladung angenommen und ist jetzt mit der Rolle ${role} Mitglied von {name}.`,
  'artist_member_changed.removed': '{email} wurde aus {name} entfernt. Die Sitzungen sind beendet.',
  'artist_member_changed.role': `Die Rolle von {email} bei {name} wurde von ${before} zu ${role} geändert.`,
  'artist_member_changed.unexpected':
    'Wenn Sie dies nicht erwartet haben, ändern Sie Ihr Passwort, beenden Sie die anderen Sitzungen und prüfen Sie die Mitglieder.',
  'artist_claim_decided.subject':
    'Ihr Anspruch auf {name} wurde {outcome, select, approved {anerkannt} other {abgelehnt}}',
  'artist_claim_decided.approved':
    'Ihr Anspruch wurde anerkannt: Die Titel von {name} im Katalog gehören jetzt zum Profil {profile}.',
  'artist_claim_decided.rejected':
    'Ihr Anspruch wurde abgelehnt: Die Titel von {name} im Katalog gehören nicht zum Profil {profile}. Sie können den Namen mit anderen Nachweisen erneut beanspruchen.',
  'artist_claim_decided.reasons': 'Unsere Gründe: {reasons}',
  'artist_track_decided.subject':
    '{title}: {act, select, approve {freigegeben} reopen {wird erneut geprüft} request_changes {Änderungen nötig} reject {abgelehnt} take_down {entfernt} restrict {eingeschränkt} reinstate {wieder verfügbar} other {entschieden}}',
  'artist_track_decided.decided':
    '{act, select, reopen {Ihr Titel {title} wird erneut geprüft.} approve {Ihr Titel {title} wurde freigegeben und ist jetzt im Katalog.} request_changes {Wir haben Ihren Titel {title} geprüft und bitten um Änderungen, bevor er in den Katalog aufgenommen werden kann.} reject {Wir haben Ihren Titel {title} geprüft und abgelehnt.} take_down {Ihr Titel {title} wurde entfernt: Er kann nicht mehr lizenziert werden.} restrict {Ihr Titel {title} wurde in einigen Gebieten entfernt.} reinstate {Ihr Titel {title} ist wieder verfügbar.} other {Wir haben über Ihren Titel {title} entschieden.}}',
  'artist_track_decided.facts': 'Unsere Gründe: {facts}',
  'artist_track_decided.clause': 'Die Entscheidung beruht auf: {clause}',
  'artist_track_decided.source':
    '{source, select, own_review {Wir haben aus eigener Initiative entschieden.} notice {Anlass war eine Meldung zu dem Titel.} order {Anlass war die Anordnung einer Behörde.} rights_holder {Anlass war eine Bitte des Rechteinhabers.} other {Anlass war eine Beschwerde.}} {automated, select, yes {Dabei wurden automatisierte Mittel eingesetzt.} other {Ein Mensch hat entschieden; automatisierte Mittel wurden nicht eingesetzt.}}',
  'artist_track_decided.changes': 'Ändern Sie den Titel unter {studio} und reichen Sie ihn dann erneut ein.',
  'artist_track_decided.appeal':
    'Wenn Sie nicht einverstanden sind, können Sie bis {until} Beschwerde einlegen. Über die Beschwerde entscheidet jemand anderes.',
  'artist_track_decided.action': 'Entscheidung ansehen und Beschwerde einlegen',
  'artist_share_confirmation.subject':
    '{reminder, select, yes {Erinnerung: Bestätigen} other {Bestätigen}} Sie Ihre Anteile an einem Titel von {account}',
  'artist_share_confirmation.asked':
    '{account} hat unter {baseUrl} einen Titel eingetragen und Sie darin als Inhaber, Autor oder Verlag genannt. Bitte bestätigen oder bestreiten Sie die Anteile innerhalb von {days, plural, one {# Tag} other {# Tagen}}. Mit der Bestätigung erklären Sie auch, dass {account} Ihre Anteile lizenzieren darf.',
  'artist_share_confirmation.enter':
    'Öffnen Sie {baseUrl}/shares und geben Sie den folgenden Code ein. Zuerst sehen Sie den Titel und Ihre Anteile. Mit dem Code einer früheren E-Mail können Sie nur noch weitere E-Mails ablehnen.',
  'artist_share_confirmation.source':
    '{account} hat Ihre E-Mail-Adresse eingegeben. Wenn Sie nicht gemeint sind oder {account} nicht kennen, bestreiten Sie die Anteile.',
  'artist_share_confirmation.privacy':
    'Datenschutz: Wir verwenden Ihre Adresse nur, um Sie nach Anteilen an Titeln zu fragen, weil Titel nicht gegen den Willen ihrer Inhaber lizenziert werden dürfen (Artikel 6 Absatz 1 Buchstabe f DSGVO). Bei uns sieht sie nur {account}, und sie ist gespeichert, bis {account} sie löscht. Antworten Sie auf diese E-Mail, um zu widersprechen oder um Auskunft, Berichtigung oder Löschung zu verlangen. Sie können sich bei einer Datenschutzbehörde beschweren.',
  'artist_share_confirmation.opt_out':
    'Sie erhalten höchstens {reminders, plural, one {# Erinnerung} other {# Erinnerungen}} an diese Frage. Wenn Sie von keinem Konto mehr E-Mails zu Anteilen erhalten möchten, geben Sie den Code ein und wählen Sie „Keine weiteren E-Mails“.',
  'artist_share_confirmation.action': 'Anteile ansehen',
  'artist_shares_disputed.subject': '{title}: {party} bestreitet Anteile',
  'artist_shares_disputed.disputed':
    '{party} bestreitet Anteile in Ihrem Titel {title}. Falls es eine Begründung gibt, steht sie bei den Bestätigungen des Titels.',
  'artist_shares_disputed.effect':
    'Solange der Widerspruch offen ist, kann der Titel nicht freigegeben und können diese Anteile nicht eingereicht werden. Ein Titel im Katalog bleibt dort, während wir den Widerspruch prüfen.',
  'artist_shares_disputed.action': 'Titel öffnen',
  'artist_shares_disputed.next':
    'Sprechen Sie mit {party}. Sind die Anteile falsch, korrigieren Sie sie und bitten Sie erneut um Bestätigung. Sind sie richtig, kann {party} sie mit dem Code unserer E-Mail bestätigen.',
  'artist_shares_ended.subject': 'Sie haben keine Anteile mehr an einem Titel',
  'artist_shares_ended.ended':
    '{account} hat die Anteile am Titel mit dem ISRC {isrc} unter {baseUrl} geändert, und wir haben die Änderung freigegeben. Seit dem {at} haben Sie keine Anteile mehr an diesem Titel.',
  'artist_shares_ended.before':
    'Früher erteilte Lizenzen behalten ihre Bedingungen, und Ihre bisherigen Anteile bleiben bei uns gespeichert.',
  'artist_shares_ended.dispute':
    'Wenn Sie nicht einverstanden sind, öffnen Sie {baseUrl}/shares und bestreiten Sie die Änderung mit dem Code unserer letzten E-Mail zu Ihren Anteilen an diesem Titel, der bis {until} gültig ist. Oder antworten Sie auf diese E-Mail.',
  'artist_shares_ended.reply': 'Wenn Sie nicht einverstanden sind, antworten Sie auf diese E-Mail.',
  'artist_shares_ended.source':
    '{account} hat Ihre E-Mail-Adresse eingegeben. Wenn Sie von keinem Konto mehr E-Mails zu Anteilen erhalten möchten, geben Sie diesen Code ein und wählen Sie „Keine weiteren E-Mails“.',
  'artist_shares_ended.source_without_code':
    '{account} hat Ihre E-Mail-Adresse eingegeben. Wenn Sie von keinem Konto mehr E-Mails zu Anteilen erhalten möchten, öffnen Sie {baseUrl}/shares, geben Sie den Code einer früheren ein und wählen Sie „Keine weiteren E-Mails“. Wenn Sie keine haben, antworten Sie auf diese E-Mail.',
  'artist_revision_decided.subject':
    '{title}: {act, select, approve {Änderungen freigegeben} request_changes {Nachbesserung erbeten} other {Änderungen abgelehnt}}',
  'artist_revision_decided.decided':
    '{act, select, approve {Die Änderungen an Ihrem Titel {title} wurden freigegeben und stehen jetzt im Katalog.} request_changes {Wir haben die Änderungen an Ihrem Titel {title} geprüft und bitten um Nachbesserung. Bearbeiten Sie den Titel und reichen Sie ihn erneut ein.} other {Wir haben die Änderungen an Ihrem Titel {title} geprüft und abgelehnt.}}',
  'artist_revision_decided.reasons': 'Unsere Gründe: {reasons}',
  'artist_revision_decided.action': 'Titel öffnen',
  'artist_revision_decided.unchanged':
    'Die freigegebene Fassung bleibt im Katalog und kann lizenziert werden. Sie können die Änderungen zurückziehen.',
  'artist_revision_decided.taken_down':
    'Der Titel ist derzeit gesperrt: Sie können die Änderungen bearbeiten, einreichen oder zurückziehen, sobald er wieder im Katalog ist.',
};
