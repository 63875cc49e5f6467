/** How attempts at endpoints came out, by the hour (UTC) in which they began. Times in ms since 1970. */
export const deliveryTallies = `
  CREATE TABLE delivery_tallies (
    endpoint_id TEXT NOT NULL,
    hour INTEGER NOT NULL,
    succeeded INTEGER NOT NULL,
    failed INTEGER NOT NULL,
    PRIMARY KEY (endpoint_id, hour)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tallies_to_forget ON delivery_tallies (hour);
`;
