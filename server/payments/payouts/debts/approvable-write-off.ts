import { debtMet, divideAmongDebts } from '#market/ledger/postings-of-debt.ts'
import { cents } from '#market/money.ts'
import { approvalNote, type Approvable } from '#server/approvals/approvable.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { writePostings } from '#server/ledger/write-postings.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { lockSellerMoney } from '../lock-seller-money.ts'
import { ordersInDebt } from '../open-entries.ts'
import { readStanding } from '../payout-standing.ts'
import { publishPayouts } from '../publish-payouts.ts'

const OWES_NOTHING = 'This seller owes nothing'

/** Gives up all that a seller owes; it always takes two administrators (section L2). */
export const approvableWriteOff: Approvable<'write_off'> = async (
  tx,
  { subject_id: sellerId, note },
) => {
  const seller = await tx
    .selectFrom('sellers')
    .select('name')
    .where('id', '=', sellerId)
    .executeTakeFirst()
  if (!seller) throw new Refusal('Not found', 404)
  await lockSellerMoney(tx, sellerId)
  const { available } = await readStanding(tx, sellerId)
  if (available >= 0) throw new Refusal(OWES_NOTHING, 409)
  const debt = cents(-available)
  return {
    subjectName: seller.name,
    stake: { act: 'write_off', debt_cents: debt },
    carryOut: async (by) => {
      const debts = await ordersInDebt(tx, sellerId)
      const posting = debtMet({
        from: 'platform_expense',
        causeId: `write-off ${by.requestId}`,
        kind: 'written off',
        parts: divideAmongDebts(debt, debts),
      })
      await writePostings(tx, [{ ...posting, sellerId, orderId: null }])
      await recordAct(tx, {
        actorUserId: by.askedBy,
        act: 'debt written off',
        subject: `seller ${sellerId}`,
        before: { debtCents: debt },
        after: { debtCents: 0, ...(note && { note }), ...approvalNote(by) },
        requestId: by.requestId,
      })
      await publishPayouts(tx, sellerId)
    },
  }
}
