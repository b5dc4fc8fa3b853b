import { z } from 'zod'
import type { Cents } from '#market/money.ts'
import { readCount, readPrice, withoutGuard } from '#market/spreadsheets/cells/read-figure.ts'
import {
  quoted,
  unfitness,
  type SpreadsheetRecord,
} from '#market/spreadsheets/spreadsheet-record.ts'
import { quantity as unitCount, unitPrice as unitCents } from '#market/wire.ts'
import type { SpreadsheetCells, SpreadsheetHeader } from './match-offer-header.ts'
import { OFFER_PRICE, OFFER_QUANTITY, PRODUCT_ID } from './spreadsheet-columns.ts'

/** What a row of a filled spreadsheet offers, as far as that is clear. */
export type SpreadsheetRow = {
  row: number
  productId: number | null
  quantity: number | null
  unitPrice: Cents | null
  /** What is wrong with the row itself, whatever it is about. */
  problems: string[]
  /** The cells as they stand in the file. */
  typed: SpreadsheetCells
}

/** Reads a row; undefined when it offers nothing. Nothing of a doubtful figure is guessed. */
export function readRow(
  record: SpreadsheetRecord,
  header: SpreadsheetHeader,
): SpreadsheetRow | undefined {
  const { row } = record
  const cells = header.cellsOf(record)
  const typed = shortened(cells)
  const unfit = unfitness(record, header.width)
  if (unfit) return { row, ...nothing, problems: [unfit], typed }
  if (!cells.quantity && !cells.price) return undefined
  const problems: string[] = []
  const read = <Value>(cell: string, figure: Figure<Value>): Value | null => {
    const reading = readFigure(cell, figure)
    if ('value' in reading) return reading.value
    problems.push(reading.problem)
    return null
  }
  return {
    row,
    productId: read(cells.product_id, productIds),
    quantity: read(cells.quantity, quantities),
    unitPrice: read(header.priceOf(record), prices),
    problems,
    typed,
  }
}

const nothing = { productId: null, quantity: null, unitPrice: null }

type Figure<Value> = {
  name: string
  read: (cell: string) => number | undefined
  bounds: z.ZodType<Value, number>
}

const productId = z.int().min(1, 'Unknown product')
const productIds: Figure<number> = { name: PRODUCT_ID, read: readCount, bounds: productId }
const quantities: Figure<number> = { name: OFFER_QUANTITY, read: readCount, bounds: unitCount }
const prices: Figure<Cents> = { name: OFFER_PRICE, read: offeredPrice, bounds: unitCents }

/** A buyer never offers half a cent more than a formula came to. */
function offeredPrice(cell: string) {
  return readPrice(cell, { halfCents: 'down' })
}

function readFigure<Value>(cell: string, { name, read, bounds }: Figure<Value>) {
  if (!cell) return { problem: `Missing ${name}` }
  const figure = read(cell)
  if (figure === undefined) return { problem: `${name} ${quoted(cell)} can’t be read` }
  const bounded = bounds.safeParse(figure)
  if (bounded.success) return { value: bounded.data }
  return { problem: bounded.error.issues[0]?.message ?? `${name} ${quoted(cell)} can’t be read` }
}

const LONGEST_SHOWN = 200

function shortened({ product_id, quantity, price, name, upc }: SpreadsheetCells): SpreadsheetCells {
  return {
    product_id: short(product_id),
    quantity: short(quantity),
    price: short(price),
    name: short(name),
    upc: short(upc),
  }
}

const short = (cell: string) => withoutGuard(cell).slice(0, LONGEST_SHOWN)
