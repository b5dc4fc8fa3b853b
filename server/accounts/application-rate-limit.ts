import { countAgainstLimit } from './rate-limit-store.ts'
import type { AccountDeps } from './account-deps.ts'

const HOUR = 3600
const ADDRESS_APPLICATIONS = 5

/** Counts one application, which also limits probing for email addresses in use (decision I10). */
export const countApplication = (
  { db, addressFactor }: Pick<AccountDeps, 'db' | 'addressFactor'>,
  address: string,
) =>
  countAgainstLimit(db, {
    key: `application address ${address}`,
    calls: ADDRESS_APPLICATIONS * addressFactor,
    perSeconds: HOUR,
  })
