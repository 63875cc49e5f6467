/** Downloads a file that the page has. */
export const saveFile = (filename: string, file: Blob): void => {
  const url = URL.createObjectURL(file);
  const link = globalThis.document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Downloads a text as a file. */
export const saveText = (filename: string, text: string, type: string): void =>
  saveFile(filename, new Blob([text], { type }));
