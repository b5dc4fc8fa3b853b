import { madeOnce } from './made-once.ts'
import type { Settings } from './settings.ts'

/** The key that signs tokens and addresses: SECRET_KEY, or one made once and kept in the data directory. */
export const secretKey = (settings: Pick<Settings, 'secretKey' | 'dataDir'>): string =>
  settings.secretKey ?? madeOnce(settings.dataDir, 'secret-key')
