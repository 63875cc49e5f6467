export const player = {
  'player.30SecondWatermarkedPreview': '30-second watermarked preview',
  'player.licensedRecording': 'Licensed recording',
  'player.loadingPreviewOf': 'Loading preview of {title}',
  'player.pause': 'Pause',
  'player.pausePreviewOf': 'Pause preview of {title}',
  'player.pauseSpaceBar': 'Pause (space bar)',
  'player.play': 'Play',
  'player.playPreview': 'Play preview',
  'player.playPreviewOf': 'Play preview of {title}',
  'player.playSpaceBar': 'Play (space bar)',
  'player.player': 'Player',
  'player.stopAndCloseThePlayer': 'Stop and close the player',
} as const;
