import { z } from 'zod'
import { expireSession } from '../acts/expire-session.ts'
import { openSession } from '../acts/open-session.ts'
import { openPortal, portalParams } from '../acts/open-portal.ts'
import { refundPayment } from '../acts/refund-payment.ts'
import {
  accountParams,
  linkParams,
  payoutParams,
  reversalParams,
  transferParams,
} from '../acts/connect-params.ts'
import { createAccount } from '../acts/create-account.ts'
import { openAccountLink } from '../acts/open-account-link.ts'
import { payOut } from '../acts/pay-out.ts'
import { reverseTransfer } from '../acts/reverse-transfer.ts'
import { sendTransfer } from '../acts/send-transfer.ts'
import type { ConnectAct } from '../faults.ts'
import type { Books } from '../sandbox.ts'
import { readForm } from './form-body.ts'
import { refundParams } from '../acts/refund-params.ts'
import { sessionParams } from '../acts/session-params.ts'

type Write = {
  id: string
  form: string
  /** The seller at whose account it is done; undefined for the platform's own. */
  account: string | undefined
}

/** What can be done, by path. A request that does not parse is refused before its key is used. */
export const writes: Record<string, (write: Write) => (books: Books) => Promise<object>> = {
  '/v1/checkout/sessions': ({ form }) => {
    const params = sessionParams.parse(readForm(form))
    return (books) => openSession(books, params)
  },
  '/v1/checkout/sessions/:id/expire': ({ id, form }) => {
    z.strictObject({}).parse(readForm(form))
    return (books) => expireSession(books, id)
  },
  '/v1/billing_portal/sessions': ({ form }) => {
    const params = portalParams.parse(readForm(form))
    return (books) => openPortal(books, params)
  },
  '/v1/refunds': ({ form }) => {
    const params = refundParams.parse(readForm(form))
    return (books) => {
      const { refusesRefunds } = books.sandbox.faults
      return refusesRefunds ? Promise.reject(refusesRefunds) : refundPayment(books, params)
    }
  },
  '/v1/accounts': ({ form }) => {
    const params = accountParams.parse(readForm(form))
    return connecting('account', (books) => createAccount(books, params))
  },
  '/v1/account_links': ({ form }) => {
    const params = linkParams.parse(readForm(form))
    return connecting('link', (books) => openAccountLink(books, params))
  },
  '/v1/transfers': ({ form }) => {
    const params = transferParams.parse(readForm(form))
    return connecting('transfer', (books) => sendTransfer(books, params))
  },
  '/v1/transfers/:id/reversals': ({ id, form }) => {
    const params = reversalParams.parse(readForm(form))
    return connecting('reversal', (books) => reverseTransfer(books, id, params))
  },
  '/v1/payouts': ({ form, account = '' }) => {
    const params = payoutParams.parse(readForm(form))
    return connecting('payout', (books) => payOut(books, account, params))
  },
}

const connecting =
  (act: ConnectAct, write: (books: Books) => Promise<object>) => (books: Books) => {
    const refusal = books.sandbox.faults.refusesConnect[act]
    return refusal ? Promise.reject(refusal) : write(books)
  }
