import type { PoolClient } from 'pg'
import { isOutdatedPlan } from './database-errors.ts'

/** Begins a statement whose best plan depends on its values, such as on how common a word is. */
export const PLANNED_ANEW = '/* planned anew */'

// A statement repeated this often is worth preparing, up to a limit for each connection.
const OFTEN = 10
const MOST_NAMES = 100
const MOST_COUNTED = 1000

/**
 * Frequent statements are prepared by name, so that PostgreSQL parses and plans them once for each connection.
 * For short statements that is more than half of its work. The clients of one pool share their names.
 */
export function askingByName(onOutdated: (error: unknown, statement: string) => void) {
  const timesAsked = new Map<string, number>()
  const names = new Map<string, string>()
  // Goes up when a migration is noticed: whatever was remembered before is then out of date.
  let schema = 0

  return function askByName(client: PoolClient) {
    const ask = client.query.bind(client)
    const knownSchema = schema
    let isClosing = false

    const query = (...asked: unknown[]) => {
      const isOutdated = knownSchema < schema
      if (isOutdated) closeAtRelease()
      const statement = isOutdated ? undefined : named(asked)
      return statement ? askAgainIfOutdated(statement) : Reflect.apply(ask, undefined, asked)
    }
    Object.assign(client, { query })

    async function askAgainIfOutdated(statement: Named) {
      const isTransaction = ['T', 'E'].includes(client.getTransactionStatus() ?? '')
      try {
        return await ask(statement)
      } catch (error) {
        if (!isOutdatedPlan(error)) throw error
        onOutdated(error, statement.text)
        if (knownSchema === schema) schema += 1
        closeAtRelease()
        // A transaction ends with its first error; its caller has to retry it as a whole.
        if (isTransaction) throw error
        return ask(statement.text, statement.values)
      }
    }

    function closeAtRelease() {
      if (isClosing) return
      isClosing = true
      const release = client.release.bind(client)
      client.release = () => release(true)
    }
  }

  function named([text, values, ...rest]: unknown[]): Named | undefined {
    const hasValues = Array.isArray(values) && values.length > 0
    if (typeof text !== 'string' || !hasValues || rest.length > 0) return undefined
    const name = names.get(text) ?? nameIfOften(text)
    return name ? { name, text, values } : undefined
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

type Named = { name: string; text: string; values: unknown[] }
