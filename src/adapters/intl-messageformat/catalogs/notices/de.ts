import type { NoticeCatalog } from '../catalog.ts';

export const de: NoticeCatalog = {
  'notice_received.subject': 'Wir haben Ihre Meldung {noticeId} erhalten',
  'notice_received.received':
    'Mit dieser E-Mail-Adresse haben wir eine Meldung zu einem Titel bei {baseUrl} erhalten. Ihre Nummer ist {noticeId}. Ein Mensch wird sie prüfen.',
  'notice_received.confirm':
    'Bestätigen Sie Ihre Adresse, damit Sie unsere Entscheidung per E-Mail erhalten: Öffnen Sie {baseUrl}/notices und geben Sie den folgenden Code ein. Mit diesem Code können Sie die Meldung auch ansehen. Bis dahin senden wir nichts weiter an diese Adresse.',
  'notice_received.privacy':
    'Datenschutz: Wir verwenden Ihren Namen und Ihre Adresse nur, um diese Meldung zu bearbeiten, und löschen sie mit Ihren Texten 185 Tage nach unserer letzten Entscheidung darüber. Die Person, deren Titel eingeschränkt wird, erfährt nicht, wer ihn gemeldet hat, es sei denn, das Gesetz verlangt es.',
  'notice_received.unexpected':
    'Wenn Sie nichts gemeldet haben, hat jemand anderes Ihre Adresse eingegeben. Sie müssen nichts tun.',
  'notice_received.action': 'Seite für Meldungen öffnen',
  'notice_decided.subject':
    '{complaint, select, yes {Unsere Entscheidung über Ihre Beschwerde: Meldung {noticeId}} other {Unsere Entscheidung über Ihre Meldung {noticeId}}}',
  'notice_decided.outcome':
    '{outcome, select, actioned {Wir sind Ihrer Meldung {noticeId} gefolgt: Der Titel wurde gesperrt oder eingeschränkt.} rejected {Wir haben Ihre Meldung {noticeId} abgelehnt: Sie hat zu keiner Maßnahme gegen den Titel geführt.} other {Ihre Meldung {noticeId} hat sich erledigt: Der Titel ist nicht mehr verfügbar, oder der Grund besteht nicht mehr.}}',
  'notice_decided.upheld':
    'Wir haben Ihre Beschwerde geprüft. Unsere Entscheidung über Ihre Meldung {noticeId} bleibt bestehen.',
  'notice_decided.reasons': 'Unsere Gründe: {reasons}',
  'notice_decided.automation':
    'Ein Mensch hat diese Entscheidung getroffen. Automatisierte Mittel wurden nicht eingesetzt.',
  'notice_decided.complain':
    'Wenn Sie nicht einverstanden sind, können Sie sich bis {until} kostenlos beschweren: Öffnen Sie {baseUrl}/notices und geben Sie den Code Ihrer Empfangsbestätigung ein. Über die Beschwerde entscheidet jemand anderes.',
  'notice_decided.remedies':
    'Sie können sich auch an eine zertifizierte Stelle zur außergerichtlichen Streitbeilegung (Verordnung (EU) 2022/2065, Artikel 21) oder an ein Gericht wenden.',
  'notice_decided.action': 'Meldung ansehen',
};
