import { knownBrowser } from '../browser-drawn-for.ts'
import { breakpoints } from './breakpoints.ts'

/** Whether the window is that narrow now. */
export const isUpTo = (breakpoint: keyof typeof breakpoints) =>
  import.meta.env.SSR ? knownBrowser().isPhone : matchMedia(breakpoints[breakpoint]).matches
