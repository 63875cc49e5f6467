import { existsSync } from 'node:fs';
import process from 'node:process';

const usual = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The Firefox that the journeys run in: Debian's, or the one that is named. */
export const firefoxPath = process.env['FIREFOX_PATH'] ?? usual.find(existsSync) ?? '/usr/bin/firefox-esr';

/**
 * Sound can begin without a press; the pages are in English, with British dates; neither the panel of downloads nor the viewer of a
 * downloaded PDF takes the focus.
 */
export const firefoxPreferences = {
  'media.autoplay.default': 0,
  'browser.download.alwaysOpenPanel': false,
  'pdfjs.disabled': true,
  'intl.accept_languages': 'en-GB, en',
} as const;
