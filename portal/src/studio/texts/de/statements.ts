import type { Translation } from '../../../kit/language/message.ts';
import type { statements as english } from '../en/statements.ts';

export const statements: Translation<typeof english> = {
  'statements.all': 'Abrechnungen',
  'statements.amount': 'Betrag',
  'statements.anyTerritory': 'Jedes Land',
  'statements.beforeRounding': 'Vor der Rundung',
  'statements.byMonth': 'Tantiemen nach Monat',
  'statements.byPlatform': 'Nach Plattform',
  'statements.byTerritory': 'Nach Land',
  'statements.byTrack': 'Nach Titel',
  'statements.closed': 'Abgeschlossen',
  'statements.csvHasAll': 'Die CSV-Datei hat alle {number} Zeilen.',
  'statements.loadingTheStatement': 'Die Abrechnung wird geladen',
  'statements.loadingTheStatements': 'Die Abrechnungen werden geladen',
  'statements.month': 'Monat',
  'statements.monthOfParty': '{month}: {party}',
  'statements.noStatementsYet': 'Noch keine Abrechnungen',
  'statements.notFound': 'Abrechnung nicht gefunden',
  'statements.platform': 'Plattform',
  'statements.proof': 'Nachweis',
  'statements.reason.notInPeriod':
    'Die Abrechnung, ihr Salt oder ihr Nachweis wurde geändert: Der abgeschlossene Zeitraum enthält sie nicht.',
  'statements.reason.periodNotClosed': 'Der Zeitraum dieser Abrechnung ist nicht abgeschlossen.',
  'statements.reason.sumsDiffer': 'Die Zeilen der Abrechnung ergeben nicht ihren Betrag.',
  'statements.result': 'Ergebnis',
  'statements.root': 'Wurzel des Zeitraums:',
  'statements.royaltiesIn': 'Tantiemen in {currency}',
  'statements.saveCsv': 'CSV speichern',
  'statements.saveProof': 'Abrechnung mit Nachweis speichern',
  'statements.share': 'Anteil',
  'statements.statementId': 'ID der Abrechnung',
  'statements.territory': 'Land',
  'statements.testIsNeverPaid': 'Diese Abrechnung betrifft Testgeld, das nie ausgezahlt wird.',
  'statements.testMoney': 'Test',
  'statements.track': 'Titel',
  'statements.verified':
    'Der am {time} abgeschlossene Zeitraum enthält genau diese Abrechnung, und ihre Zeilen ergeben die Summe.',
  'statements.verify': 'Prüfen',
  'statements.whatTheProofShows':
    'Der Nachweis zeigt, dass der abgeschlossene Zeitraum genau diese Abrechnung enthält. Mit der Datei <link>kann ihn jeder prüfen</link>. Über die Nutzung und die Zahlungen, aus denen sie berechnet wurde, sagt er nichts.',
  'statements.whenStatementsCome':
    'Wir schließen jeden Monat ab dem zehnten Tag des folgenden ab. Jede Ihrer Parteien, die einen Teil erhält, hat dann hier eine Abrechnung.',
  'statements.yourAccountHasNoSuchStatement': 'Ihr Konto hat keine Abrechnung unter dieser Adresse.',
  'statements.yourRoleCannotRead':
    'Ihre Rolle kann keine Abrechnungen lesen. Inhaber und Finanzen können das.',
};
