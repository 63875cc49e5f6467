import type { NoticeTexts } from './texts.ts';

export const de: NoticeTexts = {
  name: 'Deutsch',
  title: 'Einen Titel melden',
  intro:
    'Schreiben Sie uns, warum ein Titel hier nicht verfügbar sein sollte. Ein Mensch prüft jede Meldung und entscheidet mit Begründung. Sie erhalten eine Empfangsbestätigung mit einem Code, mit dem Sie die Meldung ansehen und sich über unsere Entscheidung beschweren können.',
  language: 'Sprache',
  fields: {
    track: 'Titel',
    ground: 'Grund',
    explanation: 'Erläuterung',
    name: 'Ihr Name oder Ihre Firma',
    email: 'Ihre E-Mail-Adresse',
    goodFaith: 'Ich bin nach bestem Wissen überzeugt, dass meine Angaben richtig und vollständig sind.',
    text: 'Warum die Entscheidung falsch ist',
  },
  hints: {
    track: 'ID oder ISRC des Titels oder die Adresse seiner Seite.',
    explanation: 'Tatsachen, die wir prüfen können, mit 20 bis 5.000 Zeichen.',
    reporter: 'Name und Adresse sind freiwillig, wenn Sie sexuellen Missbrauch von Kindern melden.',
    code: 'Der Code der Empfangsbestätigung beginnt mit `nrc_`, der in unserer E-Mail mit `nmc_`. Der Code der E-Mail bestätigt auch Ihre Adresse.',
  },
  choose: 'Grund auswählen',
  grounds: {
    copyright_recording: 'Rechte an der Aufnahme',
    copyright_composition: 'Rechte an Komposition oder Text',
    personal_rights: 'Rechte einer Person: Name, Stimme, Privatsphäre',
    illegal_content: 'Rechtswidriger Inhalt',
    child_sexual_abuse: 'Sexueller Missbrauch von Kindern',
    other: 'Ein anderer Grund',
  },
  privacy:
    'Wir verwenden Ihren Namen und Ihre Adresse nur, um diese Meldung zu bearbeiten, zeigen sie der betroffenen Person nur, wenn das Gesetz es verlangt, und löschen sie 185 Tage nach unserer letzten Entscheidung.',
  send: 'Meldung senden',
  known: 'Haben Sie schon einen Titel gemeldet?',
  code: 'Code',
  view: 'Meldung ansehen',
  report: (noticeId) => `Meldung ${noticeId}`,
  keep: 'Das ist der Code Ihrer Meldung. Bewahren Sie ihn auf: Wir können ihn nicht noch einmal anzeigen.',
  facts: {
    track: 'Titel',
    ground: 'Grund',
    submitted: 'Eingegangen',
    explanation: 'Erläuterung',
    reasons: 'Gründe unserer Entscheidung',
    complaint: 'Ihre Beschwerde',
    complaintReasons: 'Gründe unserer Entscheidung über die Beschwerde',
  },
  states: {
    received: { heading: 'Eingegangen', text: 'Ein Mensch wird Ihre Meldung prüfen.' },
    actioned: {
      heading: 'Wir sind Ihrer Meldung gefolgt',
      text: 'Der Titel wurde gesperrt oder eingeschränkt.',
    },
    rejected: {
      heading: 'Wir haben Ihre Meldung abgelehnt',
      text: 'Sie hat zu keiner Maßnahme gegen den Titel geführt.',
    },
    no_longer_relevant: {
      heading: 'Erledigt',
      text: 'Der Titel ist nicht mehr verfügbar, oder der Grund besteht nicht mehr.',
    },
  },
  email: {
    confirmed: (email) => `Wir senden unsere Entscheidung an ${email}.`,
    unconfirmed: (email) =>
      `Wir senden unsere Entscheidung erst an ${email}, wenn Sie hier den Code aus unserer E-Mail eingegeben haben.`,
    none: 'Sie haben keine E-Mail-Adresse angegeben. Sehen Sie die Meldung hier mit ihrem Code an.',
  },
  complaint: {
    heading: 'Über die Entscheidung beschweren',
    until: (time) => `Sie können sich bis ${time} beschweren. Darüber entscheidet jemand anderes.`,
    send: 'Beschwerde senden',
    open: 'Wir haben Ihre Beschwerde erhalten. Darüber entscheidet jemand anderes.',
    upheld: 'Wir haben Ihre Beschwerde geprüft. Unsere Entscheidung bleibt bestehen.',
    replaced: 'Wir haben Ihre Beschwerde geprüft und neu entschieden.',
  },
  errors: {
    track: 'Wir finden keinen veröffentlichten Titel mit dieser ID, diesem ISRC oder dieser Adresse.',
    ground: 'Wählen Sie einen Grund aus.',
    explanation: 'Geben Sie 20 bis 5.000 Zeichen ein.',
    name: 'Geben Sie Ihren Namen ein, mit höchstens 200 Zeichen.',
    email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel ada@finch.example.',
    goodFaith: 'Bestätigen Sie diese Erklärung.',
    text: 'Geben Sie 20 bis 5.000 Zeichen ein.',
  },
  problems: {
    fields: { heading: 'Die Meldung wurde nicht gesendet', text: 'Berichtigen Sie die markierten Felder.' },
    code: {
      heading: 'Dieser Code funktioniert nicht',
      text: 'Er ist unvollständig, oder die Meldung wurde gelöscht. Kopieren Sie den Code der Empfangsbestätigung oder unserer E-Mail.',
    },
    unreadable: {
      heading: 'Wir konnten das nicht lesen',
      text: 'Es ist unvollständig oder zu lang. Geben Sie es noch einmal ein.',
    },
    deleted: {
      heading: 'Schon gesendet',
      text: 'Dieses Formular wurde schon einmal gesendet, und die Meldung ist nicht mehr lesbar. Diesmal wurde nichts gespeichert. Senden Sie das Formular noch einmal, um den Titel erneut zu melden.',
    },
    changed: {
      heading: 'Schon gesendet',
      text: 'Sie haben dieses Formular schon einmal mit anderen Angaben gesendet, und diese Meldung haben wir erhalten. Diesmal wurde nichts gespeichert. Senden Sie das Formular noch einmal, um eine weitere Meldung zu machen.',
    },
    complaintText: {
      heading: 'Die Beschwerde wurde nicht gesendet',
      text: 'Berichtigen Sie das markierte Feld.',
    },
    unavailable: {
      heading: 'Im Moment nicht verfügbar',
      text: 'Es wurde nichts gespeichert. Versuchen Sie es in einigen Minuten noch einmal.',
    },
    tooMany: (seconds) => ({
      heading: 'Zu viele Anfragen',
      text: `Aus Ihrem Netz kamen viele Anfragen. Versuchen Sie es in ${seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`} noch einmal.`,
    }),
    complaint: {
      undecided: {
        heading: 'Noch nicht entschieden',
        text: 'Sie können sich beschweren, sobald wir entschieden haben.',
      },
      submitted: { heading: 'Schon eingereicht', text: 'Zu dieser Meldung gibt es schon eine Beschwerde.' },
      over: { heading: 'Die Frist ist abgelaufen', text: 'Sie konnten sich sechs Monate lang beschweren.' },
    },
  },
};
