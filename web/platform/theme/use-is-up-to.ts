import { useSyncExternalStore } from 'react'
import { knownBrowser } from '../browser-drawn-for.ts'
import { breakpoints } from './breakpoints.ts'
import { isUpTo } from './is-up-to.ts'

/** Whether the window is that narrow, also once it becomes so. */
export const useIsUpTo = (breakpoint: keyof typeof breakpoints) =>
  useSyncExternalStore(
    (tell) => {
      const narrow = matchMedia(breakpoints[breakpoint])
      narrow.addEventListener('change', tell)
      return () => narrow.removeEventListener('change', tell)
    },
    () => isUpTo(breakpoint),
    () => knownBrowser().isPhone,
  )
