// Builds the portal into dist. Part of `npm ci` (prepare), where what builds it was installed.
import process from 'node:process';

const vite = await import('vite').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  return undefined;
});
if (vite === undefined) {
  process.stderr.write('The portal is not built: that needs the development packages.\n');
} else {
  const { NODE_ENV } = process.env;
  // In the environment of tests Vite would build React for development, which is twice as large.
  process.env.NODE_ENV = 'production';
  const configFile = `${import.meta.dirname}/vite.config.ts`;
  await vite.build({ configFile, logLevel: 'warn' });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}
