import type { AccountDeps } from '../account-deps.ts'
import type { Seal } from './seal.ts'

/** What it takes to keep and to check second factors. */
export type SecondFactorDeps = AccountDeps & { seal: Seal }
