// Tests look into answers freely; what is not there shows as undefined.
// oxlint-disable-next-line typescript/no-explicit-any
export type Answer = { status: number; headers: Headers; body: any }

export type Caller = Record<
  'get' | 'post' | 'put' | 'delete',
  (path: string, body?: unknown) => Promise<Answer>
>

/** Makes calls as a program does: JSON in, JSON or a file out, signed in by a bearer token if there is one. */
export function caller(address: string, bearer?: string): Caller {
  const call =
    (method: string) =>
    async (path: string, body?: unknown): Promise<Answer> => {
      const response = await fetch(address + path, {
        method,
        headers: {
          Accept: 'application/json',
          Authorization: `Bearer ${bearer ?? ''}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const { status, headers } = response
      // A file is answered as its bytes.
      const isFile = headers.get('Content-Disposition')?.startsWith('attachment')
      if (isFile) return { status, headers, body: Buffer.from(await response.arrayBuffer()) }
      const text = await response.text()
      return { status, headers, body: text ? JSON.parse(text) : undefined }
    }
  return { get: call('GET'), post: call('POST'), put: call('PUT'), delete: call('DELETE') }
}
