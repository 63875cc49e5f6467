// Builds the portal into portal/dist. Part of `npm ci` (prepare), where what builds it was installed.
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const portal = fileURLToPath(new URL('../portal/', import.meta.url));

const vite = await import('vite').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  return undefined;
});
if (vite === undefined) {
  process.stderr.write('The portal is not built: that needs the development packages.\n');
} else {
  await vite.build({ root: portal, configFile: `${portal}vite.config.ts`, logLevel: 'warn' });
}
