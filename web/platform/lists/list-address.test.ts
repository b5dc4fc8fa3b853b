import { describe, expect, test } from 'vitest'
import { auditList } from '#market/audit/audit-list.ts'
import { peopleList } from '#market/people/people-list.ts'
import { sellersList } from '#market/staff-sellers/sellers-list.ts'
import { parseSearch } from '#web/platform/navigation/search-params.ts'
import { listAddress } from './list-address.ts'

const lists = [peopleList, sellersList, auditList] as const

describe.each(lists.map((list) => [list.page, list] as const))('%s', (page, list) => {
  const { viewOf, hrefOf } = listAddress<typeof list.view>(list)
  const viewAt = (address: string) => viewOf(parseSearch(address.split('?')[1] ?? ''))

  test('is bare for what is usual', () => {
    expect(hrefOf(viewAt(''))).toBe(page)
  })

  test('says each choice, and reads it again', () => {
    const choices = Object.entries(list.filters).flatMap(([name, filter]) =>
      ('choices' in filter ? filter.choices : []).map(([value]: readonly [string, string]) => ({
        [name]: value,
      })),
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
