import { randomBytes } from 'node:crypto'
import type { LiveEvent, Publication } from './live-event.ts'

// Some minutes of a busy market; a page connects within seconds.
const MOST_KEPT = 1000

export type HeardNews = ReturnType<typeof heardNews>

/**
 * What this process heard of late. A page carries a mark from just before its data were read, and sends it when
 * it connects. So it fetches again only what changed in between.
 */
export function heardNews() {
  const self = randomBytes(9).toString('base64url')
  let heard = 0
  let kept: Publication[] = []

  return {
    /** Names this moment. */
    mark: () => `${self}.${heard}`,

    note(event: LiveEvent) {
      if (event.kind === 'missed') {
        heard += 1
        kept = []
      }
      if (event.kind !== 'announcement') return
      heard += 1
      kept.push(event)
      if (kept.length > MOST_KEPT) kept.shift()
    },

    /** Undefined where this process can't tell: the mark is another's, too old, or from before it missed something. */
    since(mark: string): readonly Publication[] | undefined {
      const [process, at] = mark.split('.')
      const passed = heard - Number(at)
      if (process !== self || !(passed >= 0 && passed <= kept.length)) return undefined
      return kept.slice(kept.length - passed)
    },
  }
}
