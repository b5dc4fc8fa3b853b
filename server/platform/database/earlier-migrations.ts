import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'
import { inOrder, type Migration } from './migrations.ts'

/** How many there were. */
export const EARLIER = 100

const Packed = z.record(z.string(), z.string())

/** The migrations from before each feature had one once more, for what did not get to their end. */
export function earlierMigrations(): Migration[] {
  const packed = readFileSync(new URL('earlier-migrations.json.br', import.meta.url))
  return inOrder(Object.entries(Packed.parse(JSON.parse(brotliDecompressSync(packed).toString()))))
}
