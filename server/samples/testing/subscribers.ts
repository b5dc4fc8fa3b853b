import type { SampleChoices } from '#market/sample-profiles/sample-choices.ts'
import type { Database } from '#server/platform/database/database.ts'
import { saveSampleChoices } from '#server/sample-profiles/save-sample-choices.ts'
import { transact } from '#server/platform/database/transact.ts'

let made = 0

type Options = Partial<SampleChoices> & {
  time_zone?: string
  email?: string
  addressProvenAt?: Date | null
}

/** Somebody with an account for the daily leads, who has not paid for them yet. */
export async function aSubscriber(
  db: Database,
  { email, addressProvenAt = new Date(), ...choices }: Options = {},
) {
  const address = email ?? `subscriber-${++made}@example.com`
  const user = await db
    .insertInto('users')
    .values({
      email: address,
      fullName: 'Sam Pler',
      status: 'password_created',
      passwordHash: 'a hash that no password has',
      addressProvenAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transact(db, (tx) => saveSampleChoices(tx, user.id, choices))
  return { userId: user.id, email: address }
}

/** The same, with a subscription that was paid for. */
export async function aPayingSubscriber(db: Database, wanted: Options = {}) {
  const subscriber = await aSubscriber(db, wanted)
  await db
    .insertInto('subscriptions')
    .values({
      id: `sub_of_${subscriber.userId}`,
      userId: subscriber.userId,
      customerId: `cus_of_${subscriber.userId}`,
      status: 'active',
      renewsAt: null,
      cancelsAt: null,
      endsAt: null,
      createdAt: new Date(),
    })
    .execute()
  return subscriber
}
