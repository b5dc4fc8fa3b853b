import type { StaffViewer } from '#market/accounts/viewer.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { findPayout } from '../find-payout.ts'
import type { PayoutDeps } from '../payout-deps.ts'

type Reading = { id: number; staff: StaffViewer; requestId: string }

const UNREADABLE =
  'The number of this account can’t be read any more. Ask the seller to enter it again.'
const CHANGED = 'The seller was to be paid elsewhere since. Record that this payout was not sent.'

/** Where a payout by hand goes. Who read it is in the audit log. */
export const revealBankDetails = ({ db, seal }: PayoutDeps, { id, staff, requestId }: Reading) =>
  transact(db, async (tx) => {
    const payout = await findPayout(tx, id)
    if (payout.method !== 'bank' || payout.status !== 'begun') throw new Refusal('Not found', 404)
    const account = await tx
      .selectFrom('payoutAccounts')
      .select(['bankHolder', 'bankName', 'routingNumber', 'sealedNumber', 'numberLast4'])
      .where('sellerId', '=', payout.sellerId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!account?.sealedNumber || account.numberLast4 !== payout.bankLast4)
      throw new Refusal(CHANGED, 409)
    const opened = seal.open(account.sealedNumber)
    if (!opened) throw new Refusal(UNREADABLE, 409)
    if (opened.isOld)
      await tx
        .updateTable('payoutAccounts')
        .set({ sealedNumber: seal.close(opened.secret) })
        .where('sellerId', '=', payout.sellerId)
        .execute()
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'bank details read',
      subject: `payout ${id}`,
      requestId,
    })
    return {
      data: {
        account_holder: account.bankHolder ?? '',
        bank_name: account.bankName ?? '',
        routing_number: account.routingNumber ?? '',
        account_number: opened.secret,
      },
    }
  })
