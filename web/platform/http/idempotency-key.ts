import type { Endpoint } from '#market/endpoint.ts'

type Write = { content: string; key: string; at: number }

// Whoever repeats a press after longer than this means it anew.
const SAME_PRESS_MS = 2 * 60_000

/** The last write, while it is not known whether it was carried out. */
let unheard: Write | undefined

type CallKind = Pick<
  Endpoint<unknown, unknown, unknown, unknown>,
  'method' | 'policy' | 'rateLimit'
>

/** Whether the server carries a call out once for each key. */
export const takesKey = ({ method, policy, rateLimit }: CallKind) =>
  method !== 'GET' && policy !== 'anyone' && (rateLimit === 'write' || rateLimit === 'sheet')

/** The key of a write: its own, or that of the write before whose answer was lost, if it is the same one again. */
export function keyFor(content: string): string {
  const before = unheard
  unheard = undefined
  const isAgain = before?.content === content && Date.now() - before.at < SAME_PRESS_MS
  return isAgain ? before.key : newKey()
}

export function noteUnheard(content: string, key: string) {
  unheard = { content, key, at: Date.now() }
}

// `randomUUID` is kept to pages that came by https, or from this machine.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
