import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noBits, setBit } from './bits.ts'
import { columnBuilder } from './build-columns.ts'
import { byNewest, type Entry } from '../entry.ts'
import { mergeColumns } from './merge-columns.ts'
import { asPlain } from '../testing/as-plain.ts'
import { drawnEntries } from '../testing/drawn-entries.ts'

describe('columns that are merged', () => {
  test('equal columns built from scratch out of the kept rows and the new ones', () => {
    fc.assert(
      fc.property(drawnEntries(30), drawnEntries(12), (before, changed) => {
        const older = columnsOf(before)
        const changedIds = new Set(changed.map(({ id }) => id))
        const gone = noBits(older.size)
        older.ids.forEach((id, row) => {
          // Some change, some others go.
          if (changedIds.has(id) || id % 7 === 0) setBit(gone, row)
        })
        const stay = before.filter(({ id }) => !changedIds.has(id) && id % 7 !== 0)
        expect(asPlain(mergeColumns(older, gone, columnsOf(changed)))).toEqual(
          asPlain(columnsOf([...stay, ...changed])),
        )
      }),
      { numRuns: 500 },
    )
  })
})

function columnsOf(listed: readonly Entry[]) {
  const builder = columnBuilder()
  for (const each of listed.toSorted(byNewest)) builder.add(each)
  return builder.finish()
}
