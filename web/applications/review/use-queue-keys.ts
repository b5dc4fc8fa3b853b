import { useEffect, useEffectEvent } from 'react'
import { isForThePage } from '#web/platform/ui/key-press.ts'

/** Keys of the whole page, for who works through the queue; none of them while something is typed or asked. */
export function useQueueKeys(acts: Partial<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.key.toLowerCase()]
    if (!act || !isForThePage(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
