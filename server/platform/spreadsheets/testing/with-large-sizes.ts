const CENTRAL = 0x0201_4b50
const END = 0x0605_4b50
const ELSEWHERE = 0xffff_ffff
const EXTRA_BYTES = 28

/** A ZIP file with the sizes of its directory where ZIP64 has them; or with one that is not true. */
export function withLargeSizes(zip: Uint8Array, unpacked?: number) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = zip.length - 22
  const from = view.getUint32(end + 16, true)
  const pieces = [zip.subarray(0, from)]
  let length = 0
  for (let at = from; view.getUint32(at, true) === CENTRAL;) {
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const entry = Uint8Array.from(zip.subarray(at, nameEnd))
    const own = new DataView(entry.buffer)
    const extra = new DataView(new ArrayBuffer(EXTRA_BYTES))
    extra.setUint16(0, 1, true)
    extra.setUint16(2, EXTRA_BYTES - 4, true)
    extra.setBigUint64(4, BigInt(unpacked ?? own.getUint32(24, true)), true)
    extra.setBigUint64(12, BigInt(own.getUint32(20, true)), true)
    extra.setBigUint64(20, BigInt(own.getUint32(42, true)), true)
    for (const place of [20, 24, 42]) own.setUint32(place, ELSEWHERE, true)
    own.setUint16(30, EXTRA_BYTES, true)
    pieces.push(entry, new Uint8Array(extra.buffer))
    length += entry.length + EXTRA_BYTES
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  const last = largeEnd(view.getUint16(end + 10, true), { from, length })
  return new Uint8Array(Buffer.concat([...pieces, last]))
}

/** The end of a directory whose place and count of entries stand elsewhere too. */
function largeEnd(count: number, { from, length }: { from: number; length: number }) {
  const view = new DataView(new ArrayBuffer(56 + 20 + 22))
  view.setUint32(0, 0x0606_4b50, true)
  view.setBigUint64(4, 44n, true)
  view.setBigUint64(24, BigInt(count), true)
  view.setBigUint64(32, BigInt(count), true)
  view.setBigUint64(40, BigInt(length), true)
  view.setBigUint64(48, BigInt(from), true)
  view.setUint32(56, 0x0706_4b50, true)
  view.setBigUint64(64, BigInt(from + length), true)
  view.setUint32(72, 1, true)
  view.setUint32(76, END, true)
  for (const place of [84, 86]) view.setUint16(place, 0xffff, true)
  for (const place of [88, 92]) view.setUint32(place, ELSEWHERE, true)
  return new Uint8Array(view.buffer)
}
