/** The license that each mark of 48 bits is bound to. */
export const forensicMarks = `
  CREATE TABLE forensic_marks (
    mark INTEGER PRIMARY KEY,
    license_id TEXT NOT NULL
  ) STRICT;
`;
