import {
  manifestReading,
  type ManifestMeaning,
  type ReadManifest,
} from '#market/manifests/manifest-reading.ts'
import { searchedIn } from '#market/manifests/manifest-row.ts'
import type { ManifestTotals } from '#market/manifests/manifest-totals.ts'
import { readRecords } from '#server/platform/spreadsheets/read-records.ts'

/** What was read, its rows as JSON lists: the thread that serves people need not take them apart. */
export type StagedManifest =
  | { header: readonly string[]; totals: ManifestTotals; chunks: string[] }
  | Exclude<ReadManifest, { rows: unknown }>

const AT_ONCE = 2000

/** What the bytes of a manifest say, or why nothing of it is taken in. */
export function readManifestFile(bytes: Uint8Array, meaning: ManifestMeaning = {}): StagedManifest {
  const file = readRecords(bytes, manifestReading(meaning))
  if (!('rows' in file)) return file
  const { header, rows, totals } = file
  const chunks = Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, at) =>
    JSON.stringify(
      rows
        .slice(at * AT_ONCE, (at + 1) * AT_ONCE)
        .map((row) => ({ ...row, search: searchedIn(row) })),
    ),
  )
  return { header, totals, chunks }
}
