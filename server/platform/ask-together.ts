import { AsyncLocalStorage } from 'node:async_hooks'
import { inTime } from './in-time.ts'

// More than nearly every question takes. One that hangs holds up those that were asked with it, not those after it.
const PATIENCE_MS = 20

type Waiting<Key, Found> = {
  key: Key
  tell: (found: Promise<Found | undefined>) => void
  /** Runs something as part of the call that asked: traces show whose it is. */
  within: ReturnType<typeof AsyncLocalStorage.snapshot>
}

/**
 * Makes few large questions of many small ones: what is asked while a question is under way is asked all at once
 * afterwards. Nobody gets an answer to a question that began before their call. Keys may repeat.
 */
export function askTogether<Key, Found>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
) {
  let waiting: Waiting<Key, Found>[] = []
  let isAsking = false

  return (key: Key) =>
    new Promise<Found | undefined>((tell) => {
      waiting.push({ key, tell, within: AsyncLocalStorage.snapshot() })
      if (!isAsking) void askAll()
    })

  async function askAll() {
    isAsking = true
    for (let [first] = waiting; first; [first] = waiting) {
      const asked = waiting
      waiting = []
      const answer = first.within(() => ask(asked.map(({ key }) => key)))
      for (const { key, tell } of asked) tell(answer.then((found) => found.get(key)))
      await inTime(answer, PATIENCE_MS).catch(() => {})
    }
    isAsking = false
  }
}
