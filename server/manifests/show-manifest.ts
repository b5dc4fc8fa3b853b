import type { Member, SellerViewer } from '#market/accounts/viewer.ts'
import type { ManifestPage, ManifestQuery } from '#market/manifests/manifest-api.ts'
import type { ManifestTotals } from '#market/manifests/manifest-totals.ts'
import { pageMetaOf } from '#market/paging.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { manifestIdOf } from '#server/products/catalogue/manifest-id-of.ts'
import { findManifest, rowsOf, type FoundManifest } from './manifest-store.ts'

type Reading = { id: number; wanted: ManifestQuery }

/** The rows of a mixed lot, for a viewer who may see the lot. */
export async function showManifest(db: Database, viewer: Member, { id, wanted }: Reading) {
  return pageOf(db, await manifestOf(db, viewer, id), wanted)
}

/** The same to its seller, whose file it is. */
export async function showOwnManifest(db: Database, seller: SellerViewer, { id, wanted }: Reading) {
  const manifest = await manifestOf(db, seller, id)
  return { ...(await pageOf(db, manifest, wanted)), file_name: manifest.fileName }
}

async function manifestOf(db: Database, viewer: Member, id: number) {
  const manifestId = await manifestIdOf(db, viewer, id)
  if (manifestId === null) throw new Refusal('This lot has no manifest', 404)
  return findManifest(db, manifestId)
}

async function pageOf(
  db: Database,
  manifest: FoundManifest,
  wanted: ManifestQuery,
): Promise<ManifestPage> {
  const { rows, count } = await rowsOf(db, manifest, wanted)
  return {
    rows: rows.map(({ msrpCents, ...row }) => ({ ...row, msrp_cents: msrpCents })),
    totals: totalsIn(manifest),
    meta: {
      ...pageMetaOf(wanted, count),
      manifest_id: manifest.id,
      created_at: manifest.createdAt.toISOString(),
    },
  }
}

const totalsIn = (manifest: FoundManifest): ManifestTotals => ({
  rows: manifest.rows,
  units: manifest.units,
  retail_cents: manifest.retailCents,
  condition: manifest.condition,
  conditions: manifest.conditions,
  categories: manifest.categories,
})
