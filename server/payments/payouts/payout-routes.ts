import * as api from '#market/payouts/payout-api.ts'
import { transact } from '#server/platform/database/transact.ts'
import { unchecked } from '#server/platform/database/before-commit.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { answerReturned } from './accounts/bank-changed.ts'
import { connectAccount } from './accounts/connect-account.ts'
import { refreshAccount } from './accounts/read-account-again.ts'
import { saveBankDetails } from './accounts/save-bank-details.ts'
import { payDebt } from './debts/pay-debt.ts'
import type { PayoutDeps } from './payout-deps.ts'
import { publishPayouts } from './publish-payouts.ts'
import { listOrderMoney } from './seller/list-order-money.ts'
import { listPayouts } from './seller/list-payouts.ts'
import { readSellerMoney } from './seller/read-seller-money.ts'
import { staffPayoutRoutes } from './staff/staff-payout-routes.ts'
import { readStatement } from './statements/read-statement.ts'
import { statementPdf, statementSpreadsheet } from './statements/statement-file.ts'

export function payoutRoutes(site: Site, deps: PayoutDeps) {
  const { db } = deps
  listPayouts(site, db)
  listOrderMoney(site, deps)
  staffPayoutRoutes(site, deps)

  route(site, api.readMoney, ({ viewer }) => readSellerMoney(deps, viewer))

  // Made again, it comes to the same, at the provider too.
  route(site, api.connectAccount, ({ viewer }) => unchecked(() => connectAccount(deps, viewer)))

  route(site, api.payDebt, async ({ viewer }) => ({
    url: await unchecked(() => payDebt(deps, viewer)),
  }))

  route(site, api.refreshAccount, ({ viewer }) =>
    unchecked(async () => {
      await refreshAccount(deps, viewer.sellerId)
      return readSellerMoney(deps, viewer)
    }),
  )

  route(site, api.saveBankDetails, async ({ viewer, body, request }) => {
    await saveBankDetails(deps, viewer, { form: body.bank_details, requestId: request.id })
    return readSellerMoney(deps, viewer)
  })

  route(site, api.resumePayouts, async ({ viewer }) => {
    await transact(db, async (tx) => {
      await answerReturned(tx, viewer.sellerId)
      await publishPayouts(tx, viewer.sellerId)
    })
    return readSellerMoney(deps, viewer)
  })

  route(site, api.readStatement, async ({ viewer, params }) => ({
    data: await readStatement(db, viewer.sellerId, params.month),
  }))

  route(site, api.printStatement, ({ viewer, params }) => statementPdf(db, viewer, params.month))

  route(site, api.exportStatement, ({ viewer, params, query }) =>
    statementSpreadsheet(db, viewer, { month: params.month, format: query.format }),
  )
}
