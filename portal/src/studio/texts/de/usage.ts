import type { Translation } from '../../../kit/language/message.ts';
import type { usage as english } from '../en/usage.ts';

export const usage: Translation<typeof english> = {
  'track.use.impressions': 'Impressionen',
  'track.use.isIncomplete':
    'Hier fehlen die neuesten Monate, weil es zu viele Zahlen sind. Die CSV-Datei enthält alle.',
  'track.use.isReportedLate':
    'Wie von den Plattformen gemeldet. Plattformen können Nutzung bis zu 61 Tage später melden.',
  'track.use.licensed': 'mit Lizenz',
  'track.use.loading': 'Die Nutzung wird geladen',
  'track.use.noCountry': 'Land nicht gemeldet',
  'track.use.none': 'Noch keine Nutzung gemeldet',
  'track.use.plays': 'Wiedergaben',
  'track.use.playsByMonth': 'Wiedergaben nach Monat',
  'track.use.unlicensed': 'ohne Lizenz',
  'track.use.unlicensedPlays': 'Wiedergaben ohne Lizenz',
};
