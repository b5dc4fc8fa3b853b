// Tests read answers without types; missing fields are undefined.
// oxlint-disable-next-line typescript/no-explicit-any
export type Answer = { status: number; headers: Headers; body: any }

type Headings = Record<string, string>
type Send = (path: string, body?: unknown, headers?: Headings) => Promise<Answer>
export type Caller = Record<'get' | 'post' | 'put' | 'delete', Send>

/** Makes calls as a program does: JSON in, JSON or a file out, signed in by a bearer token if there is one. */
export const caller = (address: string, bearer?: string): Caller =>
  callerBy((method) => async (path, body, headers) => {
    const authorization = { Authorization: `Bearer ${bearer ?? ''}` }
    return answerOf(
      await request(address + path, { method, body, headers: { ...authorization, ...headers } }),
    )
  })

/** Makes calls as a page of ours does: by the session's cookie, with the token against forgery. */
export function pageCaller(address: string, session: string): Caller {
  let page: Promise<Headings> | undefined
  return callerBy((method) => async (path, body, headers) => {
    const send = async (known: Headings) =>
      request(address + path, { method, body, headers: { ...known, ...headers } })
    page ??= loadPage(address, session)
    // A page that could not be loaded is loaded by the next call.
    page.catch(() => (page = undefined))
    const first = await send(await page)
    // Another server's token, after a restart.
    const isStale = first.status === 403 && first.headers.has('X-CSRF-Token')
    if (!isStale) return answerOf(first)
    page = Promise.resolve(headingsOf(first, session))
    return answerOf(await send(await page))
  })
}

// A write without the token is refused before anything else, and the refusal carries a token.
const loadPage = async (address: string, session: string) =>
  headingsOf(await request(`${address}/offers`, { method: 'POST', body: {}, headers: {} }), session)

function headingsOf({ headers }: Response, session: string): Headings {
  const [browser = ''] = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')
  const cookies = [`bearer_token=${session}`, browser].filter(Boolean)
  return { Cookie: cookies.join('; '), 'X-CSRF-Token': headers.get('X-CSRF-Token') ?? '' }
}

type SentRequest = { method: string; body: unknown; headers: Headings }

async function request(address: string, sent: SentRequest): Promise<Response> {
  try {
    return await sendOnce(address, sent)
  } catch (error) {
    if (!hasNotConnected(error)) throw error
    return request(address, sent)
  }
}

// fetch gives a connection ten seconds, which a busy machine can take. Nothing was sent by then.
const hasNotConnected = (error: unknown) =>
  error instanceof TypeError &&
  ['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT'].includes((error.cause as { code?: string })?.code ?? '')

const sendOnce = (address: string, { method, body, headers }: SentRequest) =>
  fetch(address, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response
  // A file is answered as its bytes.
  const isFile = headers.has('Content-Disposition')
  if (isFile) return { status, headers, body: Buffer.from(await response.arrayBuffer()) }
  const text = await response.text()
  return { status, headers, body: text ? JSON.parse(text) : undefined }
}

const callerBy = (by: (method: string) => Send): Caller => ({
  get: by('GET'),
  post: by('POST'),
  put: by('PUT'),
  delete: by('DELETE'),
})
