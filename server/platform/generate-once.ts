import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a file of the data directory says; a random text is made for it once, for its owner alone to read. */
export function generateOnce(folder: string, name: string): string {
  const file = join(folder, name)
  if (!existsSync(file)) make(folder, file)
  return readFileSync(file, 'utf8').trim()
}

// Written whole, then linked: of two that start together the first one's text stands.
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
