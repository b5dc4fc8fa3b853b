import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads a file of the data directory; a random text, readable by its owner only, is generated for it once. */
export function generateOnce(folder: string, name: string): string {
  const file = join(folder, name)
  if (!existsSync(file)) make(folder, file)
  return readFileSync(file, 'utf8').trim()
}

/** What was generated before, if anything. */
export function readGenerated(folder: string, name: string): string | undefined {
  const file = join(folder, name)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

// Written completely, then linked: when two processes start together, the first one's text stays.
function make(folder: string, file: string) {
  mkdirSync(folder, { recursive: true })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}
