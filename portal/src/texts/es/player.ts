import type { Translation } from '../../kit/language/message.ts';
import type { player as english } from '../en/player.ts';

export const player: Translation<typeof english> = {
  'player.30SecondWatermarkedPreview': 'Muestra de 30 segundos con marca de agua',
  'player.licensedRecording': 'Grabación con licencia',
  'player.loadingPreviewOf': 'Cargando la muestra de {title}',
  'player.pause': 'Pausar',
  'player.pausePreviewOf': 'Pausar la muestra de {title}',
  'player.pauseSpaceBar': 'Pausar (barra espaciadora)',
  'player.play': 'Reproducir',
  'player.playPreview': 'Reproducir muestra',
  'player.playPreviewOf': 'Reproducir muestra: {title}',
  'player.playSpaceBar': 'Reproducir (barra espaciadora)',
  'player.player': 'Reproductor',
  'player.stopAndCloseThePlayer': 'Detener y cerrar el reproductor',
};
