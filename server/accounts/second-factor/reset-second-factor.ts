import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { emailIn } from '#market/accounts/email.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Terms } from '#server/settings/terms.ts'
import { dropSecondFactor } from './drop-second-factor.ts'

type Deps = { db: Database; terms: Terms }

/** Removes an administrator's factor for the operator; false when no administrator has this address, or no factor is set up. */
export const resetSecondFactor = ({ db, terms }: Deps, email: string) =>
  transact(db, async (tx) => {
    const person = await tx
      .selectFrom('users as u')
      .innerJoin('secondFactors as f', 'f.userId', 'u.id')
      .select(['u.id as userId', 'u.email'])
      .where(sql<boolean>`lower(u.email) = lower(${emailIn(email)})`)
      .where('u.admin', '=', true)
      .executeTakeFirst()
    if (!person) return false
    const by = 'the operator, at the server'
    await dropSecondFactor({ tx, terms }, { ...person, by, requestId: randomUUID() })
    await recordAct(tx, {
      actorUserId: null,
      act: 'second factor turned off',
      subject: `user ${person.userId}`,
      after: { by },
    })
    return true
  })
