import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { ApprovalStake } from './approval.ts'
import { describeApproval, subjectPath } from './describe-approval.ts'

const refund = (more: object = {}): ApprovalStake => ({
  act: 'refund',
  total_cents: cents(12_000_00),
  left_cents: cents(11_500_00),
  paid_by_wire: false,
  ...more,
})
const fee = (wanted: number | null, before: number | null): ApprovalStake => ({
  act: 'fee',
  platform_fee_bps: wanted,
  before_bps: before,
  standard_fee_bps: 1000,
})

test('a refund says what is left to return, and whether by wire', () => {
  const order = { subject_name: 'PO-10012' }
  expect(describeApproval({ ...order, stake: refund() })).toBe(
    'Cancel PO-10012 and return $11,500.00',
  )
  expect(describeApproval({ ...order, stake: refund({ paid_by_wire: true }) })).toBe(
    'Cancel PO-10012 and return $11,500.00 by wire',
  )
})

test('a fee says which takes the place of which', () => {
  const shop = { subject_name: 'Harrow & Pine' }
  expect(describeApproval({ ...shop, stake: fee(325, null) })).toBe(
    'Set the fee of Harrow & Pine to 3.25%, from 10%',
  )
  expect(describeApproval({ ...shop, stake: fee(null, 300) })).toBe(
    'Give Harrow & Pine the standard fee of 10%, from 3%',
  )
})

test('each is looked at where staff look at its order or seller', () => {
  expect(subjectPath({ subject_id: 7, stake: refund() })).toBe('/admin/purchase_orders?order=7')
  expect(subjectPath({ subject_id: 7, stake: fee(1, null) })).toBe('/admin/sellers/7')
})
