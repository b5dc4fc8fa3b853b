import { describe, expect, test } from 'vitest'
import type { ApprovalStake } from '#market/approvals/approval.ts'
import { cents } from '#market/money.ts'
import { approvingMeans, outcomePill, stakeFacts } from './approval-words.ts'

const refund = (more: object = {}): ApprovalStake => ({
  act: 'refund',
  total_cents: cents(12_000_00),
  left_cents: cents(12_000_00),
  paid_by_wire: false,
  ...more,
})
const fee = (before: number | null): ApprovalStake => ({
  act: 'fee',
  platform_fee_bps: 300,
  before_bps: before,
  standard_fee_bps: 1000,
})
const nobody = { decided_by: null, confirmed_alone: false }

test('what is asked waits, and then is what was decided', () => {
  expect(outcomePill({ ...nobody, outcome: null })).toEqual({ words: 'Waiting', colour: 'yellow' })
  expect(outcomePill({ ...nobody, outcome: 'declined' })).toEqual({
    words: 'Declined',
    colour: 'red',
  })
  expect(outcomePill({ ...nobody, outcome: 'approved', confirmed_alone: true }).words).toBe(
    'Confirmed by one administrator',
  )
})

describe('the second administrator reads', () => {
  test('how a refund was paid, and what of it went back already', () => {
    expect(stakeFacts({ stake: refund(), note: null })).toEqual([
      { label: 'Paid', value: '$12,000.00, by card' },
    ])
    expect(
      stakeFacts({
        stake: refund({ left_cents: cents(11_500_00), paid_by_wire: true }),
        note: 'Damaged',
      }),
    ).toEqual([
      { label: 'Paid', value: '$12,000.00, by wire transfer' },
      { label: 'Refund', value: '$11,500.00' },
      { label: 'Note', value: 'Damaged' },
    ])
  })

  test('from which fee it goes', () => {
    const values = (before: number | null) =>
      stakeFacts({ stake: fee(before), note: null }).map(({ value }) => value)
    expect(values(null)).toEqual(['10% (standard)'])
    expect(values(250)).toEqual(['2.5%', '10%'])
  })

  test('what approving does', () => {
    expect(approvingMeans({ stake: refund() })).toContain('refunded to the card')
    expect(approvingMeans({ stake: refund({ paid_by_wire: true }) })).toContain('by wire transfer')
    expect(approvingMeans({ stake: fee(null) })).toContain('applies to new orders')
  })
})
