import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { BankDetailsForm } from '#market/payouts/bank-details.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { Terms } from '#server/settings/terms.ts'
import { publishPayouts } from '../publish-payouts.ts'
import { answerReturned, heldAfterChange } from './bank-changed.ts'

type Deps = { db: Database; terms: Terms; seal: Seal }
type Saving = { form: BankDetailsForm; requestId: string }

/** Keeps where staff send a seller's money; the number is sealed. Any change from what was there holds payouts. */
export const saveBankDetails = (
  { db, terms, seal }: Deps,
  { sellerId, userId }: SellerViewer,
  { form, requestId }: Saving,
) =>
  transact(db, async (tx) => {
    const known = await tx
      .selectFrom('payoutAccounts')
      .select(['method', 'numberLast4'])
      .where('sellerId', '=', sellerId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const details = {
      method: 'bank' as const,
      bankHolder: form.account_holder,
      bankName: form.bank_name,
      routingNumber: form.routing_number,
      sealedNumber: seal.close(form.account_number),
      numberLast4: form.account_number.slice(-4),
      ...(known && (await heldAfterChange({ tx, terms }, sellerId))),
    }
    await tx
      .insertInto('payoutAccounts')
      .values({ sellerId, ...details })
      .onConflict((conflict) => conflict.column('sellerId').doUpdateSet(details))
      .execute()
    await answerReturned(tx, sellerId)
    await recordAct(tx, {
      actorUserId: userId,
      act: known ? 'bank details changed' : 'bank details added',
      subject: `seller ${sellerId}`,
      requestId,
    })
    await publishPayouts(tx, sellerId)
  })
