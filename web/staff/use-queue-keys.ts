import { useEffect, useEffectEvent } from 'react'

/** Keys of the whole page, for who works through the queue; none of them while something is typed or asked. */
export function useQueueKeys(acts: Partial<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
    const act = acts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const isBusy = (target: EventTarget | null) =>
  (target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')) ||
  document.querySelector('[role$="dialog"], [role="menu"]') !== null
