import type { SharesTexts } from './texts.ts';

const places = (where: string | undefined): string => (where === undefined ? '' : ` (${where})`);

export const fr: SharesTexts = {
  name: 'Français',
  title: 'Confirmez vos parts',
  intro:
    'Un compte vous a nommé comme titulaire, auteur ou éditeur d’un titre. Consultez vos parts, puis confirmez-les ou contestez-les.',
  language: 'Langue',
  code: 'Code reçu par e-mail',
  hint: 'Le code commence par `asc_`. Copiez-le depuis notre dernier e-mail.',
  view: 'Voir les parts',
  untitled: 'Titre sans nom',
  entered: (account, party) => `${account} a enregistré ce titre et vous a nommé ${party}.`,
  artists: 'Artistes',
  yourShares: 'Vos parts',
  share: {
    master: (percent, where) => `${percent} de l’enregistrement${places(where)}`,
    publisher: (percent, where) => `${percent} de la composition, comme éditeur${places(where)}`,
    writer: (percent, role, publisher) =>
      `${percent} de la composition, comme ${role}${publisher === undefined ? '' : `, administrés par ${publisher}`}`,
    administered: (percent, role) => `${percent} de la composition, administrés par vous (${role})`,
  },
  roles: {
    composer: 'compositeur',
    lyricist: 'parolier',
    composer_lyricist: 'compositeur et parolier',
    arranger: 'arrangeur',
  },
  states: {
    asked: () => ({ heading: 'Pas encore de réponse', text: 'Comparez les parts avec vos accords.' }),
    confirmed: (account) => ({
      heading: 'Vous avez confirmé ces parts',
      text: `${account} voit votre réponse. Vous pouvez la modifier tant que le code est valable.`,
    }),
    disputed: (account) => ({
      heading: 'Vous avez contesté ces parts',
      text: `${account} voit votre réponse et votre motif. Vous pouvez la modifier tant que le code est valable.`,
    }),
    optedOut: () => ({
      heading: 'Vous ne recevrez plus d’e-mails sur des parts',
      text: 'Une réponse déjà donnée reste valable. Le code de notre dernier e-mail fonctionne toujours.',
    }),
  },
  consents: 'Fouille de données et IA',
  uses: {
    dataMining: 'fouille de textes et de données',
    aiInference: 'entrée de modèles d’IA',
    aiTraining: 'entraînement de modèles d’IA',
    aiGenerativeTraining: 'entraînement de modèles d’IA générative',
  },
  permissions: { allowed: 'autorisé', constrained: 'autorisé sous conditions', notAllowed: 'non autorisé' },
  meaning: (account) =>
    `En confirmant, vous déclarez que les parts sont exactes et que ${account} peut concéder des licences sur celles-ci.`,
  confirm: 'Confirmer les parts',
  reason: 'Pourquoi les parts sont inexactes (facultatif)',
  dispute: 'Contester les parts',
  noMore: 'Plus d’e-mails',
  noMoreMeaning:
    'Si vous choisissez ceci, nous ne vous enverrons plus d’e-mails sur des parts, quel que soit le compte.',
  validUntil: (time) => `Le code est valable jusqu’au ${time}.`,
  problems: {
    invalid: {
      heading: 'Ce code ne fonctionne pas',
      text: 'Il est incomplet ou a expiré. Copiez le code de notre dernier e-mail.',
    },
    replaced: {
      heading: 'Un e-mail plus récent a remplacé ce code',
      text: 'Utilisez le code de notre dernier e-mail pour voir la question et y répondre. Celui-ci permet seulement de ne plus recevoir d’e-mails.',
    },
    changed: {
      heading: 'Cette question a changé',
      text: 'Depuis cet e-mail, le compte a modifié vos parts, votre nom, votre numéro IPI, votre adresse ou le titre. S’il vous interroge de nouveau, utilisez le code du nouvel e-mail.',
    },
    unreadable: {
      heading: 'Nous n’avons pas pu lire l’envoi',
      text: 'Il est incomplet ou trop long. Saisissez de nouveau le code. Un motif compte au plus 1 000 caractères.',
    },
    unavailable: {
      heading: 'Indisponible pour le moment',
      text: 'Rien n’a été enregistré. Réessayez dans quelques minutes.',
    },
    tooMany: (seconds) => ({
      heading: 'Trop de demandes',
      text: `De nombreux codes ont été saisis depuis votre réseau. Réessayez dans ${seconds === 1 ? 'une seconde' : `${seconds} secondes`}.`,
    }),
  },
};
