import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the data directory that is not as it was made. */
export class GeneratedFileProblem extends Error {}

/** Reads a file of the data directory; a random text, readable by its owner only, is generated for it once. */
export function generateOnce(folder: string, name: string): string {
  const file = join(folder, name)
  if (!existsSync(file)) make(folder, file)
  return textOf(file)
}

/** What was generated before, if anything. */
export function readGenerated(folder: string, name: string): string | undefined {
  const file = join(folder, name)
  return existsSync(file) ? textOf(file) : undefined
}

const SHORTEST = 32

/** Refuses the short rest that a full disk or a broken copy left: someone who can guess a key can sign with it. */
function textOf(file: string) {
  const text = readFileSync(file, 'utf8').trim()
  // Zeros are what a file holds whose content was lost.
  const { length } = text.replaceAll(/[\s\p{Cc}]/gu, '')
  if (length >= SHORTEST) return text
  throw new GeneratedFileProblem(
    `${file} holds ${length} characters, and needs at least ${SHORTEST}. Put it back from a backup of that folder. If there is none, remove it, and Lotline makes a new one.`,
  )
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
