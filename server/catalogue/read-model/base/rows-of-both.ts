import type { Columns } from './base-columns.ts'

/** The rows of two columns as one list, newest first: of the older as they are, of the newer n as -1 - n. */
export type RowsOfBoth = Int32Array

/** All rows of both but those of the older that are gone. */
export function rowsOfBoth(
  older: Columns,
  isGone: (row: number) => boolean,
  newer: Columns,
): RowsOfBoth {
  const rows = new Int32Array(older.size + newer.size)
  let length = 0
  let next = 0
  for (let row = 0; row < older.size; row++) {
    if (isGone(row)) continue
    while (next < newer.size && isNewer(next, row)) takeNext()
    rows[length++] = row
  }
  while (next < newer.size) takeNext()
  return rows.subarray(0, length)

  function isNewer(row: number, than: number) {
    const later = (newer.createdAt[row] ?? 0) - (older.createdAt[than] ?? 0)
    return (later || (newer.ids[row] ?? 0) - (older.ids[than] ?? 0)) > 0
  }

  function takeNext() {
    rows[length++] = -1 - next
    next += 1
  }
}

/** Where each row of both comes in the list; -1 is nowhere. */
export function placesOfBoth(rows: RowsOfBoth, older: Columns, newer: Columns) {
  const places = {
    older: new Int32Array(older.size).fill(-1),
    newer: new Int32Array(newer.size).fill(-1),
  }
  rows.forEach((row, place) => {
    if (row < 0) places.newer[-1 - row] = place
    else places.older[row] = place
  })
  return places
}
