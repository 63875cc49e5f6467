import type { SharesTexts } from './texts.ts';

const places = (where: string | undefined): string => (where === undefined ? '' : `, in: ${where}`);

export const de: SharesTexts = {
  name: 'Deutsch',
  title: 'Bestätigen Sie Ihre Anteile',
  intro:
    'Ein Konto hat Sie als Inhaber, Autor oder Verlag eines Titels genannt. Sehen Sie Ihre Anteile an und bestätigen oder bestreiten Sie sie.',
  language: 'Sprache',
  code: 'Code aus der E-Mail',
  hint: 'Der Code beginnt mit `asc_`. Kopieren Sie ihn aus unserer letzten E-Mail.',
  view: 'Anteile ansehen',
  untitled: 'Titel ohne Namen',
  entered: (account, party) => `${account} hat diesen Titel eingetragen und Sie als ${party} genannt.`,
  artists: 'Künstler',
  yourShares: 'Ihre Anteile',
  share: {
    master: (percent, where) => `${percent} der Aufnahme${places(where)}`,
    publisher: (percent, where) => `${percent} der Komposition, als Verlag${places(where)}`,
    writer: (percent, role, publisher) =>
      `${percent} der Komposition, als ${role}${publisher === undefined ? '' : `, verwaltet von ${publisher}`}`,
    administered: (percent, role) => `${percent} der Komposition, von Ihnen verwaltet (${role})`,
  },
  roles: {
    composer: 'Komponist',
    lyricist: 'Textautor',
    composer_lyricist: 'Komponist und Textautor',
    arranger: 'Bearbeiter',
  },
  states: {
    asked: () => ({
      heading: 'Noch nicht beantwortet',
      text: 'Vergleichen Sie die Anteile mit Ihren Vereinbarungen.',
    }),
    confirmed: (account) => ({
      heading: 'Sie haben diese Anteile bestätigt',
      text: `${account} sieht Ihre Antwort. Sie können sie ändern, solange der Code gültig ist.`,
    }),
    disputed: (account) => ({
      heading: 'Sie haben diese Anteile bestritten',
      text: `${account} sieht Ihre Antwort und Ihre Begründung. Sie können sie ändern, solange der Code gültig ist.`,
    }),
    optedOut: () => ({
      heading: 'Sie erhalten keine weiteren E-Mails zu Anteilen',
      text: 'Eine frühere Antwort bleibt bestehen. Der Code unserer neuesten E-Mail funktioniert weiterhin.',
    }),
  },
  consents: 'Data-Mining und KI',
  uses: {
    dataMining: 'Text- und Data-Mining',
    aiInference: 'Eingabe in KI-Modelle',
    aiTraining: 'Training von KI-Modellen',
    aiGenerativeTraining: 'Training generativer KI-Modelle',
  },
  permissions: { allowed: 'erlaubt', constrained: 'unter Bedingungen erlaubt', notAllowed: 'nicht erlaubt' },
  meaning: (account) =>
    `Mit der Bestätigung erklären Sie, dass die Anteile stimmen und dass ${account} sie lizenzieren darf.`,
  confirm: 'Anteile bestätigen',
  reason: 'Warum die Anteile falsch sind (freiwillig)',
  dispute: 'Anteile bestreiten',
  noMore: 'Keine weiteren E-Mails',
  noMoreMeaning:
    'Wenn Sie dies wählen, senden wir Ihnen keine E-Mails zu Anteilen mehr, gleich welches Konto Sie nennt.',
  validUntil: (time) => `Der Code ist gültig bis ${time}.`,
  problems: {
    invalid: {
      heading: 'Dieser Code funktioniert nicht',
      text: 'Er ist unvollständig oder abgelaufen. Kopieren Sie den Code unserer letzten E-Mail.',
    },
    replaced: {
      heading: 'Eine spätere E-Mail hat diesen Code ersetzt',
      text: 'Mit dem Code unserer letzten E-Mail sehen und beantworten Sie die Frage. Mit diesem können Sie nur noch wählen, keine weiteren E-Mails zu erhalten.',
    },
    changed: {
      heading: 'Diese Frage hat sich geändert',
      text: 'Das Konto hat seit dieser E-Mail Ihre Anteile, Ihren Namen, Ihre IPI-Nummer, Ihre Adresse oder den Titel geändert. Wenn es Sie erneut fragt, verwenden Sie den Code aus dieser neuen E-Mail.',
    },
    unreadable: {
      heading: 'Wir konnten das nicht lesen',
      text: 'Es ist unvollständig oder zu lang. Geben Sie den Code erneut ein. Eine Begründung hat höchstens 1.000 Zeichen.',
    },
    unavailable: {
      heading: 'Im Moment nicht verfügbar',
      text: 'Es wurde nichts gespeichert. Versuchen Sie es in einigen Minuten erneut.',
    },
    tooMany: (seconds) => ({
      heading: 'Zu viele Anfragen',
      text: `Aus Ihrem Netzwerk wurden viele Codes eingegeben. Versuchen Sie es in ${seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`} erneut.`,
    }),
  },
};
