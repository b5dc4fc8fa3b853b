import type { ZipFile } from './zip-file.ts'

/** The whole of an entry. */
export function bytesOf(zip: ZipFile, name: string) {
  const pieces: Uint8Array[] = []
  zip.read(name, (piece) => pieces.push(piece.slice()) > 0)
  return joined(pieces)
}

export function joined(pieces: readonly Uint8Array[]) {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
