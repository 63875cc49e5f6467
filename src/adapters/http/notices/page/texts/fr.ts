import type { NoticeTexts } from './texts.ts';

export const fr: NoticeTexts = {
  name: 'Français',
  title: 'Signaler un titre',
  intro:
    'Expliquez-nous pourquoi un titre ne devrait pas être disponible ici. Une personne examine chaque signalement et motive sa décision. Vous recevez un accusé de réception avec un code, qui permet de consulter le signalement et de présenter une réclamation.',
  language: 'Langue',
  fields: {
    track: 'Titre',
    ground: 'Motif',
    explanation: 'Explication',
    name: 'Votre nom ou votre société',
    email: 'Votre adresse e-mail',
    goodFaith: 'Je pense de bonne foi que mes déclarations sont exactes et complètes.',
    text: 'Pourquoi la décision est erronée',
  },
  hints: {
    track: 'Identifiant ou ISRC du titre, ou adresse de sa page.',
    explanation: 'Des faits que nous pouvons vérifier, de 20 à 5 000 caractères.',
    reporter: 'Le nom et l’adresse sont facultatifs si vous signalez des abus sexuels sur des enfants.',
    code: 'Le code de l’accusé de réception commence par `nrc_`, celui de notre e-mail par `nmc_`. Le code de l’e-mail confirme aussi votre adresse.',
  },
  choose: 'Choisir un motif',
  grounds: {
    copyright_recording: 'Droits sur l’enregistrement',
    copyright_composition: 'Droits sur la composition ou les paroles',
    personal_rights: 'Droits d’une personne (nom, voix, vie privée)',
    illegal_content: 'Contenu illicite',
    child_sexual_abuse: 'Abus sexuels sur des enfants',
    other: 'Un autre motif',
  },
  privacy:
    'Nous utilisons votre nom et votre adresse uniquement pour traiter ce signalement, ne les montrons à la personne concernée que si la loi l’exige et les supprimons 185 jours après notre dernière décision.',
  send: 'Envoyer le signalement',
  known: 'Avez-vous déjà signalé un titre\u00a0?',
  code: 'Code',
  view: 'Voir le signalement',
  report: (noticeId) => `Signalement ${noticeId}`,
  keep: 'Voici le code de votre signalement. Conservez-le\u00a0: nous ne pourrons plus l’afficher.',
  facts: {
    track: 'Titre',
    ground: 'Motif',
    submitted: 'Reçu',
    explanation: 'Explication',
    reasons: 'Raisons de notre décision',
    complaint: 'Votre réclamation',
    complaintReasons: 'Raisons de notre décision sur la réclamation',
  },
  states: {
    received: { heading: 'Reçu', text: 'Une personne examinera votre signalement.' },
    actioned: {
      heading: 'Nous avons donné suite à votre signalement',
      text: 'Le titre a été retiré ou restreint.',
    },
    rejected: {
      heading: 'Nous avons rejeté votre signalement',
      text: 'Il n’a donné lieu à aucune mesure concernant le titre.',
    },
    no_longer_relevant: {
      heading: 'Sans objet',
      text: 'Le titre n’est plus disponible, ou la raison n’existe plus.',
    },
  },
  email: {
    confirmed: (email) => `Nous envoyons notre décision à ${email}.`,
    unconfirmed: (email) =>
      `Nous n’enverrons notre décision à ${email} qu’une fois que vous aurez saisi ici le code de notre e-mail.`,
    none: 'Vous n’avez pas donné d’adresse e-mail. Consultez le signalement ici avec son code.',
  },
  complaint: {
    heading: 'Présenter une réclamation',
    until: (time) => `Vous pouvez présenter une réclamation jusqu’au ${time}. Une autre personne décidera.`,
    send: 'Envoyer la réclamation',
    open: 'Nous avons reçu votre réclamation. Une autre personne décidera.',
    upheld: 'Nous avons examiné votre réclamation. Notre décision est maintenue.',
    replaced: 'Nous avons examiné votre réclamation et pris une nouvelle décision.',
  },
  errors: {
    track: 'Nous ne trouvons aucun titre publié avec cet identifiant, cet ISRC ou cette adresse.',
    ground: 'Choisissez un motif.',
    explanation: 'Saisissez de 20 à 5 000 caractères.',
    name: 'Saisissez votre nom, en 200 caractères au plus.',
    email: 'Saisissez une adresse e-mail, par exemple ada@finch.example.',
    goodFaith: 'Confirmez cette déclaration.',
    text: 'Saisissez de 20 à 5 000 caractères.',
  },
  problems: {
    fields: { heading: 'Le signalement n’a pas été envoyé', text: 'Corrigez les champs marqués.' },
    code: {
      heading: 'Ce code ne fonctionne pas',
      text: 'Il est incomplet, ou le signalement a été supprimé. Copiez le code de l’accusé de réception ou de notre e-mail.',
    },
    unreadable: {
      heading: 'Nous n’avons pas pu lire cela',
      text: 'C’est incomplet ou trop long. Saisissez-le de nouveau.',
    },
    deleted: {
      heading: 'Déjà envoyé',
      text: 'Ce formulaire a déjà été envoyé, et ce signalement n’est plus lisible. Rien n’a été enregistré cette fois. Envoyez à nouveau le formulaire pour signaler encore le titre.',
    },
    changed: {
      heading: 'Déjà envoyé',
      text: 'Vous avez déjà envoyé ce formulaire avec d’autres informations, et nous avons reçu ce signalement. Rien n’a été enregistré cette fois. Envoyez à nouveau le formulaire pour faire un autre signalement.',
    },
    complaintText: { heading: 'La réclamation n’a pas été envoyée', text: 'Corrigez le champ marqué.' },
    unavailable: {
      heading: 'Indisponible pour le moment',
      text: 'Rien n’a été enregistré. Réessayez dans quelques minutes.',
    },
    tooMany: (seconds) => ({
      heading: 'Trop de requêtes',
      text: `De nombreuses requêtes viennent de votre réseau. Réessayez dans ${seconds === 1 ? 'une seconde' : `${seconds} secondes`}.`,
    }),
    complaint: {
      undecided: {
        heading: 'Pas encore de décision',
        text: 'Vous pourrez présenter une réclamation contre notre décision.',
      },
      submitted: { heading: 'Déjà présentée', text: 'Ce signalement a déjà fait l’objet d’une réclamation.' },
      over: {
        heading: 'Le délai est écoulé',
        text: 'Vous pouviez présenter une réclamation pendant six mois.',
      },
    },
  },
};
