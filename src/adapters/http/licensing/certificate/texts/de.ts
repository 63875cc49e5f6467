import type { VerifyTexts } from './texts.ts';

const at = (time: string | undefined): string => (time === undefined ? '' : ` am ${time}`);

export const de: VerifyTexts = {
  name: 'Deutsch',
  page: {
    title: 'Lizenz prüfen',
    intro: 'Prüfen Sie, ob eine Musiklizenz echt ist, ob sie in Kraft ist und was sie erlaubt.',
    language: 'Sprache',
    whatToDo: 'Was zu tun ist',
    permits: 'Was sie erlaubt',
    says: 'Was in der Lizenz steht',
    field: 'Zertifikat oder Lizenz-ID',
    another: 'Weiteres Zertifikat oder weitere Lizenz-ID prüfen',
    hint: 'Fügen Sie das signierte Zertifikat ein, das mit `eyJ` beginnt, oder eine Lizenz-ID, die mit `lic_` beginnt. Um ein gedrucktes Zertifikat zu prüfen, scannen Sie seinen QR-Code. Wir speichern nicht, was Sie einfügen.',
    verify: 'Prüfen',
    forPrograms: 'Für Programme:',
    withTheApi: 'Zertifikate mit der API prüfen',
    report: 'Diesen Titel melden',
  },
  labels: {
    licenseId: 'Lizenz-ID',
    licensee: 'Lizenznehmer',
    trackId: 'Titel-ID',
    contentId: 'Inhalts-ID',
    contentTypes: 'Inhaltsarten',
    media: 'Medien',
    territories: 'Gebiete',
    grants: 'Gewährte Rechte',
    excludes: 'Nicht gewährte Rechte',
    validFrom: 'Gültig ab',
    validUntil: 'Gültig bis',
    authorizedFrom: 'Genehmigt ab',
    authorizedUntil: 'Genehmigt bis',
  },
  codes: {
    ugc_video: 'Nutzervideo',
    short_video: 'Kurzvideo',
    livestream: 'Livestream',
    podcast_episode: 'Podcast-Folge',
    advertisement: 'Werbung',
    film: 'Film',
    series_episode: 'Serienfolge',
    game: 'Spiel',
    corporate: 'Unternehmensinhalt',
    elearning: 'E-Learning',
    other: 'sonstige Inhalte',
    online: 'online',
    social: 'soziale Netzwerke',
    podcast: 'Podcasts',
    broadcast: 'Rundfunk',
    theatrical: 'Kinos',
    in_app: 'in Apps',
    in_game: 'in Spielen',
    sync: 'Synchronisation',
    master_use: 'Nutzung der Masteraufnahme',
    public_performance: 'öffentliche Aufführung',
    mechanical: 'mechanische Vervielfältigung',
    standalone: 'Einzelvertrieb',
    platform: 'Plattform',
    end_user: 'Endnutzer',
  },
  allCountries: 'Alle Länder',
  noEndDate: 'Ohne Enddatum',
  nothingFound: {
    empty: {
      heading: 'Nichts zu prüfen',
      findings: ['Das ist weder ein Zertifikat noch eine Lizenz-ID.'],
      steps: [
        'Fügen Sie das ganze signierte Zertifikat ein, das mit eyJ beginnt, oder eine Lizenz-ID, die mit lic_ beginnt.',
      ],
    },
    'not-genuine': {
      heading: 'Nicht echt',
      findings: [
        'Wir haben dieses Zertifikat nicht signiert, oder es wurde verändert oder nicht vollständig kopiert.',
      ],
      steps: [
        'Kopieren Sie noch einmal den ganzen Text, vom ersten bis zum letzten Zeichen.',
        'Ist das Ergebnis dasselbe, verlassen Sie sich nicht auf das Zertifikat und verlangen Sie das Original.',
      ],
    },
    'unknown-license': {
      heading: 'Lizenz nicht gefunden',
      findings: ['Wir haben keine Lizenz mit dieser ID ausgestellt.'],
      steps: [
        'Vergleichen Sie die ID mit dem Dokument, in dem sie steht.',
        'Stimmt sie überein, verlassen Sie sich nicht auf das Dokument.',
      ],
    },
  },
  problems: {
    tooMany: (seconds) => ({
      heading: 'Zu viele Anfragen',
      findings: ['Aus Ihrem Netz wurden in kurzer Zeit viele Lizenzen geprüft.'],
      steps: [`Versuchen Sie es in ${seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`} erneut.`],
    }),
    unreadable: {
      heading: 'Nichts konnte geprüft werden',
      findings: [
        'Wir konnten die Anfrage nicht lesen: Sie ist unvollständig, zu lang oder kein Formular dieser Seite.',
      ],
      steps: ['Fügen Sie unten nur das Zertifikat oder die Lizenz-ID ein, und prüfen Sie erneut.'],
    },
    unavailable: {
      heading: 'Zurzeit nicht verfügbar',
      findings: ['Die Lizenz konnte nicht geprüft werden. Das sagt nichts über die Lizenz aus.'],
      steps: ['Versuchen Sie es in einigen Minuten erneut.'],
    },
  },
  states: {
    sandbox: {
      heading: 'eine Sandbox-Lizenz',
      findings: ['Sie wurde für einen Test ausgestellt und gewährt keine Rechte.'],
      steps: ['Verlassen Sie sich nicht auf sie. Verlangen Sie eine Live-Lizenz.'],
    },
    mustRemove: (by) => ({
      heading: 'Inhalte müssen entfernt werden',
      findings: ['Der Titel wurde gesperrt.'],
      steps: [
        `Veröffentlichen Sie nichts Neues, und entfernen Sie veröffentlichte Inhalte. Die Frist endet am ${by}.`,
      ],
    }),
    mustRemoveIn: (where, by) => ({
      heading: `in diesen Gebieten müssen Inhalte entfernt werden: ${where}`,
      findings: [`Der Titel wurde in diesen Gebieten gesperrt: ${where}.`],
      steps: [
        `Veröffentlichen Sie in diesen Gebieten nichts Neues, und entfernen Sie dort veröffentlichte Inhalte: ${where}. Die Frist endet am ${by}.`,
      ],
    }),
    onHold: {
      heading: 'ausgesetzt',
      findings: ['Die Rechte am Titel sind strittig.'],
      steps: ['Veröffentlichen Sie nichts Neues. Veröffentlichte Inhalte dürfen online bleiben.'],
    },
    onHoldIn: (where) => ({
      heading: `in diesen Gebieten ausgesetzt: ${where}`,
      findings: [`Die Rechte am Titel sind in diesen Gebieten strittig: ${where}.`],
      steps: [
        `Veröffentlichen Sie in diesen Gebieten nichts Neues: ${where}. Veröffentlichte Inhalte dürfen online bleiben.`,
      ],
    }),
    notYet: (from) => ({
      heading: 'noch nicht in Kraft',
      findings: [`Die Lizenz tritt am ${from} in Kraft.`],
      steps: ['Veröffentlichen Sie vorher nichts.'],
    }),
    revoked: (time) => ({
      heading: 'nicht in Kraft',
      findings: [`Die Lizenz wurde${at(time)} widerrufen.`],
      steps: ['Veröffentlichen Sie mit dieser Lizenz nichts Neues.'],
    }),
    expired: (time) => ({
      heading: 'nicht in Kraft',
      findings: [`Die Lizenz ist${at(time)} abgelaufen.`],
      steps: ['Veröffentlichen Sie mit dieser Lizenz nichts Neues.'],
    }),
    inForce: {
      heading: 'in Kraft',
      findings: ['Der Inhalt darf wie unten beschrieben veröffentlicht werden.'],
      steps: ['Vergleichen Sie, was sie erlaubt, mit der Nutzung, die Sie prüfen.'],
    },
  },
  additions: {
    publishNothingNewIn: (where) => `Veröffentlichen Sie auch in diesen Gebieten nichts Neues: ${where}.`,
    inForceElsewhere: 'In den übrigen Gebieten ist die Lizenz in Kraft.',
    notInForceElsewhere:
      'In den übrigen Gebieten ist sie nicht in Kraft: Veröffentlichen Sie dort nichts Neues.',
    contentMayStay: 'Inhalte, die vor ihrem Ende veröffentlicht wurden, dürfen online bleiben.',
    contentMustGo: 'Entfernen Sie Inhalte, die mit dieser Lizenz veröffentlicht wurden.',
    pasteCertificate:
      'Um zu prüfen, für wen und für welchen Inhalt sie ausgestellt wurde, fügen Sie unten das signierte Zertifikat ein.',
    amended: (version) => `Die Lizenz wurde später erweitert und hat die Version ${version}.`,
    coversAtLeast: 'Sie deckt mindestens ab, was dieses Zertifikat zeigt.',
    askForCurrent: 'Um alles zu sehen, verlangen Sie das aktuelle Zertifikat.',
  },
  genuine: {
    and: (state) => `Echt und ${state}`,
    but: (state) => `Echt, aber ${state}`,
    finding: 'Wir haben dieses Zertifikat signiert, und es wurde nicht verändert.',
  },
};
