/** Whose an event is, '' of those that every platform may hear of, and what it tells: what is shown of them latest first. */
export const eventsByOwner = `
  CREATE INDEX events_by_owner ON outbox (
    ifnull(json_extract(doc, '$.platformId'), ''), json_extract(doc, '$.type'), event_id
  );
`;
