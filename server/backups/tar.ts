import { BackupProblem } from './backup-problem.ts'

export const BLOCK = 512
const LONGEST_NAME = 100
// No part of a backup is nearly as long, so a greater length means damage.
const MOST_BYTES = 4_000_000_000

/** The header of a file in a tar archive (POSIX ustar), so that any tar program can read a backup. */
export function tarHeader(name: string, bytes: number, at: Date): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME || bytes > MOST_BYTES)
    throw new Error(`No place for ${name} in an archive`)
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${octal(bytes, 11)} `, 124)
  header.write(`${octal(Math.floor(at.getTime() / 1000), 11)} `, 136)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(`${octal(sumOf(header), 6)}\0 `, 148)
  return header
}

/** Undefined for the empty block at the end. */
export function readTarHeader(header: Buffer): { name: string; bytes: number } | undefined {
  if (header.every((byte) => byte === 0)) return undefined
  const isOurs = header.toString('latin1', 257, 262) === 'ustar'
  if (!isOurs || numberAt(header, 148, 8) !== sumOf(header))
    throw new BackupProblem('The file is not a backup of Lotline.')
  const bytes = numberAt(header, 124, 12)
  if (!(bytes <= MOST_BYTES)) throw new BackupProblem('The backup is damaged.')
  return { name: textAt(header, 0, LONGEST_NAME), bytes }
}

/** The padding to the next whole block. */
export const paddingAfter = (bytes: number) => (BLOCK - (bytes % BLOCK)) % BLOCK

/** The checksum of all bytes, with blanks in place of the checksum field. */
function sumOf(header: Buffer) {
  let sum = 8 * 32
  for (const [at, byte] of header.entries()) if (at < 148 || at >= 156) sum += byte
  return sum
}

const octal = (number: number, digits: number) => number.toString(8).padStart(digits, '0')

const textAt = (header: Buffer, at: number, length: number) =>
  header.toString('utf8', at, at + length).replace(/\0.*$/s, '')

const numberAt = (header: Buffer, at: number, length: number) =>
  Number.parseInt(textAt(header, at, length).trim(), 8)
