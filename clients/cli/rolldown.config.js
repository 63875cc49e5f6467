// Builds one file with the client in it. The packages that the program needs are installed beside it.
export default {
  input: 'src/main.ts',
  platform: 'node',
  external: [/^node:/, 'commander'],
  output: { file: 'dist/main.js', format: 'esm' },
};
