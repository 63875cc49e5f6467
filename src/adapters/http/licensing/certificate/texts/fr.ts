import type { VerifyTexts } from './texts.ts';

const on = (time: string | undefined): string => (time === undefined ? '' : ` le ${time}`);

export const fr: VerifyTexts = {
  name: 'Français',
  page: {
    title: 'Vérifier une licence',
    intro:
      'Vérifiez si une licence de musique est authentique, si elle est en vigueur et ce qu’elle autorise.',
    language: 'Langue',
    whatToDo: 'Que faire',
    permits: 'Ce qu’elle autorise',
    says: 'Ce que dit la licence',
    field: 'Certificat ou ID de la licence',
    another: 'Vérifier un autre certificat ou un autre ID de licence',
    hint: 'Collez le certificat signé, qui commence par `eyJ`, ou l’ID d’une licence, qui commence par `lic_`. Pour vérifier un certificat imprimé, scannez son code QR. Nous n’enregistrons pas ce que vous collez.',
    verify: 'Vérifier',
    forPrograms: 'Pour les programmes\u00A0:',
    withTheApi: 'vérifier des certificats avec l’API',
    report: 'Signaler ce titre',
  },
  labels: {
    licenseId: 'ID de la licence',
    licensee: 'Titulaire de la licence',
    trackId: 'ID du titre',
    contentId: 'ID du contenu',
    contentTypes: 'Types de contenu',
    media: 'Médias',
    territories: 'Territoires',
    grants: 'Droits accordés',
    excludes: 'Droits non accordés',
    validFrom: 'Valable à partir du',
    validUntil: 'Valable jusqu’au',
    authorizedFrom: 'Autorisé à partir du',
    authorizedUntil: 'Autorisé jusqu’au',
  },
  codes: {
    ugc_video: 'vidéo d’utilisateur',
    short_video: 'vidéo courte',
    livestream: 'diffusion en direct',
    podcast_episode: 'épisode de podcast',
    advertisement: 'publicité',
    film: 'film',
    series_episode: 'épisode de série',
    game: 'jeu',
    corporate: 'contenu d’entreprise',
    elearning: 'formation en ligne',
    other: 'autres contenus',
    online: 'en ligne',
    social: 'réseaux sociaux',
    podcast: 'podcasts',
    broadcast: 'radio et télévision',
    theatrical: 'cinémas',
    in_app: 'dans des applications',
    in_game: 'dans des jeux',
    sync: 'synchronisation',
    master_use: 'utilisation du master',
    public_performance: 'exécution publique',
    mechanical: 'reproduction mécanique',
    standalone: 'distribution isolée',
    platform: 'plateforme',
    end_user: 'utilisateur final',
  },
  allCountries: 'Tous les pays',
  noEndDate: 'Sans date de fin',
  nothingFound: {
    empty: {
      heading: 'Rien à vérifier',
      findings: ['Ce n’est ni un certificat ni l’ID d’une licence.'],
      steps: [
        'Collez le certificat signé en entier, qui commence par eyJ, ou l’ID d’une licence, qui commence par lic_.',
      ],
    },
    'not-genuine': {
      heading: 'Non authentique',
      findings: [
        'Nous n’avons pas signé ce certificat, ou il a été modifié ou n’a pas été copié entièrement.',
      ],
      steps: [
        'Copiez à nouveau tout le texte, du premier au dernier caractère.',
        'Si le résultat est le même, ne vous fiez pas au certificat et demandez l’original.',
      ],
    },
    'unknown-license': {
      heading: 'Licence introuvable',
      findings: ['Nous n’avons délivré aucune licence avec cet ID.'],
      steps: [
        'Comparez l’ID avec le document où il figure.',
        'S’il est identique, ne vous fiez pas au document.',
      ],
    },
  },
  problems: {
    tooMany: (seconds) => ({
      heading: 'Trop de requêtes',
      findings: ['De nombreuses licences ont été vérifiées depuis votre réseau en peu de temps.'],
      steps: [`Réessayez dans ${seconds === 1 ? 'une seconde' : `${seconds} secondes`}.`],
    }),
    unreadable: {
      heading: 'Rien n’a pu être vérifié',
      findings: [
        'Nous n’avons pas pu lire l’envoi : il est incomplet, trop long ou ne vient pas du formulaire de cette page.',
      ],
      steps: [
        'Collez ci-dessous uniquement le certificat ou l’identifiant de la licence, puis vérifiez à nouveau.',
      ],
    },
    unavailable: {
      heading: 'Indisponible pour le moment',
      findings: ['La licence n’a pas pu être vérifiée. Cela ne dit rien de la licence.'],
      steps: ['Réessayez dans quelques minutes.'],
    },
  },
  states: {
    sandbox: {
      heading: 'licence de bac à sable',
      findings: ['Elle a été délivrée pour un test et n’accorde aucun droit.'],
      steps: ['Ne vous y fiez pas. Demandez une licence de production.'],
    },
    mustRemove: (by) => ({
      heading: 'contenus à retirer',
      findings: ['Le titre a été retiré.'],
      steps: [`Ne publiez rien de nouveau et retirez les contenus publiés. Le délai expire le ${by}.`],
    }),
    mustRemoveIn: (where, by) => ({
      heading: `contenus à retirer dans ces territoires\u00A0: ${where}`,
      findings: [`Le titre a été retiré dans ces territoires\u00A0: ${where}.`],
      steps: [
        `Ne publiez rien de nouveau dans ces territoires et retirez les contenus qui y sont publiés\u00A0: ${where}. Le délai expire le ${by}.`,
      ],
    }),
    onHold: {
      heading: 'en suspens',
      findings: ['Les droits sur le titre sont contestés.'],
      steps: ['Ne publiez rien de nouveau. Les contenus publiés peuvent rester en ligne.'],
    },
    onHoldIn: (where) => ({
      heading: `en suspens dans ces territoires\u00A0: ${where}`,
      findings: [`Les droits sur le titre sont contestés dans ces territoires\u00A0: ${where}.`],
      steps: [
        `Ne publiez rien de nouveau dans ces territoires\u00A0: ${where}. Les contenus publiés peuvent rester en ligne.`,
      ],
    }),
    notYet: (from) => ({
      heading: 'pas encore en vigueur',
      findings: [`La licence entre en vigueur le ${from}.`],
      steps: ['Ne publiez rien avant ce moment.'],
    }),
    revoked: (time) => ({
      heading: 'pas en vigueur',
      findings: [`La licence a été révoquée${on(time)}.`],
      steps: ['Ne publiez rien de nouveau avec cette licence.'],
    }),
    expired: (time) => ({
      heading: 'pas en vigueur',
      findings: [`La licence a expiré${on(time)}.`],
      steps: ['Ne publiez rien de nouveau avec cette licence.'],
    }),
    inForce: {
      heading: 'en vigueur',
      findings: ['Le contenu peut être publié comme indiqué ci-dessous.'],
      steps: ['Comparez ce qu’elle autorise avec l’utilisation que vous vérifiez.'],
    },
  },
  additions: {
    publishNothingNewIn: (where) =>
      `Ne publiez rien de nouveau non plus dans ces territoires\u00A0: ${where}.`,
    inForceElsewhere: 'Dans les autres territoires, la licence est en vigueur.',
    notInForceElsewhere:
      'Dans les autres territoires, elle n’est pas en vigueur\u00A0: n’y publiez rien de nouveau.',
    contentMayStay: 'Les contenus publiés avant sa fin peuvent rester en ligne.',
    contentMustGo: 'Retirez les contenus publiés avec cette licence.',
    pasteCertificate:
      'Pour vérifier à qui et pour quel contenu elle a été délivrée, collez ci-dessous le certificat signé.',
    amended: (version) => `La licence a été modifiée ensuite et en est à la version ${version}.`,
    coversAtLeast: 'Elle couvre au moins ce que montre ce certificat.',
    askForCurrent: 'Pour tout voir, demandez le certificat actuel.',
  },
  genuine: {
    and: (state) => `Authentique et ${state}`,
    but: (state) => `Authentique, mais ${state}`,
    finding: 'Nous avons signé ce certificat, et il n’a pas été modifié.',
  },
};
