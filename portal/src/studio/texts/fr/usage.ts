import type { Translation } from '../../../kit/language/message.ts';
import type { usage as english } from '../en/usage.ts';

export const usage: Translation<typeof english> = {
  'track.use.impressions': 'Impressions',
  'track.use.isIncomplete':
    'Il manque ici les mois les plus récents, car il y a trop de chiffres. Le fichier CSV les contient tous.',
  'track.use.isReportedLate':
    'Telle que les plateformes l’ont déclarée. Elles peuvent la déclarer jusqu’à 61 jours plus tard.',
  'track.use.licensed': 'sous licence',
  'track.use.loading': 'Chargement de l’utilisation',
  'track.use.noCountry': 'Pays non déclaré',
  'track.use.none': 'Aucune utilisation déclarée pour le moment',
  'track.use.plays': 'Lectures',
  'track.use.playsByMonth': 'Lectures par mois',
  'track.use.unlicensed': 'sans licence',
  'track.use.unlicensedPlays': 'Lectures sans licence',
};
