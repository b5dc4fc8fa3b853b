import type { SellerViewer } from '#market/accounts/viewer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { PaymentDeps } from '../../payment-deps.ts'
import { refusedPayout } from '../../provider.ts'
import { publishPayouts } from '../publish-payouts.ts'
import { answerReturned, heldAfterChange } from './bank-changed.ts'

const REFUSED =
  'Stripe doesn’t take new accounts right now. Please try again later, or add bank details instead.'

/** Where a seller tells the card provider what it asks; its account there is made the first time. */
export async function connectAccount(deps: PaymentDeps, viewer: SellerViewer) {
  const { publicUrl } = deps.terms
  const page = `${publicUrl}/dashboard/payouts`
  const accountId = (await accountOf(deps, viewer)) ?? (await makeAccount(deps, viewer))
  const url = await deps.provider
    .onboardingLink({
      accountId,
      returnUrl: `${page}?connected=back`,
      refreshUrl: `${page}?connected=again`,
    })
    .catch(inWords)
  return { url }
}

async function accountOf({ db, terms }: PaymentDeps, { sellerId }: SellerViewer) {
  return transact(db, async (tx) => {
    const known = await tx
      .selectFrom('payoutAccounts')
      .select(['accountId', 'method', 'takesTransfers', 'isPaidOut'])
      .where('sellerId', '=', sellerId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!known?.accountId) return null
    if (known.method === 'bank' && known.takesTransfers && known.isPaidOut) {
      await tx
        .updateTable('payoutAccounts')
        .set({ method: 'stripe', ...(await heldAfterChange({ tx, terms }, sellerId)) })
        .where('sellerId', '=', sellerId)
        .execute()
      await answerReturned(tx, sellerId)
      await publishPayouts(tx, sellerId)
    }
    return known.accountId
  })
}

async function makeAccount(deps: PaymentDeps, { sellerId }: SellerViewer) {
  const { db, provider } = deps
  const { name: companyName, email } = await db
    .selectFrom('sellers as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['s.name', 'u.email'])
    .where('s.id', '=', sellerId)
    .executeTakeFirstOrThrow()
  // The provider repeats a refusal to the same key, for a day.
  const hour = (await databaseNow(db)).toISOString().slice(0, 13)
  const idempotencyKey = `account-${sellerId}-${hour}`
  const made = await provider
    .createAccount({ sellerId, email, companyName, idempotencyKey })
    .catch(inWords)
  return transact(db, async (tx) => {
    const held = await tx
      .selectFrom('payoutAccounts')
      .select('accountId')
      .where('sellerId', '=', sellerId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (held?.accountId) return held.accountId
    // One that is paid to its bank keeps that until Stripe is ready.
    const account = {
      accountId: made.id,
      takesTransfers: made.takesTransfers,
      isPaidOut: made.isPaidOut,
      due: JSON.stringify(made.due),
      disabledReason: made.disabledReason,
    }
    await tx
      .insertInto('payoutAccounts')
      .values({ sellerId, method: 'stripe', ...account })
      .onConflict((conflict) => conflict.column('sellerId').doUpdateSet(account))
      .execute()
    await publishPayouts(tx, sellerId)
    return made.id
  })
}

function inWords(error: unknown): never {
  if (refusedPayout(error)?.isForGood) throw new Refusal(REFUSED, 422)
  throw error
}
