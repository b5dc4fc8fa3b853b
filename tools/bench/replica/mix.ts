import { sql } from 'kysely'
import { connect } from '#server/platform/database/database.ts'
import { timesOf } from '../support/load.ts'
import type { Place } from './a-place.ts'
import { answersSoFar } from './answers-so-far.ts'
import { heavyReads, readsAfterWrite, readUntilEnded } from './reads.ts'
import type { Load } from './side-by-side.ts'

const LOOK_MS = 20

/** Sellers who write and read in turn, without a moment of thought; staff read meanwhile. */
export async function writeAndRead(place: Place, { accepts, reading }: Load) {
  const { address } = place.beside
  const offers = await place.offers(accepts)
  const before = await answersSoFar(address)
  const staff = readUntilEnded(place.callerOf(address), heavyReads(place), reading)
  const replays = noteReplays(place.primaryUrl)
  await Promise.all(
    place.sellers.map(async (seller) => {
      const caller = place.callerOf(address)
      for (const { accept } of offers.filter((offer) => offer.seller.id === seller.id))
        for (const call of [accept, ...readsAfterWrite(seller)])
          timesOf(await caller.make([call], 1))
    }),
  )
  await staff.end()
  const replayMs = await replays.end()
  return { ...(await answersSoFar(address)).since(before), replayMs }
}

/** How long commits take until they are replayed, as the primary hears of it. */
function noteReplays(primaryUrl: string) {
  const observer = connect(primaryUrl, { max: 1 })
  const noted: number[] = []
  const timer = setInterval(() => void look(), LOOK_MS)
  return {
    end: async () => {
      clearInterval(timer)
      await observer.close()
      return noted
    },
  }

  async function look() {
    const { rows } = await sql<{ ms: number | null }>`
      select extract(epoch from replay_lag)::float8 * 1000 as ms
      from pg_stat_replication`.execute(observer.db)
    const ms = rows[0]?.ms
    if (typeof ms === 'number') noted.push(ms)
  }
}
