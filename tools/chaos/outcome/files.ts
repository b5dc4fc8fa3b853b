import { acknowledgedOf } from '../history/acknowledged.ts'
import type { Outcome } from './rule.ts'

export async function imports({ cluster: { db }, history }: Outcome) {
  const asked = acknowledgedOf(history, 'import')
  const upcs = asked.flatMap(({ about }) => about.upcs)
  const [begun, listed] = await Promise.all([
    db.selectFrom('imports').select(['key', 'state', 'rows', 'rowsDone', 'changedCount']).execute(),
    db
      .selectFrom('products')
      .select('upc')
      .where('upc', 'in', ['', ...upcs])
      .execute(),
  ])
  const states = new Map(begun.map(({ key, ...state }) => [key, state]))
  const products = Map.groupBy(listed, ({ upc }) => upc)
  return asked.flatMap(({ key, about }) => {
    const state = states.get(about.file)
    const wrong = about.upcs.filter((upc) => products.get(upc)?.length !== 1)
    const isWhole = state?.state === 'complete' && state.rowsDone === about.upcs.length
    return isWhole && wrong.length === 0
      ? []
      : [
          `the import of ${key} is ${JSON.stringify(state)}, and not once there are: ${wrong.join(' ')}`,
        ]
  })
}

/** A lot shows the last of its photos, and that one can be had. */
export async function photos({ cluster, history }: Outcome) {
  const asked = Map.groupBy(acknowledgedOf(history, 'photo'), ({ about }) => about.productId)
  const lots = await cluster.db
    .selectFrom('products')
    .select(['id', 'photos'])
    .where('id', 'in', [0, ...asked.keys()])
    .execute()
  const looks = lots.map(async ({ id, photos: [photo] }) => {
    const answer = await fetch(new URL(photo ?? '', cluster.address)).catch(() => undefined)
    await answer?.body?.cancel()
    return answer?.ok ? [] : [`lot ${id} shows ${photo}, which answers ${answer?.status}`]
  })
  return (await Promise.all(looks)).flat()
}
