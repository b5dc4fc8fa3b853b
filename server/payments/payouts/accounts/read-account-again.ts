import { transact } from '#server/platform/database/transact.ts'
import type { PaymentDeps } from '../../payment-deps.ts'
import { unlessUnknownToProvider, type ConnectedAccount } from '../../provider.ts'
import { publishPayouts } from '../publish-payouts.ts'
import { answerReturned, heldAfterChange } from './bank-changed.ts'

/** Keeps what the card provider says of a seller's account. */
export async function readAccountAgain(deps: PaymentDeps, accountId: string) {
  const made = await deps.provider.readAccount(accountId).catch(unlessUnknownToProvider)
  if (made) await keepAccount(deps, made)
}

export async function refreshAccount(deps: PaymentDeps, sellerId: number) {
  const known = await deps.db
    .selectFrom('payoutAccounts')
    .select('accountId')
    .where('sellerId', '=', sellerId)
    .executeTakeFirst()
  if (known?.accountId) await readAccountAgain(deps, known.accountId)
}

/** A bank that was changed there holds payouts as one that was changed here does. */
export async function keepAccount(
  { db, terms }: Pick<PaymentDeps, 'db' | 'terms'>,
  made: ConnectedAccount,
) {
  await transact(db, async (tx) => {
    const known = await tx
      .selectFrom('payoutAccounts')
      .select(['sellerId', 'method', 'accountLast4', 'takesTransfers', 'isPaidOut'])
      .where('accountId', '=', made.id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!known) return
    const { sellerId, accountLast4 } = known
    const isReadyNow =
      made.takesTransfers && made.isPaidOut && !(known.takesTransfers && known.isPaidOut)
    // Until then it is paid to the bank that it gave us.
    const isChosen = known.method === 'bank' && isReadyNow
    const isOtherBank =
      known.method === 'stripe' && accountLast4 !== null && accountLast4 !== made.bank?.last4
    const isChanged = isChosen || isOtherBank
    await tx
      .updateTable('payoutAccounts')
      .set({
        takesTransfers: made.takesTransfers,
        isPaidOut: made.isPaidOut,
        due: JSON.stringify(made.due),
        disabledReason: made.disabledReason,
        accountBank: made.bank?.name ?? null,
        accountLast4: made.bank?.last4 ?? null,
        ...(isChosen && { method: 'stripe' as const }),
        ...(isChanged && (await heldAfterChange({ tx, terms }, sellerId))),
      })
      .where('sellerId', '=', sellerId)
      .execute()
    if (isChanged) await answerReturned(tx, sellerId)
    await publishPayouts(tx, sellerId)
  })
}
