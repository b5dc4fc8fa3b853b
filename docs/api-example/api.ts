import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

export type Product = { id: number; upc: string }
export type Line = { id: string; unit_price: number; asking_price_cents: number | null }
export type Offer = { id: string; number: string; state: string; revision: number; lines: Line[] }
export type Order = { id: string; number: string; canShip: boolean }

type Method = 'GET' | 'POST' | 'PUT'
type Call = { body?: object; key?: string }

/** A call that the server understood and refused. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const TOKEN_FILE = '.lotline-token'
const TRIES = 10

export type Api = Awaited<ReturnType<typeof signIn>>

/** Calls as this account, by a token that is kept from run to run. */
export async function signIn(url: string, user: { email: string; password: string }) {
  let token = await readFile(TOKEN_FILE, 'utf8').catch(() => renewed())

  async function renewed(): Promise<string> {
    const answer = await send(`${url}/login`, { method: 'POST', body: JSON.stringify({ user }) })
    if (!answer.ok) throw new Refused(answer.status, await reasonOf(answer))
    const { token: given } = await answer.json()
    await writeFile(TOKEN_FILE, given, { mode: 0o600 })
    return given
  }

  async function call(method: Method, path: string, { body, key }: Call = {}) {
    const request = () =>
      send(url + path, {
        method,
        headers: { Authorization: `Bearer ${token}`, ...(key && { 'Idempotency-Key': key }) },
        ...(body && { body: JSON.stringify(body) }),
      })
    let answer = await request()
    if (answer.status === 401) {
      token = await renewed()
      answer = await request()
    }
    if (!answer.ok) throw new Refused(answer.status, await reasonOf(answer))
    const content = await answer.json()
    if (content.unread_fields) throw new Error(`${path} does not read ${content.unread_fields}`)
    return content
  }

  /** All pages of a list, or of what its filters leave of it. */
  async function* pages(path: string, filters: Record<string, string> = {}) {
    for (let page = 1, last = 1; page <= last; page++) {
      const query = new URLSearchParams({ ...filters, page: `${page}`, per_page: '200' })
      const content = await call('GET', `${path}?${query}`)
      last = content.meta.total_pages
      yield content
    }
  }

  return { call, pages }
}

type Request = { method: Method; body?: string; headers?: Record<string, string> }

/** Sends a request again when the connection broke, or when the server asks to wait. */
async function send(address: string, request: Request, tries = TRIES): Promise<Response> {
  const headers = {
    ...request.headers,
    ...(request.body && { 'Content-Type': 'application/json' }),
  }
  const answer = await fetch(address, { ...request, headers }).catch((error: unknown) => {
    if (tries === 1) throw error
  })
  const wait = answer ? Number(answer.headers.get('Retry-After') ?? 0) : 1
  if (answer && (wait === 0 || tries === 1)) return answer
  await answer?.body?.cancel()
  await sleep(wait * 1000)
  return send(address, request, tries - 1)
}

async function reasonOf(answer: Response): Promise<string> {
  const { errors, fields } = await answer.json()
  return [...errors, ...Object.keys(fields ?? {})].join(' ')
}
