import type { NoticeCatalog } from '../catalog.ts';

export const fr: NoticeCatalog = {
  'notice_received.subject': 'Nous avons reçu votre signalement {noticeId}',
  'notice_received.received':
    'Nous avons reçu, avec cette adresse e-mail, un signalement concernant un titre sur {baseUrl}. Son numéro est {noticeId}. Une personne l’examinera.',
  'notice_received.confirm':
    'Confirmez votre adresse pour recevoir notre décision par e-mail : ouvrez {baseUrl}/notices et saisissez le code ci-dessous. Ce code permet aussi de consulter le signalement. Avant cette confirmation, nous n’envoyons rien d’autre à cette adresse.',
  'notice_received.privacy':
    'Confidentialité : nous utilisons votre nom et votre adresse uniquement pour traiter ce signalement, et les supprimons avec vos textes 185 jours après notre dernière décision à son sujet. La personne dont le titre est restreint n’apprend pas qui l’a signalé, sauf si la loi l’exige.',
  'notice_received.unexpected':
    'Si vous n’avez rien signalé, quelqu’un d’autre a saisi votre adresse. Vous n’avez rien à faire.',
  'notice_received.action': 'Ouvrir la page des signalements',
  'notice_decided.subject':
    '{complaint, select, yes {Notre décision sur votre réclamation : signalement {noticeId}} other {Notre décision sur votre signalement {noticeId}}}',
  'notice_decided.outcome':
    '{outcome, select, actioned {Nous avons donné suite à votre signalement {noticeId} : le titre a été retiré ou restreint.} rejected {Nous avons rejeté votre signalement {noticeId} : il n’a donné lieu à aucune mesure concernant le titre.} other {Votre signalement {noticeId} est devenu sans objet : le titre n’est plus disponible, ou la raison n’existe plus.}}',
  'notice_decided.upheld':
    'Nous avons examiné votre réclamation. Notre décision sur votre signalement {noticeId} est maintenue.',
  'notice_decided.reasons': 'Nos raisons : {reasons}',
  'notice_decided.automation': 'Une personne a pris cette décision. Aucun moyen automatisé n’a été utilisé.',
  'notice_decided.complain':
    'Si vous n’êtes pas d’accord, vous pouvez présenter une réclamation gratuite jusqu’au {until} : ouvrez {baseUrl}/notices et saisissez le code de votre accusé de réception. Une autre personne décidera.',
  'notice_decided.remedies':
    'Vous pouvez aussi vous adresser à un organe certifié de règlement extrajudiciaire des litiges (règlement (UE) 2022/2065, article 21) ou à un tribunal.',
  'notice_decided.action': 'Voir le signalement',
};
