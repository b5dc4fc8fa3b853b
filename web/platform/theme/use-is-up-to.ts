import { useSyncExternalStore } from 'react'
import { breakpoints, isUpTo } from './breakpoints.ts'

/** Whether the window is that narrow, also once it becomes so. */
export const useIsUpTo = (breakpoint: keyof typeof breakpoints) =>
  useSyncExternalStore(
    (tell) => {
      const narrow = matchMedia(breakpoints[breakpoint])
      narrow.addEventListener('change', tell)
      return () => narrow.removeEventListener('change', tell)
    },
    () => isUpTo(breakpoint),
  )
