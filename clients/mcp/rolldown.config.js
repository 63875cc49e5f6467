// Builds one file with the client in it. The packages that the server needs are installed beside it.
export default {
  input: 'src/main.ts',
  platform: 'node',
  external: [/^@modelcontextprotocol\//, /^node:/, 'zod'],
  output: { file: 'dist/main.js', format: 'esm' },
};
