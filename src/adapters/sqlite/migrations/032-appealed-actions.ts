/** Events of decided appeals name the decision's `action`, as requests and decisions do; it was `act`. */
export const appealedActions = `
  UPDATE outbox
    SET doc = json_remove(json_set(doc, '$.data.action', json_extract(doc, '$.data.act')), '$.data.act')
    WHERE json_extract(doc, '$.type') = 'appeal.decided' AND json_extract(doc, '$.data.act') IS NOT NULL;
`;
