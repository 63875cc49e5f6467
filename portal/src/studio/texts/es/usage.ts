import type { Translation } from '../../../kit/language/message.ts';
import type { usage as english } from '../en/usage.ts';

export const usage: Translation<typeof english> = {
  'track.use.impressions': 'Impresiones',
  'track.use.isIncomplete':
    'Aquí faltan los meses más recientes, porque hay demasiadas cifras. El archivo CSV las contiene todas.',
  'track.use.isReportedLate':
    'Tal como lo han notificado las plataformas. Pueden notificarlo hasta 61 días más tarde.',
  'track.use.licensed': 'con licencia',
  'track.use.loading': 'Cargando el uso',
  'track.use.noCountry': 'País no indicado',
  'track.use.none': 'Todavía no se ha notificado ningún uso',
  'track.use.plays': 'Reproducciones',
  'track.use.playsByMonth': 'Reproducciones por mes',
  'track.use.unlicensed': 'sin licencia',
  'track.use.unlicensedPlays': 'Reproducciones sin licencia',
};
