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
    // What the work left running belongs to nobody's request any more.
    held.check = undefined
  }
}

export async function checkBeforeCommit(tx: Tx) {
  await current.getStore()?.check?.(tx)
}
