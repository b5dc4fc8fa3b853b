import { describe, expect, test } from 'vitest'
import { paymentEvent } from './payment-event.ts'

const SITE = 'lots.example'
const OURS = { lotline_site: SITE }
const event = (object: object, envelope: object = {}) =>
  paymentEvent({ id: 'evt_1', type: 'any', created: 1, data: { object }, ...envelope }, SITE)

describe('an event about a seller’s money names', () => {
  test('the account, when that has changed', () => {
    const about = { object: 'account', id: 'acct_1', metadata: OURS }
    const named = { mark: 'ours', accountId: 'acct_1', transferId: null, bankPayoutId: null }
    expect(event(about, { account: 'acct_1' })).toMatchObject(named)
    expect(event(about)).toMatchObject(named)
  })

  test('the payout and the account that it leaves', () => {
    const about = { object: 'payout', id: 'po_1', destination: 'ba_1', metadata: OURS }
    expect(event(about, { account: 'acct_1' })).toMatchObject({
      mark: 'ours',
      accountId: 'acct_1',
      bankPayoutId: 'po_1',
      transferId: null,
    })
  })

  test.each(['acct_1', { id: 'acct_1', object: 'account' }])(
    'the transfer and the account that it goes to',
    (destination) => {
      const about = { object: 'transfer', id: 'tr_1', destination, metadata: OURS }
      expect(event(about)).toMatchObject({ accountId: 'acct_1', transferId: 'tr_1' })
    },
  )

  test('nothing of it, where it is about something else', () => {
    const none = { accountId: null, transferId: null, bankPayoutId: null }
    expect(event({ object: 'payout_method', id: 'pm_1' })).toMatchObject(none)
    expect(event({ object: 'charge', destination: { name: 7 } }, { account: {} })).toMatchObject(
      none,
    )
  })
})
