import type { Translation } from '../../kit/language/message.ts';
import type { player as english } from '../en/player.ts';

export const player: Translation<typeof english> = {
  'player.30SecondWatermarkedPreview': 'Extrait de 30 secondes avec filigrane audio',
  'player.licensedRecording': 'Enregistrement sous licence',
  'player.loadingPreviewOf': 'Chargement de l’extrait de {title}',
  'player.pause': 'Pause',
  'player.pausePreviewOf': 'Pause : extrait de {title}',
  'player.pauseSpaceBar': 'Pause (barre d’espace)',
  'player.play': 'Écouter',
  'player.playPreview': 'Écouter l’extrait',
  'player.playPreviewOf': 'Écouter l’extrait de {title}',
  'player.playSpaceBar': 'Lecture (barre d’espace)',
  'player.player': 'Lecteur',
  'player.stopAndCloseThePlayer': 'Arrêter et fermer le lecteur',
};
