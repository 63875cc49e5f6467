/** Returns the problem of a response whose body another caller reads, too; empty if the body is none. */
export const responseProblem = async (answer: Response): Promise<Readonly<Record<string, unknown>>> => {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null ? { ...body } : {};
};

/** Whether the session in the cookie is another one than that of the token: someone signed in or switched meanwhile. */
export const isOfOtherSession = ({ code }: Readonly<Record<string, unknown>>): boolean =>
  code === 'CSRF_TOKEN_INVALID';
