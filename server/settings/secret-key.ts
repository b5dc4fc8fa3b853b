import { generateOnce } from '#server/platform/generate-once.ts'
import type { SecretKeys } from '#server/platform/secret-keys.ts'
import type { Settings } from './settings.ts'

type KeySettings = Pick<Settings, 'secretKey' | 'secretKeyBefore' | 'dataDir'>

/** The keys that sign tokens and addresses: SECRET_KEY, or one generated once and kept in the data directory; and the previous one. */
export const secretKeys = ({ secretKey, secretKeyBefore, dataDir }: KeySettings): SecretKeys => ({
  current: secretKey ?? generateOnce(dataDir, 'secret-key'),
  before: secretKeyBefore,
})
