// Builds the portal into dist. Part of `npm ci` (prepare), where what builds it was installed.
import process from 'node:process';

const vite = await import('vite').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  return undefined;
});
if (vite === undefined) {
  process.stderr.write('The portal is not built: that needs the development packages.\n');
} else {
  const configFile = `${import.meta.dirname}/vite.config.ts`;
  await vite.build({ configFile, logLevel: 'warn' });
}
