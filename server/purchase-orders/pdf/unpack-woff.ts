import { inflateSync } from 'node:zlib'

const WOFF = { head: 44, entry: 20 }
const SFNT = { head: 12, entry: 16 }
const PAD = 4

/** The font within a WOFF file. pdfkit can do this as well, ten times slower. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) =>
    tableOf(woff, WOFF.head + at * WOFF.entry),
  )
  const head = Buffer.alloc(SFNT.head + count * SFNT.entry)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  let offset = head.length
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT.head + at * SFNT.entry
    tag.copy(head, entry)
    checksum.copy(head, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(bytes.length, entry + 12)
    offset += bytes.length + paddingOf(bytes)
  }
  return Buffer.concat([
    head,
    ...tables.flatMap(({ bytes }) => [bytes, Buffer.alloc(paddingOf(bytes))]),
  ])
}

function tableOf(woff: Buffer, entry: number) {
  const start = woff.readUInt32BE(entry + 4)
  const packedLength = woff.readUInt32BE(entry + 8)
  const packed = woff.subarray(start, start + packedLength)
  const isPacked = packedLength < woff.readUInt32BE(entry + 12)
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.subarray(entry + 16, entry + 20),
    bytes: isPacked ? inflateSync(packed) : packed,
  }
}

const paddingOf = ({ length }: Buffer) => (PAD - (length % PAD)) % PAD
