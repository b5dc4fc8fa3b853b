import type { SpreadsheetTools } from '../spreadsheet-tools.ts'
import { effortFor } from './effort.ts'
import { unreadable, Unreadable } from './unreadable.ts'

/** What a workbook may hold when it is unpacked. */
export const MOST_UNPACKED_BYTES = 100_000_000
const MOST_ENTRIES = 10_000

const END = 0x0605_4b50
const LARGE_END = 0x0606_4b50
const LARGE_END_PLACE = 0x0706_4b50
const CENTRAL = 0x0201_4b50
const LOCAL = 0x0403_4b50
const END_BYTES = 22
const LARGE_END_BYTES = 56
const LARGE_END_PLACE_BYTES = 20
const CENTRAL_BYTES = 46
const LOCAL_BYTES = 30
const LONGEST_COMMENT = 65_535
const [STORED, DEFLATED] = [0, 8]
const IS_ENCRYPTED = 1
// ZIP64: what does not fit, or was not known when it was written, stands elsewhere.
const ELSEWHERE = 0xffff_ffff
const ELSEWHERE_SHORT = 0xffff
const LARGE_SIZES = 1

type Entry = {
  name: string
  method: number
  packed: number
  unpacked: number
  at: number
  checksum: number
}
export type ZipFile = ReturnType<typeof openZip>

/** The directory of a ZIP file. Nothing is unpacked before it is clear that all of it is not too much. */
export function openZip(bytes: Uint8Array, { inflate }: SpreadsheetTools) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = entriesOf(bytes, view)
  let total = 0
  for (const { unpacked } of entries.values()) total += unpacked
  if (total > MOST_UNPACKED_BYTES) throw new Unreadable(unreadable.tooLarge)
  const effort = effortFor(total)

  function contentOf({ at, packed }: Entry) {
    if (at + LOCAL_BYTES > bytes.length || view.getUint32(at, true) !== LOCAL) throw damaged()
    const from = at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
    if (from + packed > bytes.length) throw damaged()
    return bytes.subarray(from, from + packed)
  }

  return {
    effort,
    has: (name: string) => entries.has(keyOf(name)),
    /** As they are named, with the sizes and checksums of what is in them. */
    entries: () =>
      [...entries.values()].map(({ name, unpacked, checksum }) => ({ name, unpacked, checksum })),
    /** Unpacks an entry piece by piece until `take` says false; never more than its directory says. */
    read(name: string, take: (piece: Uint8Array) => boolean) {
      const entry = entries.get(keyOf(name))
      if (!entry) throw damaged()
      const content = contentOf(entry)
      if (entry.method === STORED) {
        if (entry.packed !== entry.unpacked) throw damaged()
        effort.read(content.length)
        return void take(content)
      }
      if (entry.method !== DEFLATED) throw damaged()
      let unpacked = 0
      let isEnough = false
      const count = (piece: Uint8Array) => {
        unpacked += piece.length
        effort.read(piece.length)
        if (unpacked > entry.unpacked) throw new Unreadable(unreadable.tooLarge)
        isEnough = !take(piece)
        return !isEnough
      }
      try {
        inflate(content, count)
      } catch (error) {
        throw error instanceof Unreadable ? error : damaged()
      }
      if (!isEnough && unpacked !== entry.unpacked) throw damaged()
    },
  }
}

const damaged = () => new Unreadable(unreadable.damaged)

/** Names of parts are compared without regard to case (ECMA-376); some programs write them with backslashes. */
const keyOf = (name: string) => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

function entriesOf(bytes: Uint8Array, view: DataView) {
  const directory = directoryOf(view)
  if (directory.count > MOST_ENTRIES) throw new Unreadable(unreadable.tooLarge)
  const names = new Map<string, Entry>()
  let { at } = directory
  for (let entry = 0; entry < directory.count; entry++) {
    if (at + CENTRAL_BYTES > bytes.length || view.getUint32(at, true) !== CENTRAL) throw damaged()
    if (view.getUint16(at + 8, true) & IS_ENCRYPTED) throw new Unreadable(unreadable.password)
    const length = view.getUint16(at + 28, true)
    const more = at + CENTRAL_BYTES + length
    const moreLength = view.getUint16(at + 30, true)
    // The parts of a workbook have names of ASCII letters.
    const name = String.fromCodePoint(...bytes.subarray(at + CENTRAL_BYTES, more))
    const [unpacked, packed, start] = largeOr(
      [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)],
      extraOf(view, more, more + moreLength),
    )
    const method = view.getUint16(at + 10, true)
    const checksum = view.getUint32(at + 16, true)
    names.set(keyOf(name), { name, method, packed, unpacked, at: start, checksum })
    at = more + moreLength + view.getUint16(at + 32, true)
  }
  return names
}

type Sizes = [unpacked: number, packed: number, at: number]

/** Those that stand elsewhere follow one another there. */
function largeOr(sizes: Sizes, large: DataView | undefined): Sizes {
  let place = 0
  const one = (size: number) => {
    if (size !== ELSEWHERE) return size
    if (!large || place + 8 > large.byteLength) throw damaged()
    place += 8
    return Number(large.getBigUint64(place - 8, true))
  }
  const [unpacked, packed, at] = sizes
  return [one(unpacked), one(packed), one(at)]
}

/** The large sizes among what else is said of an entry. */
function extraOf(view: DataView, from: number, to: number) {
  for (let at = from; at + 4 <= Math.min(to, view.byteLength);) {
    const length = view.getUint16(at + 2, true)
    if (at + 4 + length > view.byteLength) return undefined
    if (view.getUint16(at, true) === LARGE_SIZES)
      return new DataView(view.buffer, view.byteOffset + at + 4, length)
    at += 4 + length
  }
  return undefined
}

/** Where the directory begins, and how many entries it has. */
function directoryOf(view: DataView) {
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  const at = view.getUint32(end + 16, true)
  if (count !== ELSEWHERE_SHORT && at !== ELSEWHERE) return { count, at }
  const place = end - LARGE_END_PLACE_BYTES
  if (place < 0 || view.getUint32(place, true) !== LARGE_END_PLACE) return { count, at }
  const large = Number(view.getBigUint64(place + 8, true))
  if (large + LARGE_END_BYTES > view.byteLength || view.getUint32(large, true) !== LARGE_END)
    throw damaged()
  return {
    count: Number(view.getBigUint64(large + 32, true)),
    at: Number(view.getBigUint64(large + 48, true)),
  }
}

/** Where the end of the directory begins: behind it stands a comment at most. */
function endOf(view: DataView) {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === END) return at
  throw damaged()
}
