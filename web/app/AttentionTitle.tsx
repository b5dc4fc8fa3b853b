import { useEffect } from 'react'
import { countInWindowTitle } from '#web/platform/navigation/window-title.ts'
import { useAttention } from './use-attention.ts'

/** Counts in the title of the window what awaits the viewer, for who has it open among others. */
export function AttentionTitle() {
  const { count } = useAttention()

  useEffect(() => {
    countInWindowTitle(count)
    return () => countInWindowTitle(0)
  }, [count])
  return null
}
