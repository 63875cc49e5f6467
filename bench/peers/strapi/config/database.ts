interface Connection {
  pragma(text: string): unknown;
}

export default () => ({
  connection: {
    client: 'sqlite',
    connection: { filename: process.env['DATABASE'] },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: Connection, done: (error: unknown, connection: Connection) => void) => {
        connection.pragma('journal_mode = WAL');
        // Each commit is on disk before it counts, as in the service that this is compared with.
        connection.pragma('synchronous = FULL');
        done(undefined, connection);
      },
    },
  },
});
