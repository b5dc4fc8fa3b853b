import { randomBytes } from 'node:crypto'
import { openStorage } from '#server/adapters/open-storage.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Settings } from '#server/settings/settings.ts'

/** The uploaded files, for a command: it hands out no addresses, so the key that signs them is made up and kept nowhere. */
export function openFiles(settings: Settings, db: Database) {
  const current = randomBytes(32).toString('base64url')
  return openStorage(settings, { db, secretKeys: { current, before: undefined } }).uploads
}
