const stepMs = 1000;
const pageStepMs = 5000;

/** Returns the position that a key seeks to; undefined for other keys. */
export const seekTarget = (key: string, atMs: number, endMs: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return atMs + stepMs;
    case 'ArrowLeft':
    case 'ArrowDown':
      return atMs - stepMs;
    case 'PageUp':
      return atMs + pageStepMs;
    case 'PageDown':
      return atMs - pageStepMs;
    case 'Home':
      return 0;
    case 'End':
      return endMs;
    default:
      return undefined;
  }
};
