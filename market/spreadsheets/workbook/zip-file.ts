import type { SpreadsheetTools } from '../spreadsheet-tools.ts'
import { effortFor } from './effort.ts'
import { unreadable, Unreadable } from './unreadable.ts'

/** What a workbook may hold when it is unpacked. */
export const MOST_UNPACKED_BYTES = 100_000_000
const MOST_ENTRIES = 10_000

const END = 0x0605_4b50
const CENTRAL = 0x0201_4b50
const LOCAL = 0x0403_4b50
const END_BYTES = 22
const CENTRAL_BYTES = 46
const LOCAL_BYTES = 30
const LONGEST_COMMENT = 65_535
const [STORED, DEFLATED] = [0, 8]
const IS_ENCRYPTED = 1

type Entry = { method: number; packed: number; unpacked: number; at: number }
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
    has: (name: string) => entries.has(name),
    names: () => entries.keys(),
    /** Unpacks an entry piece by piece until `take` says false; never more than its directory says. */
    read(name: string, take: (piece: Uint8Array) => boolean) {
      const entry = entries.get(name)
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

function entriesOf(bytes: Uint8Array, view: DataView) {
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > MOST_ENTRIES) throw new Unreadable(unreadable.tooLarge)
  const names = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let entry = 0; entry < count; entry++) {
    if (at + CENTRAL_BYTES > bytes.length || view.getUint32(at, true) !== CENTRAL) throw damaged()
    if (view.getUint16(at + 8, true) & IS_ENCRYPTED) throw new Unreadable(unreadable.password)
    const length = view.getUint16(at + 28, true)
    // The parts of a workbook have names of ASCII letters.
    const name = String.fromCodePoint(
      ...bytes.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + length),
    )
    names.set(name, {
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      // A size beyond 4 GB reads as just that here, and is too much either way.
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at += CENTRAL_BYTES + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return names
}

/** Where the end of the directory begins: behind it stands a comment at most. */
function endOf(view: DataView) {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === END) return at
  throw damaged()
}
