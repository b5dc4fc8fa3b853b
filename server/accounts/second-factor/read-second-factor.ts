import type { Viewer } from '#market/accounts/viewer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { recoveryCodesLeft } from './recovery-codes.ts'
import type { SecondFactorDesk } from './second-factor-desk.ts'
import { lockSecondFactor } from './second-factor-store.ts'

export const readSecondFactor = ({ db, terms }: SecondFactorDesk, { userId }: Viewer) =>
  transact(db, async (tx) => {
    const factor = await lockSecondFactor(tx, userId)
    return {
      set_up_at: factor?.setUpAt?.toISOString() ?? null,
      recovery_codes_left: await recoveryCodesLeft(tx, userId),
      required: terms.secondFactorRequired,
    }
  })
