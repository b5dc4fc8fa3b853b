import { describe, expect, test } from 'vitest'
import { keepsAccount, maySetUpShop, stages } from '#market/accounts/stage.ts'
import { exceeds, isUnreviewed, NETWORK_QUOTA, quotaWords, uploadQuotas } from './upload-quota.ts'
import { TOO_LARGE_BYTES } from './upload-limits.ts'

describe('what an account may send in a day', () => {
  test.each(stages)('is more than nothing only where files may be sent at all: %s', (stage) => {
    const mayUpload = keepsAccount(stage) || maySetUpShop(stage)
    expect(uploadQuotas[stage].files > 0).toBe(mayUpload)
    expect(uploadQuotas[stage].bytes > TOO_LARGE_BYTES.image).toBe(mayUpload)
  })

  test('grows with what is known of it', () => {
    const { 'seller waiting': waiting, seller, admin } = uploadQuotas
    expect(waiting.bytes).toBeLessThan(seller.bytes)
    expect(waiting.files).toBeLessThan(seller.files)
    expect(seller.bytes).toBeLessThan(admin.bytes)
    expect(seller.files).toBeLessThan(admin.files)
  })

  test('is less for a hundred applicants of one network than for each of them', () => {
    const { 'seller waiting': waiting } = uploadQuotas
    expect(NETWORK_QUOTA.bytes).toBeLessThan(100 * waiting.bytes)
    expect(stages.filter(isUnreviewed)).toEqual(['seller waiting', 'subscriber'])
  })
})

describe('a file', () => {
  const quota = { files: 3, bytes: 100 }

  test('that just fits is taken', () => {
    expect(exceeds(quota, { files: 2, bytes: 60 }, { files: 1, bytes: 40 })).toBe(false)
  })

  test('that is one too many, or holds one byte too many, is not', () => {
    expect(exceeds(quota, { files: 3, bytes: 0 }, { files: 1, bytes: 1 })).toBe(true)
    expect(exceeds(quota, { files: 0, bytes: 60 }, { files: 1, bytes: 41 })).toBe(true)
    expect(exceeds(quota, { files: 2, bytes: 0 }, { files: 2, bytes: 2 })).toBe(true)
  })

  test('is refused in words that name the measure', () => {
    expect(quotaWords('seller waiting', uploadQuotas['seller waiting'])).toBe(
      'While your application is under review you can upload 100 files or 200 MB a day.',
    )
    expect(quotaWords('buyer', uploadQuotas.buyer)).toBe(
      'You can upload 2,000 files or 2 GB a day.',
    )
  })
})
