import { setTimeout } from 'node:timers/promises'

const SPREAD_MS = 10

/** Acts within a few milliseconds, so that chance decides which of several comes first. */
export async function soon<Result>(act: () => Promise<Result>): Promise<Result> {
  await setTimeout(Math.random() * SPREAD_MS)
  return act()
}
