import { describe, expect, test } from 'vitest'
import { approvalsList } from '#market/approvals/approvals-list.ts'
import { auditList } from '#market/audit/audit-list.ts'
import { applicationsList } from '#market/accounts/applications-list.ts'
import { leadsList } from '#market/leads/leads-list.ts'
import { questionsList } from '#market/messages/questions-list.ts'
import { feeInvoicesList } from '#market/papers/fee-invoices-list.ts'
import { papersList } from '#market/papers/papers-list.ts'
import { dueSellersList } from '#market/payouts/due-sellers-list.ts'
import { orderMoneyList } from '#market/payouts/order-money-list.ts'
import { payoutsList } from '#market/payouts/payouts-list.ts'
import { staffPayoutsList } from '#market/payouts/staff-payouts-list.ts'
import { peopleList } from '#market/people/people-list.ts'
import { certificatesList } from '#market/resale-certificates/certificates-list.ts'
import { staffClaimsList } from '#market/claims/staff-claims-list.ts'
import { staffCertificatesList } from '#market/resale-certificates/staff-certificates-list.ts'
import { shipToAddressesList } from '#market/ship-to-addresses/ship-to-addresses-list.ts'
import { staffOrdersList } from '#market/staff-orders/staff-orders-list.ts'
import { sellersList } from '#market/staff-sellers/sellers-list.ts'
import { inboxList } from '#market/today/inbox-list.ts'
import { parseSearch } from '#web/platform/navigation/search-params.ts'
import { listAddress } from './list-address.ts'

const lists = [
  applicationsList,
  approvalsList,
  peopleList,
  sellersList,
  auditList,
  leadsList,
  staffOrdersList,
  inboxList,
  questionsList,
  papersList,
  feeInvoicesList,
  payoutsList,
  orderMoneyList,
  staffPayoutsList,
  dueSellersList,
  certificatesList,
  staffCertificatesList,
  staffClaimsList,
  shipToAddressesList,
] as const

describe.each(lists.map((list) => [list.page, list] as const))('%s', (page, list) => {
  const { viewOf, hrefOf } = listAddress<typeof list.view>(list as never)
  const viewAt = (address: string) => viewOf(parseSearch(address.split('?')[1] ?? ''))

  test('is bare for what is usual', () => {
    expect(hrefOf(viewAt(''))).toBe(page)
  })

  test('says each choice, and reads it again', () => {
    const choices = Object.entries(list.filters).flatMap(([name, filter]) =>
      ('choices' in filter ? filter.choices : [])
        .filter(([value]: readonly [string, string]) => value !== '')
        .map(([value]: readonly [string, string]) => ({ [name]: value })),
    )
    const sorts = Object.keys(list.sorts).map((sort) => ({ sort }))
    for (const chosen of [...choices, ...sorts, { search: 'Ash & Oak' }, { page: 3 }]) {
      const view = { ...viewAt(''), ...chosen }
      expect(viewAt(hrefOf(view as never))).toEqual(view)
    }
  })

  test('shows what is usual for each part that makes no sense', () => {
    const wrong = Object.keys(list.filters).map((name) => `${name}=no+such`)
    expect(viewAt(`?${wrong.join('&')}&sort=worst&page=-1`)).toEqual(viewAt(''))
    expect(viewAt(`?${wrong.join('&')}&search=fee&page=2`)).toEqual({
      ...viewAt(''),
      search: 'fee',
      page: 2,
    })
  })
})

test('what a page shows at first may differ from what a call gets, and is left out of its address', () => {
  const { viewOf, hrefOf } = listAddress(auditList)
  expect(viewOf({})).toMatchObject({ kind: 'changes' })
  expect(hrefOf({ kind: 'changes' })).toBe('/admin/audit_log')
  expect(hrefOf({ kind: 'all' })).toBe('/admin/audit_log?kind=all')
})

test('what is usual may depend on what is asked, and gives way with it', () => {
  const { viewOf, hrefOf, hrefOfChange } = listAddress(staffOrdersList)
  expect(viewOf({ status: 'stuck' }).sort).toBe('waiting')
  expect(hrefOf({ status: 'stuck', sort: 'waiting' })).toBe('/admin/purchase_orders?status=stuck')
  expect(hrefOf({ status: 'stuck', sort: 'newest' })).toContain('sort=newest')
  expect(viewOf({ status: 'shipped' }).sort).toBe('newest')
  expect(hrefOfChange(viewOf({ status: 'stuck', page: '3' }), { status: 'shipped' })).toBe(
    '/admin/purchase_orders?status=shipped',
  )
  expect(hrefOfChange(viewOf({ sort: 'total_asc' }), { status: 'stuck' })).toBe(
    '/admin/purchase_orders?sort=total_asc&status=stuck',
  )
})

test('a filter may have a name of its own in the address', () => {
  const { viewOf, hrefOf, isNarrowed } = listAddress(leadsList)
  const view = viewOf({ buyer: 'Mass Merchandiser' })
  expect(view).toMatchObject({ buyer_category: 'Mass Merchandiser' })
  expect(hrefOf(view)).toBe('/admin/leads?buyer=Mass+Merchandiser')
  expect([isNarrowed(view), isNarrowed(viewOf({ sort: 'company' }))]).toEqual([true, false])
})
