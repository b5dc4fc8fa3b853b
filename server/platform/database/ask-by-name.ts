import type { PoolClient } from 'pg'

/** Begins a statement whose best plan depends on its values, such as on how common a word is. */
export const PLANNED_ANEW = '/* planned anew */'

// A statement asked this often is worth remembering; each connection keeps at most so many.
const OFTEN = 10
const MOST_NAMES = 100
const MOST_COUNTED = 1000

/**
 * What comes again and again is asked by a name, so that PostgreSQL reads and plans it once for each
 * connection: for short statements that is more than half of its work. The clients of one pool share their names.
 */
export function askingByName() {
  const timesAsked = new Map<string, number>()
  const names = new Map<string, string>()

  return function askByName(client: PoolClient) {
    const ask = client.query.bind(client)
    const query = (...asked: unknown[]) => Reflect.apply(ask, undefined, named(asked))
    Object.assign(client, { query })
  }

  function named(asked: unknown[]): unknown[] {
    const [text, values, ...rest] = asked
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return asked
    const name = names.get(text) ?? nameIfOften(text)
    return name ? [{ name, text, values }, ...rest] : asked
  }

  function nameIfOften(text: string): string | undefined {
    if (names.size === MOST_NAMES || text.includes(PLANNED_ANEW)) return undefined
    const times = (timesAsked.get(text) ?? 0) + 1
    if (times < OFTEN) {
      if (timesAsked.size < MOST_COUNTED || timesAsked.has(text)) timesAsked.set(text, times)
      return undefined
    }
    timesAsked.delete(text)
    const name = `often_${names.size + 1}`
    names.set(text, name)
    return name
  }
}
