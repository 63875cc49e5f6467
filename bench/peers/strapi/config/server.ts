export default () => ({
  host: '127.0.0.1',
  port: Number(process.env['PORT']),
  app: { keys: ['a-key-of-the-bench', 'another-key-of-the-bench'] },
  // A search takes so long that a connection can seem idle for the usual five seconds while a request on it waits.
  http: { serverOptions: { keepAliveTimeout: 120_000 } },
});
