type Write = { content: string; key: string; at: number }

// A press repeated after longer than this is meant as a new write.
const SAME_PRESS_MS = 2 * 60_000

/** The last write, while it is not known whether it was carried out. */
let unconfirmed: Write | undefined

/** The key of a write: a new one, or that of the previous write when its answer was lost and this repeats it. */
export function keyFor(content: string): string {
  const before = unconfirmed
  unconfirmed = undefined
  const isAgain = before?.content === content && Date.now() - before.at < SAME_PRESS_MS
  return isAgain ? before.key : newKey()
}

export function noteUnconfirmed(content: string, key: string) {
  unconfirmed = { content, key, at: Date.now() }
}

// `randomUUID` exists only on pages from https or localhost.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
