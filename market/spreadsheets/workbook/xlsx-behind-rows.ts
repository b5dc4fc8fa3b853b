import type { Attributes } from '../spreadsheet-tools.ts'
import { areaOf, type Area } from './cell-reference.ts'
import type { Effort } from './effort.ts'
import { bare, readPart } from './read-part.ts'
import { MOST_SHEET_COLUMNS } from './sheet-bounds.ts'
import type { Merge } from './sheet-rows.ts'
import { webAddress } from './web-address.ts'
import type { Opened } from './workbook.ts'
import { relationsOf, type Relation } from './xlsx-relations.ts'

/** What stands behind the rows of a sheet and is needed for them: it is looked for first. */
export function readBehindRows(opened: Opened, path: string) {
  const merges: Merge[] = []
  const links = linksOfCells(opened.zip.effort)
  let relations: ReadonlyMap<string, Relation> | undefined
  readPart(opened, path, {
    behind: /<\/(?:[^<>:\s]{1,64}:)?sheetData/,
    open(tag, attributes) {
      const area = areaOf(attributes['ref'] ?? '')
      if (!area) return
      if (tag === 'mergeCell' && area.bottom > area.top)
        merges.push({ column: area.left, top: area.top, bottom: area.bottom })
      if (tag !== 'hyperlink') return
      relations ??= relationsOf(opened, path)
      const address = webAddress(addressOf(attributes, relations))
      if (address) links.add(area, address)
    },
    text() {},
    close() {},
  })
  return { merges, linkAt: links.at }
}

function addressOf(attributes: Attributes, relations: ReadonlyMap<string, Relation>) {
  const id = Object.keys(attributes).find((key) => key.includes(':') && bare(key) === 'id')
  const { target = '' } = relations.get(attributes[id ?? ''] ?? '') ?? {}
  const place = attributes['location'] ?? ''
  return target !== '' && place !== '' ? `${target}#${place}` : target || place
}

// Nobody reads further down.
const LAST_LINKED_ROW = 100_000
// Each is kept, in addition to the cell.
const COST = 4

/** The addresses behind cells, each of which is kept. */
function linksOfCells(effort: Effort) {
  const links = new Map<number, string>()
  return {
    add({ left, right, top, bottom: end }: Area, address: string) {
      const bottom = Math.min(end, LAST_LINKED_ROW)
      const last = Math.min(right, MOST_SHEET_COLUMNS - 1)
      effort.make(COST * Math.max(0, bottom - top + 1) * Math.max(0, last - left + 1))
      for (let row = top; row <= bottom; row++)
        for (let column = left; column <= last; column++)
          links.set(row * MOST_SHEET_COLUMNS + column, address)
    },
    at: (row: number, column: number) =>
      column < MOST_SHEET_COLUMNS ? links.get(row * MOST_SHEET_COLUMNS + column) : undefined,
  }
}
