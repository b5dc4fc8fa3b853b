import { expect, test } from 'vitest'
import { userStatuses } from '#market/accounts/user-status.ts'
import { MOST_ROWS } from './import-limits.ts'
import { importQuotaOf, rowQuotaWords } from './import-quota.ts'

test('every seller who may import may import one full file a day', () => {
  for (const status of userStatuses)
    expect(importQuotaOf(status).rows).toBeGreaterThanOrEqual(MOST_ROWS)
})

test('a seller under review imports less than any other, and reads why', () => {
  const waiting = importQuotaOf('provisional')
  const seller = importQuotaOf('onboarded')
  expect(waiting.filesAtOnce).toBeLessThan(seller.filesAtOnce)
  expect(waiting.rows).toBeLessThan(seller.rows)
  expect(rowQuotaWords('provisional')).toBe(
    'While your application is under review you can import 50,000 rows a day.',
  )
  expect(rowQuotaWords('onboarded')).toBe('You can import 1,000,000 rows a day.')
})
