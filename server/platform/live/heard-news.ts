import { randomBytes } from 'node:crypto'
import { sealWith } from '#server/platform/seal.ts'
import type { LiveEvent, Publication } from './live-event.ts'

// Some minutes of a busy market; a page connects within seconds.
const MOST_KEPT = 1000

// Marks are of one length.
const COUNT_DIGITS = 15

export type HeardNews = ReturnType<typeof heardNews>

/**
 * What this process heard of late. A page carries a mark from just before its data were read, and sends it when
 * it connects. So it fetches again only what changed in between.
 */
export function heardNews() {
  // Visitors get marks too: by a count that they can read, they would know how busy the market is.
  const key = randomBytes(32).toString('base64url')
  const seal = sealWith({ current: key, before: undefined }, 'news heard')
  let heard = 0
  let kept: Publication[] = []

  return {
    /** Names this moment. */
    mark: () => seal.close(String(heard).padStart(COUNT_DIGITS, '0')).toString('base64url'),

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
      const opened = seal.open(Buffer.from(mark, 'base64url'))
      const passed = heard - Number(opened?.secret)
      if (!(passed >= 0 && passed <= kept.length)) return undefined
      return kept.slice(kept.length - passed)
    },
  }
}
