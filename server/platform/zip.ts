import { crc32, createDeflateRaw } from 'node:zlib'
import { pipeline } from 'node:stream/promises'

export type ZipEntry = { name: string; pieces: AsyncIterable<string | Uint8Array> }

type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number }

const MOST = 0xffffffff
// Names are UTF-8; sums and lengths follow the bytes, as nobody knows them before.
const FLAGS = 0x0808
const DEFLATED = 8
// The first day such a file can name: when things were made stands inside.
const FIRST_DAY = 0x21

/** A ZIP file, piece by piece: nothing of it is held whole, and it may be of any length. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let offset = 0
  const count = (bytes: Uint8Array) => {
    offset += bytes.length
    return bytes
  }
  for await (const { name, pieces } of entries) {
    const entry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset }
    yield count(header(entry))
    for await (const bytes of packed(pieces, entry)) yield count(bytes)
    if (entry.size > MOST || entry.packed > MOST) throw new Error(`${name} is too long for a ZIP`)
    yield count(descriptor(entry))
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(listing))
  yield directory
  yield ending(written.length, { offset, length: directory.length })
}

async function* packed(pieces: ZipEntry['pieces'], entry: Written): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece)
      entry.crc = crc32(bytes, entry.crc)
      entry.size += bytes.length
      yield bytes
    }
  }
  const deflate = createDeflateRaw()
  const feeding = pipeline(counted, deflate)
  // Who reads hears of it by the stream; who reads no further need not.
  feeding.catch(() => {})
  for await (const bytes of deflate) {
    entry.packed += bytes.length
    yield bytes
  }
  await feeding
}

const header = ({ name }: Written) =>
  numbers(
    [4, 0x04034b50],
    [2, 20],
    [2, FLAGS],
    [2, DEFLATED],
    [2, 0],
    [2, FIRST_DAY],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
    name,
  )

const descriptor = ({ crc, packed: length, size }: Written) =>
  numbers([4, 0x08074b50], [4, crc], [4, length], [4, size])

function listing({ name, crc, packed: length, size, offset }: Written) {
  const far = offset >= MOST ? numbers([2, 1], [2, 8], [8, offset]) : Buffer.of()
  const version: Part[] = [
    [2, 45],
    [2, 45],
    [2, FLAGS],
    [2, DEFLATED],
    [2, 0],
    [2, FIRST_DAY],
  ]
  const place: Part[] = [
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, far.length > 0 ? MOST : offset],
  ]
  return numbers(
    [4, 0x02014b50],
    ...version,
    [4, crc],
    [4, length],
    [4, size],
    [2, name.length],
    [2, far.length],
    ...place,
    name,
    far,
  )
}

/** Where the list of entries stands; in numbers of eight bytes too, which readers take where four do not hold it. */
const ending = (count: number, { offset, length }: { offset: number; length: number }) =>
  numbers(
    [4, 0x06064b50],
    [8, 44],
    [2, 45],
    [2, 45],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, length],
    [8, offset],
    [4, 0x07064b50],
    [4, 0],
    [8, offset + length],
    [4, 1],
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, Math.min(count, 0xffff)],
    [2, Math.min(count, 0xffff)],
    [4, Math.min(length, MOST)],
    [4, Math.min(offset, MOST)],
    [2, 0],
  )

type Part = [bytes: 2 | 4 | 8, value: number] | Buffer

function numbers(...parts: Part[]): Buffer {
  return Buffer.concat(
    parts.map((part) => {
      if (Buffer.isBuffer(part)) return part
      const [bytes, value] = part
      const written = Buffer.alloc(bytes)
      if (bytes === 8) written.writeBigUInt64LE(BigInt(value))
      else written.writeUIntLE(value, 0, bytes)
      return written
    }),
  )
}
