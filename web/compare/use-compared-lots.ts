import { useSyncExternalStore } from 'react'
import { useViewer } from '#web/accounts/account-queries.ts'
import { keepOnDevice, keptOnDevice } from '#web/platform/storage/device-storage.ts'
import {
  MOST_COMPARED,
  readComparedLots,
  withOrWithout,
  type ComparedLot,
} from './compared-lots.ts'

const NONE: readonly ComparedLot[] = []

/** As last read, so that a drawing that changed nothing finds the same list. */
const known = new Map<string, readonly ComparedLot[]>()
const listeners = new Set<() => void>()

/** The lots a person has put into the tray, in this browser: in every tab the same. */
export function useComparedLots() {
  const userId = useViewer()?.id
  const key = userId === undefined ? undefined : `compared-lots-${userId}`
  const lots = useSyncExternalStore(
    subscribe,
    () => lotsOf(key),
    () => NONE,
  )

  function keep(next: readonly ComparedLot[]) {
    if (!key) return
    known.set(key, next)
    keepOnDevice(key, JSON.stringify(next))
    for (const listener of listeners) listener()
  }
  return {
    lots,
    isFull: lots.length >= MOST_COMPARED,
    toggle: (lot: ComparedLot) => keep(withOrWithout(lotsOf(key), lot)),
    clear: () => keep(NONE),
  }
}

function lotsOf(key: string | undefined) {
  if (!key) return NONE
  const lots = known.get(key) ?? readComparedLots(keptOnDevice(key))
  // The same list of none as the server drew, so that taking over a page draws nothing again.
  known.set(key, lots.length === 0 ? NONE : lots)
  return known.get(key) ?? NONE
}

function subscribe(listener: () => void) {
  const onOtherTab = ({ key }: StorageEvent) => {
    if (key) known.delete(key)
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onOtherTab)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onOtherTab)
  }
}
