/** Whose an event is that waits to be fanned out: '' of those that every platform may hear of. */
export const fanOut = `
  CREATE INDEX events_waiting_by_platform
    ON outbox (ifnull(json_extract(doc, '$.platformId'), ''), position) WHERE waiting = 1;
`;
