import {
  closeSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { choiceFilters } from '#market/catalogue/choice-filters.ts'
import { productCategories } from '#market/categories.ts'
import { PERCENT_STEPS, PRICE_BANDS, UNITS_STEPS } from '#market/catalogue/filter-steps.ts'
import type { Base } from './base.ts'
import { indexed } from './base.ts'
import { columnBuilder } from './build-columns.ts'
import { bytesTaken, type Numbers, pack, shapeOf, unpack } from './packed.ts'

/** A base with the place up to which changes are in it. */
export type PlacedBase = { base: Base; from: string }

/** What a snapshot has to be of: this database, with these migrations. */
export type SnapshotOf = { database: string }

/** Raise it when the same products make another base: `snapshot-format.test.ts` fails until then. */
export const FORMAT = 4
/** The choices that the numbers of each field stand for; a changed list makes older snapshots useless. */
const CHOICES: Record<keyof Base, readonly unknown[]> = {
  size: [],
  ids: [],
  createdAt: [],
  sellers: [],
  sellerIds: [],
  categories: productCategories,
  choices: [choiceFilters],
  resaleLimits: [],
  resaleLimitTexts: [],
  units: [],
  leastOrders: [],
  leadTimes: [],
  prices: [],
  percentsOff: [],
  tagNames: [],
  tags: [],
  vocabulary: [],
  postings: [],
  postingPlaces: [],
  all: [],
  categoryRows: productCategories,
  choiceRows: [choiceFilters],
  percentStepRows: PERCENT_STEPS,
  unitsStepRows: UNITS_STEPS,
  inStockRows: [],
  priceBandRows: PRICE_BANDS,
  rowsOfTags: [],
  commonTags: [],
  rowsOfSellers: [],
  orders: [],
  rowsById: [],
  letterWords: [],
}
const MEANING = JSON.stringify([FORMAT, CHOICES])
// Changes are kept for a day (`retention/delete-expired.ts`).
const OLDEST_MS = 12 * 3_600_000
// A process that was ended while it wrote leaves its file behind.
const LONGEST_WRITE_MS = 600_000
const ENDS = Buffer.from('LOTLINE\n')

const header = z.object({
  meaning: z.string(),
  database: z.string(),
  from: z.string(),
  takenAt: z.number(),
  bytes: z.number(),
  layout: z.unknown(),
})

/** Writes a base into a file; what another process is just writing there is left alone. */
export function writeSnapshot(file: string, { database }: SnapshotOf, { base, from }: PlacedBase) {
  const part = `${file}.part`
  const writing = openNew(part)
  if (writing === undefined) return
  try {
    const { layout, arrays } = pack(base)
    const bytes = arrays.reduce((sum, each) => sum + bytesTaken(each), 0)
    const about = { meaning: MEANING, database, from, takenAt: Date.now(), bytes, layout }
    const head = Buffer.from(JSON.stringify(about))
    writeAll(writing, ENDS)
    writeAll(writing, numberBytes(head.length))
    writeAll(writing, head)
    let sum = crc32(head)
    for (const each of arrays) {
      for (const piece of piecesOf(each)) {
        sum = crc32(piece, sum)
        writeAll(writing, piece)
      }
    }
    writeAll(writing, numberBytes(sum))
    closeSync(writing)
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** The base in a file; undefined if it belongs to another database or version, is too old, or is damaged. */
export function readSnapshot(file: string, { database }: SnapshotOf): PlacedBase | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return undefined
  const reading = openSync(file, 'r')
  try {
    if (!readBytes(reading, ENDS.length)?.equals(ENDS)) return undefined
    const head = readBytes(reading, readNumber(reading) ?? 0)
    const about = header.safeParse(head && parsed(head)).data
    if (!head || !about || about.meaning !== MEANING || about.database !== database)
      return undefined
    if (Date.now() - about.takenAt > OLDEST_MS) return undefined
    if (fstatSync(reading).size !== ENDS.length + 4 + head.length + about.bytes + 4)
      return undefined
    const bytes = new SharedArrayBuffer(about.bytes)
    const whole = new Uint8Array(bytes)
    if (!readInto(reading, whole)) return undefined
    if (readNumber(reading) !== crc32(whole, crc32(head))) return undefined
    const base = unpack(about.layout, bytes)
    return isBase(base) ? { base, from: about.from } : undefined
  } finally {
    closeSync(reading)
  }
}

const isBase = (value: unknown): value is Base =>
  isDeepStrictEqual(shapeOf(value), shapeOf(indexed(columnBuilder().finish())))

function openNew(part: string): number | undefined {
  const left = statSync(part, { throwIfNoEntry: false })
  if (left && Date.now() - left.mtimeMs < LONGEST_WRITE_MS) return undefined
  rmSync(part, { force: true })
  return openSync(part, 'wx', 0o600)
}

/** The bytes as they are in memory, as a copy of a large array would take hundreds of megabytes; then what fills its room. */
const piecesOf = (each: Numbers) => [
  new Uint8Array(each.buffer, each.byteOffset, each.byteLength),
  Buffer.alloc(bytesTaken(each) - each.byteLength),
]

function writeAll(file: number, bytes: Uint8Array) {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
}

function readInto(file: number, bytes: Uint8Array): boolean {
  let at = 0
  while (at < bytes.length) {
    // More is not read at once.
    const read = readSync(file, bytes, at, Math.min(bytes.length - at, 2 ** 30), null)
    if (read === 0) return false
    at += read
  }
  return true
}

function readBytes(file: number, length: number): Buffer | undefined {
  // A length that stands in a damaged file may be anything.
  if (length > fstatSync(file).size) return undefined
  const bytes = Buffer.alloc(length)
  return readInto(file, bytes) ? bytes : undefined
}

const readNumber = (file: number) => readBytes(file, 4)?.readUInt32LE()

function numberBytes(number: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)
  return bytes
}

function parsed(head: Buffer): unknown {
  try {
    return JSON.parse(head.toString())
  } catch {
    return undefined
  }
}
