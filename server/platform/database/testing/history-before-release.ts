import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'

/** The migrations of the version before by file, as they were until they became one for each feature once more. */
export function historyBeforeRelease(): Record<string, string> {
  const packed = readFileSync(new URL('history-before-release.json.br', import.meta.url))
  return z.record(z.string(), z.string()).parse(JSON.parse(brotliDecompressSync(packed).toString()))
}
