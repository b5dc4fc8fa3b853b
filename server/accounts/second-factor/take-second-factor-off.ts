import type { Tx } from '#server/platform/database/database.ts'
import { deleteSecondFactor } from './second-factor-store.ts'

/** Of somebody whose account is closed: who comes back sets up anew. */
export const takeSecondFactorOff = (tx: Tx, userId: number) => deleteSecondFactor(tx, userId)
