import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './settings.ts'

/** The key that signs tokens and addresses: SECRET_KEY, or one made once and kept in the data directory. */
export function secretKey(settings: Pick<Settings, 'secretKey' | 'dataDir'>): string {
  if (settings.secretKey) return settings.secretKey
  const file = join(settings.dataDir, 'secret-key')
  if (!existsSync(file)) makeKey(settings.dataDir, file)
  return readFileSync(file, 'utf8').trim()
}

// Written whole, then linked: of two that start together the first one's key stands.
function makeKey(dataDir: string, file: string) {
  mkdirSync(dataDir, { recursive: true })
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
