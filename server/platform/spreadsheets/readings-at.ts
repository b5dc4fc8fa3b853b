import { waitFor } from '#server/platform/http/rate-limit.ts'
import { limited } from '#server/platform/limited.ts'

const WAIT_MS = 5 * 60_000

const ofSites = new WeakMap<object, Readings>()

/** The readings of a site: one of one account at a time; whose file had to be stopped waits for minutes. */
export function readingsAt(site: object): Readings {
  const known = ofSites.get(site) ?? readings()
  ofSites.set(site, known)
  return known
}

type Readings = ReturnType<typeof readings>

function readings() {
  const turns = new Map<number, { waiting: number; take: (work: Work) => Promise<void> }>()
  const hostileUntil = new Map<number, number>()

  function refuseHostile(account: number) {
    const left = (hostileUntil.get(account) ?? 0) - Date.now()
    if (left > 0) throw waitFor('Your last file took too long to read.', left / 1000)
    hostileUntil.delete(account)
  }

  return {
    async inTurn(account: number, work: Work) {
      refuseHostile(account)
      const turn = turns.get(account) ?? {
        waiting: 0,
        take: limited(1, async (each: Work) => {
          // The one before it may have been hostile.
          refuseHostile(account)
          return each()
        }),
      }
      turns.set(account, turn)
      turn.waiting++
      try {
        await turn.take(work)
      } finally {
        if (--turn.waiting === 0) turns.delete(account)
      }
    },
    noteHostile(account: number) {
      hostileUntil.set(account, Date.now() + WAIT_MS)
    },
  }
}

type Work = () => Promise<void>
