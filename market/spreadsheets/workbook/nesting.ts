import { unreadable, Unreadable } from './unreadable.ts'

const DEEPEST = 500

/** Counts elements within elements: a parser goes through all that are open, again and again. */
export function nesting() {
  let depth = 0
  return {
    open() {
      if (++depth > DEEPEST) throw new Unreadable(unreadable.damaged)
    },
    close() {
      depth--
    },
  }
}
