import type { z } from 'zod'
import type { Method } from '#market/endpoint.ts'

export type Spec<Answer> = { method: Method; path: string; answer: z.ZodType<Answer> }
export type Asked<Answer> = {
  spec: Spec<Answer>
  params?: Record<string, string | number>
  body?: object | undefined
}
/** Undefined when nobody answered in time; `json` is missing where another than Lotline answered, such as nginx. */
export type Reply = { status: number; json?: unknown } | undefined

// A browser waits longer; here the next process is to be tried.
const ANSWER_MS = 8000

export const routeOf = ({ method, path }: Spec<unknown>) => `${method} ${path}`

/** Calls as a program does, once. */
export async function ask(
  address: string,
  { spec, params = {}, body }: Asked<unknown>,
  headers: Record<string, string>,
): Promise<Reply> {
  const path = spec.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  try {
    const answer = await fetch(address + path, {
      method: spec.method,
      headers: {
        Accept: 'application/json',
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('Content-Type')?.startsWith('application/json')
    const json: unknown = isJson ? JSON.parse(text || 'null') : undefined
    return { status: answer.status, ...(isJson && { json }) }
  } catch {
    return undefined
  }
}
