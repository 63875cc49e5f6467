import { de as artists } from './artists/de.ts';
import { de as notices } from './notices/de.ts';
import type { Catalog } from './catalog.ts';

const role =
  '{role, select, owner {Inhaber} developer {Entwicklung} finance {Finanzen} viewer {Lesezugriff} other {{role}}}';
const before =
  '{before, select, owner {Inhaber} developer {Entwicklung} finance {Finanzen} viewer {Lesezugriff} other {{before}}}';
const quota =
  '{quota, select, requests {Anfragen} enrichment_rows {Anreicherungszeilen} enrichment_seconds {Sekunden angereicherten Audios} other {Lizenzen}}';
const licenses = '{count, plural, one {# Lizenz} other {# Lizenzen}} von {slug}';
const expiring =
  '{count, plural, one {# Lizenz} other {{more, select, yes {Mehr als {count, number}} other {{count, number}}} Lizenzen}} von {slug}';
const when = '{placed, select, yes {{where} } other {}}am {at}';

export const de: Catalog = {
  ...artists,
  ...notices,
  'mail.api_reference': 'API-Referenz',

  'appeal.link_note':
    'Geben Sie den Link nicht weiter: Wer ihn hat, kann dasselbe tun. Wenn er nicht mehr funktioniert, kann die Seite, die er öffnet, einen neuen Link an diese Adresse senden.',
  'appeal.view': 'Beschwerde ansehen',
  'appeal_received.subject': 'Ihre Beschwerde {appealId} ist eingegangen',
  'appeal_received.received':
    'Wir haben eine Beschwerde gegen die Entscheidung {decisionId} über den Titel „{title}“ erhalten. Eine Person, die an dieser Entscheidung nicht beteiligt war, entscheidet bis zum {decideBy} über die Beschwerde.',
  'appeal_received.link':
    'Mit dem folgenden Link können Sie die Beschwerde ansehen, ergänzen und zurückziehen.',
  'appeal_received.unexpected':
    'Wenn Sie diese Beschwerde nicht eingereicht haben, hat jemand anders Ihre E-Mail-Adresse eingegeben. Sie können die Beschwerde zurückziehen oder diese E-Mail ignorieren.',
  'appeal_code.subject': 'Ein neuer Link zu Ihrer Beschwerde {appealId}',
  'appeal_code.link':
    'Hier ist der neue Link zu Ihrer Beschwerde zum Titel „{title}“. Frühere Links funktionieren nicht mehr.',
  'appeal_code.code': 'Wenn Sie diese Beschwerde über die API verfolgen, verwenden Sie diesen neuen Code:',
  'appeal_code.unexpected':
    'Wenn Sie keinen neuen Link angefordert haben, müssen Sie nichts tun: Er wurde nur an Sie gesendet.',
  'appeal_question.subject': 'Eine Frage zu Ihrer Beschwerde {appealId}',
  'appeal_question.asks': 'Zu Ihrer Beschwerde zum Titel „{title}“ haben wir eine Frage:',
  'appeal_question.answer':
    'Antworten Sie mit dem folgenden Link bis zum {answerBy}. Dort können Sie auch Dateien anhängen. Danach können wir ohne Ihre Antwort entscheiden.',
  'appeal_question.action': 'Frage beantworten',
  'appeal_decided.subject': 'Über Ihre Beschwerde {appealId} wurde entschieden',
  'appeal_decided.decided':
    'Über Ihre Beschwerde gegen die Entscheidung {decisionId} über den Titel „{title}“ wurde entschieden. {outcome, select, overturned {Die Entscheidung gilt nicht mehr.} other {Die Entscheidung bleibt in Kraft.}}',
  'appeal_decided.reasons': 'Begründung: {reasons}',
  'appeal_decided.remedies':
    'Sie können sich weiterhin an eine außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.',
  'appeal_decided.action': 'Status des Titels ansehen',

  'billing.plan': '{tier}{extended, select, yes { mit {addOns}} other {}}',
  'billing.tier': 'den Tarif {tier}',
  'billing.add_on': 'die Erweiterung {addOn}',
  'billing.items': '{first} und {second}',
  'billing.unaffected': 'Ausgestellte Lizenzen und veröffentlichte Inhalte sind nicht betroffen.',
  'plan_changed.subject': 'Der Tarif von {name} ist jetzt {plan}',
  'plan_changed.changed':
    'Der Tarif von {name} wurde von {before} auf {after} geändert. Die Änderung gilt sofort für alle Schlüssel und Token.',
  'interval_changed.subject':
    '{name} wird jetzt {interval, select, year {jährlich} other {monatlich}} abgerechnet',
  'interval_changed.changed':
    '{name} zahlt für {items} jetzt {after} pro {afterInterval, select, year {Jahr} other {Monat}} statt {before} pro {beforeInterval, select, year {Jahr} other {Monat}}. Ein neuer Zeitraum hat begonnen und ist bis zum {paidUntil} (UTC) bezahlt. Der Zahlungsanbieter schreibt den Rest des alten Zeitraums gut.',
  'interval_changed.unexpected':
    'Wenn Sie dies nicht geändert haben, entfernen Sie die verwendeten Zugangsdaten und kontaktieren Sie uns.',
  'payment_failed.subject': 'Eine Zahlung von {name} ist fehlgeschlagen',
  'payment_failed.last_subject': '{name} verliert am {until} den Tarif',
  'payment_failed.missing':
    'Wir haben die Zahlung für {items} nicht erhalten. Bis zum {until} (UTC) ändert sich nichts. Ist die Zahlung bis dahin nicht eingegangen, verliert {name} den Zugang, bis sie eingegangen ist.',
  'invoice_issued.subject': 'Rechnung {number} für Lizenzen von {name}',
  'invoice_issued.issued':
    'Wir haben die Rechnung {number} über die Lizenzgebühren von {name} bis Ende {month} ausgestellt: {total}{taxed, select, yes { einschließlich Steuer} other {}}. Bitte zahlen Sie sie bis zum {dueAt}.',
  'invoice_issued.payment':
    'Zahlen Sie per Überweisung und nennen Sie die Rechnungsnummer {number}. Die Bankverbindung erhalten Sie auf Anfrage an {email}.',
  'invoice_issued.lines':
    'Die Rechnung und ihre Posten, einer je Gebühr und Gutschrift, finden Sie im Portal unter Tarif. Ausgestellte Lizenzen und veröffentlichte Inhalte sind nicht betroffen.',
  'invoice_overdue.subject': 'Rechnung {number} von {name} ist überfällig',
  'invoice_overdue.owed':
    'Die Rechnung {number} über die Lizenzgebühren von {name} war am {dueAt} fällig. Davon sind {owed} noch offen. Wenn Sie in den letzten Tagen gezahlt haben, müssen Sie nichts tun.',
  'invoice_overdue.credits':
    'Gutschriften für Lizenzen, die seit der Ausstellung der Rechnung widerrufen wurden, stehen auf einer späteren Rechnung und sind hier nicht abgezogen. Wenn Sie deshalb weniger zahlen möchten, schreiben Sie vorher an {email}.',

  'licenses_expiring.subject': `${expiring} {count, plural, one {läuft} other {laufen}} bis zum {lastDay} ab`,
  'licenses_expiring.duty':
    'Eine Lizenz gilt, bis sie abläuft. Veröffentlichen Sie danach nichts Neues unter ihr.',
  'licenses_expiring.api':
    "GET /api/v1/licenses?status=active listet Ihre Lizenzen auf. Um eine Lizenz vor ihrem Ablauf zu verlängern, senden Sie POST /api/v1/licenses/'{licenseId}'/amendments mit einem späteren validUntil. Nach dem Ablauf stellt POST /api/v1/licenses eine neue Lizenz für denselben Inhalt aus, wenn der Titel noch verfügbar ist.",
  'licenses_expired.subject': `${expiring} {count, plural, one {ist abgelaufen oder läuft} other {sind abgelaufen oder laufen}} heute ab ({lastDay})`,
  'licenses_expired.duty': 'Veröffentlichen Sie nach dem Ablauf einer Lizenz nichts Neues unter ihr.',
  'licenses_expired.api':
    'GET /api/v1/licenses?status=expired listet Ihre Lizenzen auf. Nach dem Ablauf stellt POST /api/v1/licenses eine neue Lizenz für denselben Inhalt aus, wenn der Titel noch verfügbar ist.',
  'expiry.license':
    '{licenseId} für den Titel {trackId} {ended, select, yes {ist am {at} abgelaufen} other {läuft am {at} ab}}. {stays, select, yes {Veröffentlichte Inhalte dürfen online bleiben.} other {Entfernen Sie veröffentlichte Inhalte{ended, select, yes {} other { bis dahin}}.}}',
  'expiry.first': 'Diese Liste zeigt die ersten {count}.',

  'sign_in_link.subject': 'Anmeldung im Portal',
  'sign_in_link.link':
    'Melden Sie sich mit dem folgenden Link bei {name} an. Er funktioniert einmal, innerhalb von {minutes, plural, one {# Minute} other {# Minuten}}.',
  'sign_in_link.other': 'Um sich stattdessen bei {name} anzumelden, öffnen Sie {url}',
  'sign_in_link.unexpected':
    'Wenn Sie diese E-Mail nicht angefordert haben, können Sie sie ignorieren. Ohne den Link kann sich niemand anmelden.',
  'sign_in_link.action': 'Anmelden',
  'sign_in_link.stranger':
    'Jemand hat versucht, sich unter {baseUrl}/portal mit dieser Adresse anzumelden, aber sie gehört zu keinem Mitglied einer Plattform.',
  'sign_in_link.advice':
    'Bitten Sie einen Inhaber Ihrer Plattform, diese Adresse einzuladen, melden Sie sich mit einem API-Schlüssel an oder registrieren Sie eine Plattform.',
  'member_invitation.subject': 'Werden Sie Mitglied einer Plattform im Lizenzportal',
  'member_invitation.invited': `Sie sind zu einer Plattform im Portal unter {baseUrl}/portal eingeladen, mit der Rolle ${role}. Nehmen Sie die Einladung mit dem folgenden Link an. Er funktioniert einmal, innerhalb von 7 Tagen.`,
  'member_invitation.later': 'Danach können Sie sich jederzeit mit dieser E-Mail-Adresse anmelden.',
  'member_invitation.unexpected': 'Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.',
  'member_invitation.action': 'Einladung annehmen',
  'member_changed.subject': 'Die Mitglieder von {platform} haben sich geändert',
  'member_changed.invited': `{email} wurde mit der Rolle ${role} zu {platform} eingeladen.`,
  'member_changed.invited_again': `{email} wurde mit der Rolle ${role} erneut zu {platform} eingeladen.`,
  'member_changed.joined': `{email} hat die Einladung angenommen und ist jetzt mit der Rolle ${role} Mitglied von {platform}.`,
  'member_changed.edited': 'Der Eintrag von {email} unter den Mitgliedern von {platform} wurde geändert.',
  'member_changed.removed':
    '{email} wurde aus {platform} entfernt. Alle Sitzungen dieses Mitglieds sind beendet.',
  'member_changed.role': `Die Rolle von {email} bei {platform} wurde von ${before} zu ${role} geändert.`,
  'member_changed.unexpected':
    'Wenn Sie dies nicht erwartet haben, prüfen Sie die Mitglieder und beenden Sie Sitzungen auf der Seite der Zugangsdaten.',
  'member_changed.action': 'Mitglieder anzeigen',
  'passkey_added.subject': 'Ihrem Konto bei {platform} wurde ein Passkey hinzugefügt',
  'passkey_added.added':
    'Der Passkey „{name}“ wurde Ihrem Konto bei {platform} am {at} hinzugefügt. Mit ihm melden Sie sich ohne Link per E-Mail im Portal an.',
  'passkey_added.unexpected':
    'Wenn Sie ihn nicht hinzugefügt haben, entfernen Sie ihn in Ihrem Konto und beenden Sie dort Ihre anderen Sitzungen.',
  'passkey_added.action': 'Konto anzeigen',

  'registration_confirmation.subject': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'registration_confirmation.confirm':
    'Jemand hat diese Adresse eingegeben, um eine Plattform zu registrieren. Bestätigen Sie die Adresse innerhalb von 24 Stunden, um die Plattform anzulegen und ihren ersten API-Schlüssel zu erhalten. Der Link funktioniert einmal.',
  'registration_confirmation.unexpected':
    'Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren. Ohne die Bestätigung wird nichts angelegt.',
  'registration_confirmation.action': 'Bestätigen und Plattform anlegen',
  'contact_confirmation.subject': 'Bestätigen Sie die Kontaktadresse von {name}',
  'contact_confirmation.confirm':
    '{name} hat diese Adresse als Kontakt für E-Mails über Lizenzen, Sperrungen und Abrechnung eingegeben. Die Änderung wird wirksam, wenn jemand, der sich für {name} anmelden kann, sie innerhalb von 24 Stunden mit dem folgenden Link bestätigt.',
  'contact_confirmation.code':
    "Um stattdessen über die API zu bestätigen, senden Sie diesen Code an POST /platforms/'{slug}'/contact/confirm:",
  'contact_confirmation.unexpected':
    'Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren. Ohne die Bestätigung ändert sich nichts.',
  'contact_confirmation.action': 'Diese Adresse bestätigen',
  'contact_changed.subject': 'Die Kontaktadresse von {name} hat sich geändert',
  'contact_changed.changed':
    'Nachrichten über {name} gehen jetzt an {contactEmail}. Diese Adresse erhält sie nicht mehr.',
  'contact_changed.unexpected':
    'Wenn Sie dies nicht geändert haben, entfernen Sie die Zugangsdaten, die Sie nicht kennen, und kontaktieren Sie uns.',
  'platform_suspended.subject': '{name} ist gesperrt',
  'platform_suspended.suspended':
    'Wir haben {name} gesperrt. Zugangsdaten, Token und Portalsitzungen funktionieren nicht, Links zu Vorschauen und Downloads liefern Fehler, und Webhooks werden nicht gesendet. Ausgestellte Lizenzen bleiben unverändert.',
  'platform_suspended.mistake': 'Wenn Sie dies für einen Fehler halten, kontaktieren Sie unser Partnerteam.',
  'platform_reinstated.subject': '{name} ist wieder aktiv',
  'platform_reinstated.reinstated':
    'Wir haben die Sperre von {name} aufgehoben. Die Zugangsdaten funktionieren wieder.',
  'platform_reinstated.events':
    'Ihre Endpunkte haben die Ereignisse aus dieser Zeit nicht erhalten. Sie können sie nachsenden lassen oder in der Liste der Ereignisse lesen.',
  'platform.reason': 'Begründung: {reason}',

  'endpoint_failing.subject': 'Ein Webhook-Endpunkt von {slug} ist gestört',
  'endpoint_failing.failing':
    'Alle Zustellungen an den Endpunkt {endpointId} bei {host} sind seit dem {since} fehlgeschlagen.',
  'endpoint_failing.retries':
    'Wir versuchen es weiter. Ein Endpunkt, der fünf Tage lang gestört ist, wird deaktiviert.',
  'endpoint_failing.others':
    'Auch andere Endpunkte können gestört sein. GET /api/v1/platforms/{slug}/webhooks listet alle Endpunkte auf, und ihre Zustellungen zeigen die Antworten Ihres Servers.',
  'endpoint_disabled.subject': 'Ein Webhook-Endpunkt von {slug} wurde deaktiviert',
  'endpoint_disabled.disabled':
    'Der Endpunkt {endpointId} bei {host} wurde am {at} deaktiviert{reason, select, gone {: Er hat mit 410 Gone geantwortet} failing {: Die Zustellungen sind fünf Tage lang fehlgeschlagen} other {}}.',
  'endpoint_disabled.stopped':
    'Es wird nichts mehr zugestellt. Wenn der Endpunkt wieder erreichbar ist, aktivieren Sie ihn und lassen Sie die fehlenden Ereignisse nachsenden.',
  'endpoint_disabled.others':
    'Auch andere Endpunkte können deaktiviert sein. GET /api/v1/platforms/{slug}/webhooks listet alle Endpunkte auf.',
  'quota_warning.subject': `{slug} hat {exhausted, select, yes {alle} other {80 % der}} ${quota} verbraucht ({period})`,
  'quota_warning.used': `Verbraucht ({period}): {used, number} von {limit, number} ${quota}.`,
  'quota_warning.near':
    'Sind alle verbraucht, werden {quota, select, requests {weitere Anfragen bis zum Ende des Tages} enrichment_rows {weitere Anreicherungen bis zum Ende des Tages} enrichment_seconds {weitere Anreicherungen von Audio bis zum Ende des Tages} other {neue Lizenzen bis zum Ende des Monats}} (UTC) oder bis zu einer Tarifänderung abgelehnt.',
  'quota_warning.exhausted':
    '{quota, select, requests {Weitere Anfragen werden bis zum Ende des Tages (UTC) oder bis zu einer Tarifänderung abgelehnt. Sie können weiterhin Zugangsdaten verwalten, Lizenzen widerrufen und Nutzung melden.} enrichment_rows {Weitere Anreicherungen werden bis zum Ende des Tages (UTC) oder bis zu einer Tarifänderung abgelehnt. Frühere Ergebnisse bleiben verfügbar.} enrichment_seconds {Weitere Anreicherungen von Audio werden bis zum Ende des Tages (UTC) oder bis zu einer Tarifänderung abgelehnt. Zeilen, die sich auf Titel des Katalogs beziehen, funktionieren weiterhin.} other {Neue Lizenzen werden bis zum Ende des Monats (UTC) oder bis zu einer Tarifänderung abgelehnt. Bestehende Lizenzen sind nicht betroffen.}}',
  'quota_warning.remaining': 'GET /api/v1/platforms/{slug}/usage zeigt das verbleibende Kontingent.',
  'license_revoked.subject': 'Eine Lizenz von {slug} wurde widerrufen',
  'license_revoked.revoked':
    'Unser Team hat die Lizenz {licenseId} für den Titel {trackId} am {at} widerrufen.',
  'license_revoked.code': 'Grund: {code}',
  'license_revoked.reason': 'Grund: {code} – {reason}',
  'license_revoked.content':
    '{stays, select, yes {Inhalte, die Sie unter ihr veröffentlicht haben, dürfen online bleiben. Unter ihr darf nichts Neues veröffentlicht werden.} other {Entfernen Sie die Inhalte, die Sie unter ihr veröffentlicht haben.}}',
  'license_revoked.api': 'GET /api/v1/licenses/{licenseId} zeigt die Lizenz mit ihren Inhalten.',

  'places.all': 'in allen Gebieten',
  'places.some': 'in {codes}',
  'places.many': 'in {codes} und {others, plural, one {# weiteren Land} other {# weiteren Ländern}}',
  'places.except': 'in allen Ländern außer {codes}',
  'compliance.remove_subject': `Inhalte unter ${licenses} bis zum {by} entfernen`,
  'compliance.on_hold_subject': `${licenses} ausgesetzt`,
  'compliance.clear_subject': `${licenses} wieder uneingeschränkt`,
  'compliance.decided': `Der Titel {trackId} wurde ${when} {action, select, take_down {gesperrt} restrict {eingeschränkt} other {wieder freigegeben}}.`,
  'compliance.stays_down': `Der Titel {trackId} bleibt gesperrt. Grund: {reason}. Eine andere Entscheidung über ihn wurde ${when} aufgehoben.`,
  'compliance.reason': 'Grund: {reason}.',
  'compliance.ground': 'Grundlage der Entscheidung: {ground}.',
  'compliance.remove': 'Entfernen Sie veröffentlichte Inhalte {where}.',
  'compliance.remove_by': 'Entfernen Sie veröffentlichte Inhalte {where} bis zum {by}.',
  'compliance.on_hold':
    'Ausgesetzt {where}: Veröffentlichte Inhalte dürfen online bleiben, aber veröffentlichen Sie nichts Neues.',
  'compliance.clear':
    'Uneingeschränkt {where}: Veröffentlichte Inhalte dürfen online bleiben. Sie müssen nichts tun.',
  'compliance.licenses': `Betroffen {count, plural, one {ist} other {sind}} ${licenses}: {ids}{more, plural, =0 {} other { und # weitere}}.`,
  'compliance.api':
    'GET /api/v1/licenses?{query} listet sie auf, jede mit `compliance`. GET /api/v1/tracks/{trackId}/moderation-status zeigt die Begründung.',
  'compliance.action': 'Lizenzen ansehen',
};
