import { setTimeout } from 'node:timers/promises'

const SPREAD_MS = 10

/** Acts after a random few milliseconds, so that chance decides the order. */
export async function soon<Result>(act: () => Promise<Result>): Promise<Result> {
  await setTimeout(Math.random() * SPREAD_MS)
  return act()
}
