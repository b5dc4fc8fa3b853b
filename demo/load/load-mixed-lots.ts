import { searchedIn } from '#market/manifests/manifest-row.ts'
import { totalsOf } from '#market/manifests/manifest-totals.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { DemoLot } from '../lots/demo-lot.ts'
import type { MixedLot } from '../lots/mixed-lots.ts'
import { insertAll, takeIds } from './insert-all.ts'
import { loadLots } from './load-lots.ts'

type Load = { lots: readonly MixedLot[]; sellerOf: (number: number) => number }

/** Writes lots of many things each with their manifests. */
export async function loadMixedLots(tx: Tx, { lots, sellerOf }: Load) {
  const productIds = await loadLots(tx, { lots: lots.map(ordinary), sellerOf, reason: 'listed' })
  const ids = await takeIds(tx, 'manifests', lots.length)
  for (const [index, { manifest, freight, createdAt }] of lots.entries()) {
    const { retail_cents: retailCents, ...totals } = totalsOf(manifest.rows)
    const [id = 0, productId = 0] = [ids[index], productIds[index]]
    const { fileName } = manifest
    await insertAll(tx, 'manifests', [
      { id, productId, fileName, retailCents, createdAt, ...totals },
    ])
    const rowIds = await takeIds(tx, 'manifestRows', manifest.rows.length)
    await insertAll(
      tx,
      'manifestRows',
      manifest.rows.map(({ msrp_cents: msrpCents, ...row }, at) => ({
        id: rowIds[at] ?? 0,
        manifestId: id,
        msrpCents,
        search: searchedIn({ msrp_cents: msrpCents, ...row }),
        ...row,
      })),
    )
    await tx
      .updateTable('products')
      .set({ manifestId: id, manifestUnits: totals.units, ...freight })
      .where('id', '=', productId)
      .execute()
  }
}

function ordinary(mixed: MixedLot): DemoLot {
  const { manifest: _manifest, freight: _freight, ...lot } = mixed
  return lot
}
