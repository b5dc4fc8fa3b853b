import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tx } from './database.ts'

type Check = (tx: Tx) => Promise<void>

const current = new AsyncLocalStorage<{ check: Check | undefined }>()

/** Runs work whose every transaction does `check` last, and is undone when that throws. */
export async function checkingBeforeCommit<Result>(check: Check, work: () => Promise<Result>) {
  const held: { check: Check | undefined } = { check }
  try {
    return await current.run(held, work)
  } finally {
    // Statements that the work left running are not part of the request any more.
    held.check = undefined
  }
}

/**
 * Runs preparations without the check: work before the checked change that has the same effect when it is
 * repeated. Otherwise it would be taken for the change.
 */
export const unchecked = <Result>(work: () => Promise<Result>): Promise<Result> =>
  current.run({ check: undefined }, work)

export async function checkBeforeCommit(tx: Tx) {
  await current.getStore()?.check?.(tx)
}
