import type { Generated } from 'kysely'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    secondFactors: SecondFactorsTable
    recoveryCodes: RecoveryCodesTable
  }
}

type SecondFactorsTable = {
  userId: number
  /** Sealed with the house's key; null until the first code was given. */
  secret: Buffer | null
  setUpAt: Date | null
  /** What is being set up, in place of the secret once its code is given. */
  pendingSecret: Buffer | null
  /** The period of the last code taken, so that no code is taken twice. */
  lastPeriod: Generated<number>
}

type RecoveryCodesTable = {
  userId: number
  codeHash: Buffer
}
