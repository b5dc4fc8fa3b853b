import type { Base } from './base.ts'
import { indexed } from './base.ts'
import { columnBuilder } from './build-columns.ts'
import { byNewest } from '../entry.ts'
import { mergeColumns } from './merge-columns.ts'
import type { PublishedProducts } from '../published-products.ts'

/** A base of what lies over another one, and of what is left of that. */
export function mergedBase({ base, gone, overlay }: PublishedProducts): Base {
  const newer = columnBuilder()
  for (const entry of [...overlay.values()].toSorted(byNewest)) newer.add(entry)
  return indexed(mergeColumns(base, gone, newer.finish()))
}
