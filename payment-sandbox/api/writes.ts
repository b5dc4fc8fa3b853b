import { z } from 'zod'
import { expireSession } from '../acts/expire-session.ts'
import { openSession } from '../acts/open-session.ts'
import { openPortal, portalParams } from '../acts/open-portal.ts'
import { refundPayment } from '../acts/refund-payment.ts'
import type { Books } from '../sandbox.ts'
import { readForm } from './form-body.ts'
import { refundParams } from '../acts/refund-params.ts'
import { sessionParams } from '../acts/session-params.ts'

type Write = { id: string; form: string }

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
}
