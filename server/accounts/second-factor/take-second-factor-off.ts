import type { Tx } from '#server/platform/database/database.ts'
import { deleteSecondFactor } from './second-factor-store.ts'

/** For a closed account: on returning, the person sets up a new second factor. */
export const takeSecondFactorOff = (tx: Tx, userId: number) => deleteSecondFactor(tx, userId)
