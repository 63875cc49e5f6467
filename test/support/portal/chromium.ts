import { existsSync } from 'node:fs';
import process from 'node:process';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that the portal is tried in: Debian's, or the one that is named. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? usual.find(existsSync) ?? '/usr/bin/chromium';
