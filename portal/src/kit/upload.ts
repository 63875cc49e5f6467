const headersIn = (text: string): Headers => {
  const headers = new Headers();
  for (const line of text.trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':');
    if (name !== '') headers.append(name, value.join(':').trim());
  }
  return headers;
};

/** Works like `fetch` and reports the share of the body that was sent, which `fetch` cannot. */
export const fetchWithProgress =
  (onProgress: (share: number) => void) =>
  (url: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.responseType = 'blob';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        const { status } = request;
        const answer: unknown = request.response;
        const hasBody = status !== 204 && status !== 304;
        const answered = headersIn(request.getAllResponseHeaders());
        resolve(new Response(hasBody ? (answer as Blob) : null, { status, headers: answered }));
      });
      request.addEventListener('error', () => reject(new TypeError('the service cannot be reached')));
      request.addEventListener('abort', () => reject(new DOMException('the upload was ended', 'AbortError')));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit | null);
    });
