import type { Translation } from '../../kit/language/message.ts';
import type { player as english } from '../en/player.ts';

export const player: Translation<typeof english> = {
  'player.30SecondWatermarkedPreview': '30-Sekunden-Vorschau mit Wasserzeichen',
  'player.licensedRecording': 'Lizenzierte Aufnahme',
  'player.loadingPreviewOf': 'Wird geladen: Vorschau von {title}',
  'player.pause': 'Pause',
  'player.pausePreviewOf': 'Pause: Vorschau von {title}',
  'player.pauseSpaceBar': 'Anhalten (Leertaste)',
  'player.play': 'Abspielen',
  'player.playPreview': 'Vorschau abspielen',
  'player.playPreviewOf': 'Vorschau abspielen: {title}',
  'player.playSpaceBar': 'Abspielen (Leertaste)',
  'player.player': 'Player',
  'player.stopAndCloseThePlayer': 'Stoppen und Player schließen',
};
