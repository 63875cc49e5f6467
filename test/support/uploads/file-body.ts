/** One file as a body in parts. */
export const fileBody = (name: string, content: string | Uint8Array, part = 'file') => {
  const boundary = 'a-boundary-of-tests';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
};
