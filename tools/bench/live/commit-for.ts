import { publish } from '#server/platform/live/publish.ts'
import { listen } from '#server/platform/live/listen.ts'
import type { Data } from '../support/site.ts'
import type { Page } from './open-pages.ts'

type Audience = { userIds: number[]; pages: readonly Page[] }
type Told = { noticed: number; framed: number }

/** A commit that tells these users; answers how long until PostgreSQL said so, and until their last page heard. */
export async function commitFor(keep: AsyncDisposableStack, { db, url }: Data) {
  let notice = Promise.withResolvers<number>()
  const listener = listen(url, () => notice.resolve(performance.now()))
  keep.defer(() => listener.stop())
  await listener.ready

  return async ({ userIds, pages }: Audience): Promise<Told> => {
    notice = Promise.withResolvers<number>()
    const heard = Promise.all(pages.map((page) => page.hears()))
    const tx = await db.startTransaction().execute()
    await publish(tx, 'OffersChannel', userIds)
    const start = performance.now()
    await tx.commit().execute()
    return {
      noticed: (await notice.promise) - start,
      framed: Math.max(...(await heard)) - start,
    }
  }
}
