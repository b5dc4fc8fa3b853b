import type { AccountDeps } from '../account-deps.ts'
import type { Seal } from '#server/platform/seal.ts'

/** What storing and checking second factors needs. */
export type SecondFactorDeps = AccountDeps & { seal: Seal }
