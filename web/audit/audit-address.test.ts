import { expect, test } from 'vitest'
import { parseSearch } from '#web/platform/navigation/search-params.ts'
import { addressOf, viewOfAddress } from './audit-address.ts'

const viewAt = (search: string) => viewOfAddress(parseSearch(search))

test('the address says what the log shows, and only what is not usual', () => {
  const view = viewAt('?kind=writes&search=fee&from=2026-11-01&to=2026-11-22&page=2')
  expect(view).toEqual({
    kind: 'writes',
    search: 'fee',
    from: '2026-11-01',
    to: '2026-11-22',
    page: 2,
  })
  expect(viewAt(addressOf(view).split('?')[1] ?? '')).toEqual(view)
  expect(addressOf(viewAt(''))).toBe('/admin/audit_log')
})

test('the log opens on what was changed, and so does an address that makes no sense', () => {
  expect(viewAt('')).toMatchObject({ kind: 'changes', search: '' })
  expect(viewAt('?from=yesterday')).toEqual(viewAt(''))
  expect(viewAt('?search=fee')).toMatchObject({ kind: 'changes', search: 'fee' })
})
