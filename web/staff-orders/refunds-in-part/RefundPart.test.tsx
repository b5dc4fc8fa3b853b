import { page } from 'vitest/browser'
import { describe, expect, test, vi } from 'vitest'
import { askForApproval } from '#market/approvals/approval-api.ts'
import type { Approval } from '#market/approvals/approval.ts'
import { cents } from '#market/money.ts'
import {
  endRefundByChargeback,
  markPartReturned,
  refundInPart,
  retryPartialRefund,
} from '#market/staff-orders/partial-refund-api.ts'
import type { StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { staffIsHere } from '#web/accounts/testing/staff.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { StaffOrderMoney } from '../StaffOrderMoney.tsx'
import { aPaidOrder, aPart } from '../testing/a-staff-order.ts'
import { PartReturnedDialog } from './PartReturnedDialog.tsx'
import { RefundPartDialog } from './RefundPartDialog.tsx'

const anApproval: Approval = {
  id: 4,
  subject_id: 7,
  subject_name: 'PO-10007',
  stake: {
    act: 'partial_refund',
    key: '0b0dc5b4-6a5a-4a5a-9a5a-0b0dc5b46a5a',
    amount_cents: cents(4_000_01),
    fee_cents: cents(400_00),
    lines: null,
    total_cents: cents(12_000_00),
    refunded_cents: cents(6_000_00),
    paid_by_wire: false,
  },
  note: 'A pallet was crushed',
  asked_by: { id: 8, name: 'Sam Poe' },
  asked_at: '2026-03-02T12:00:00.000Z',
  expires_at: '2026-03-05T12:00:00.000Z',
  outcome: null,
  decided_by: null,
  decided_at: null,
  reason: null,
  confirmed_alone: false,
}
const button = (name: RegExp) => page.getByRole('button', { name })
const field = (name: RegExp) => page.getByRole('textbox', { name })
const preview = () => page.getByRole('region', { name: /What this refund does/ })

describe('the dialog of a refund in part', () => {
  const open = (more: Partial<StaffOrderDetail> = {}) => {
    const server = aServer()
    const asked = server.answers(refundInPart, () => ({ data: aPaidOrder() }))
    const closed = vi.fn<() => void>()
    show(<RefundPartDialog order={aPaidOrder(more)} onClose={closed} />)
    return { server, asked, closed }
  }

  test('says who bears it and what remains, before anything is pressed', async () => {
    const { asked, closed } = open()
    await expect.element(button(/^Refund$/)).toBeDisabled()
    await field(/Organic cotton bear/).fill('3')
    for (const words of ['$24.00', '$21.60', '$2.40', '$56.00'])
      await expect.element(preview().getByText(words, { exact: true })).toBeVisible()
    await button(/^Refund \$24\.00$/).click()
    await expect.element(page.getByText('Required')).toBeVisible()
    expect(asked).toEqual([])
    await field(/Reason/).fill('Three bears were wet')
    await button(/^Refund \$24\.00$/).click()
    await expect.poll(() => closed.mock.calls).toHaveLength(1)
    expect(asked[0]?.body).toMatchObject({
      lines: [{ line_id: 31, quantity: 3 }],
      reason: 'Three bears were wet',
    })
  })

  test('refuses more than is left, in words', async () => {
    open({
      refunded_cents: cents(16_00),
      refunded_fee_cents: cents(1_60),
      partial_refunds: [aPart()],
    })
    await field(/Organic cotton bear/).fill('9')
    await expect.element(page.getByText('Only 8 of 10 units have not been refunded.')).toBeVisible()
    await page.getByText('An amount').click()
    await page.getByRole('button', { name: /All that is left: \$64\.00/ }).click()
    await expect.element(preview().getByText('$0.00')).toBeVisible()
  })

  test('asks a second administrator where parts come to more than one may refund', async () => {
    const { server, closed } = open({
      total_cents: cents(12_000_00),
      fee_cents: cents(1_200_00),
      refunded_cents: cents(6_000_00),
      refunded_fee_cents: cents(600_00),
    })
    const asked = server.answers(askForApproval, () => ({ data: anApproval }))
    await page.getByText('An amount').click()
    await field(/Amount/).fill('4000.00')
    await expect.element(button(/^Refund \$4,000\.00$/)).toBeVisible()
    await field(/Amount/).fill('4000.01')
    await field(/Reason/).fill('A pallet was crushed')
    await expect.element(page.getByText(/A second administrator has to approve/)).toBeVisible()
    await button(/^Ask a second administrator$/).click()
    await expect.poll(() => closed.mock.calls).toHaveLength(1)
    expect(asked[0]?.body.approval).toMatchObject({
      act: 'partial_refund',
      subject_id: 7,
      amount_cents: 4_000_01,
      reason: 'A pallet was crushed',
    })
  })

  test('a second press after a lost answer is the same request, and other words are another', async () => {
    const { server } = open()
    const asked = server.answers(refundInPart, () => refusal(500, 'Something went wrong'))
    await page.getByText('An amount').click()
    await field(/Amount/).fill('5.00')
    await field(/Reason/).fill('Late')
    await button(/^Refund \$5\.00$/).click()
    await expect.element(page.getByText('Something went wrong')).toBeVisible()
    await button(/^Refund \$5\.00$/).click()
    await expect.poll(() => asked).toHaveLength(2)
    await field(/Reason/).fill('Very late')
    await button(/^Refund \$5\.00$/).click()
    await expect.poll(() => asked).toHaveLength(3)
    const keys = asked.map(({ body }) => body.key)
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[0])
  })
})

describe('the refunds in part of an order', () => {
  const list = (more: Partial<StaffOrderDetail>, role: 'admin' | 'support' = 'admin') => {
    const server = aServer()
    staffIsHere(server, { id: 7, role })
    const acts = { onReturn: vi.fn(), onReturnPart: vi.fn(), onRefundPart: vi.fn() }
    show(<StaffOrderMoney order={aPaidOrder(more)} {...acts} />)
    return { server, acts }
  }

  test('say why one failed, and are tried again or marked as sent by hand', async () => {
    const { server, acts } = list({ partial_refunds: [aPart()] })
    const tried = server.answers(retryPartialRefund, () => ({ data: aPaidOrder() }))
    await expect.element(page.getByText('Partial refund: Failed')).toBeVisible()
    await expect.element(page.getByText(/balance at the card provider is too low/)).toBeVisible()
    await expect.element(page.getByText('Two bears were wet')).toBeVisible()
    await expect.element(page.getByText('2 × Organic cotton bear')).toBeVisible()
    await button(/^Try again$/).click()
    await expect.poll(() => tried.map(({ body }) => body.attempt)).toEqual([1])
    await button(/^Mark as refunded manually$/).click()
    expect(acts.onReturnPart).toHaveBeenCalled()
  })

  test('of a payment that was charged back say what to do, and are ended after a question', async () => {
    const dispute = {
      status: 'lost' as const,
      amount_cents: cents(80_00),
      reason: 'fraudulent',
      respond_by: null,
    }
    const { server } = list({
      dispute,
      partial_refunds: [aPart({ refused_code: 'charge_disputed' })],
    })
    const ended = server.answers(endRefundByChargeback, () => ({ data: aPaidOrder() }))
    await expect.element(page.getByText(/bank has returned the money/)).toBeVisible()
    await button(/^End refund$/).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^End refund$/ })
      .click()
    await expect.poll(() => ended.map(({ body }) => body.attempt)).toEqual([1])
  })

  test('of a wire wait to be sent, and are recorded with the reference of the bank', async () => {
    list({
      paid_by_wire: true,
      partial_refunds: [aPart({ status: 'requested', refused_code: null })],
    })
    await expect.element(page.getByText('Partial refund: To be sent by wire')).toBeVisible()
    await expect.element(button(/^Record bank transfer$/)).toBeVisible()
    expect(button(/^Try again$/).query()).toBeNull()
  })

  test('are begun by administrators, while something is left', async () => {
    const { acts } = list({})
    await button(/^Refund part$/).click()
    expect(acts.onRefundPart).toHaveBeenCalled()
  })

  test.each<[string, Partial<StaffOrderDetail>]>([
    ['of an order that was not paid', { paid_at: null }],
    ['of a canceled one', { status: 'canceled' }],
    ['once nothing is left', { refunded_cents: cents(80_00) }],
  ])('are not begun %s', async (_, more) => {
    list(more)
    await expect.element(page.getByRole('heading', { name: 'Payment' })).toBeVisible()
    expect(button(/^Refund part$/).query()).toBeNull()
  })
})

test('a transfer is recorded with its reference', async () => {
  const server = aServer()
  const asked = server.answers(markPartReturned, () => ({ data: aPaidOrder() }))
  show(
    <PartReturnedDialog
      order={aPaidOrder({ paid_by_wire: true })}
      part={aPart({ status: 'requested' })}
      onClose={() => {}}
    />,
  )
  await field(/Bank reference/).fill('FT-88')
  await button(/^Record bank transfer$/).click()
  await expect.poll(() => asked.map(({ body }) => body.note)).toEqual(['FT-88'])
})
