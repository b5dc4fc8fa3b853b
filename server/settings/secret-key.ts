import { generateOnce, readGenerated } from '#server/platform/generate-once.ts'
import { eachKey, type SecretKeys } from '#server/platform/secret-keys.ts'
import type { Settings } from './settings.ts'

const KEY_FILE = 'secret-key'

type KeySettings = Pick<Settings, 'secretKey' | 'secretKeyBefore' | 'dataDir'>

/** The keys that sign tokens and addresses: SECRET_KEY, or one generated once and kept in the data directory; and the previous one. */
export const secretKeys = ({ secretKey, secretKeyBefore, dataDir }: KeySettings): SecretKeys => ({
  current: secretKey ?? generateOnce(dataDir, KEY_FILE),
  before: secretKeyBefore,
})

/** The same keys, without generating one. */
export function knownSecretKeys({ secretKey, secretKeyBefore, dataDir }: KeySettings): string[] {
  const current = secretKey ?? readGenerated(dataDir, KEY_FILE)
  return current === undefined ? [] : eachKey({ current, before: secretKeyBefore })
}
