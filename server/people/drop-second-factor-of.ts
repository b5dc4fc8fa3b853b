import { requireFreshCode } from '#server/accounts/second-factor/require-fresh-code.ts'
import { dropSecondFactor } from '#server/accounts/second-factor/drop-second-factor.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Doing, PeopleDeps } from './people-deps.ts'
import { findPerson } from './people-store.ts'

/** For a colleague who lost the app and the recovery codes: ends their sessions; the next sign-in starts the set-up again. */
export async function dropSecondFactorOf({ db, terms }: PeopleDeps, doing: Doing) {
  const { userId, staff, requestId } = doing
  requireFreshCode(staff)
  if (userId === staff.userId)
    throw new Refusal('Your own second factor is changed on your account page', 409)
  await transact(db, async (tx) => {
    const person = await findPerson(tx, userId)
    if (!person.hasSecondFactor) throw new Refusal('This person has no second factor', 409)
    const { email } = person
    const by = `${(await findPerson(tx, staff.userId)).email}, an administrator`
    await dropSecondFactor({ tx, terms }, { userId, email, by, requestId })
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'second factor turned off',
      subject: `user ${userId}`,
      requestId,
    })
  })
}
