import { describe, expect, test } from 'vitest'
import { blankBrowser } from '#server/testing/browser.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
const AS_A_PAGE = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const open = (path: string, Accept = AS_A_PAGE) =>
  blankBrowser(site.address).send('GET', path, { headers: { Accept } })

describe('a link to a file, opened by somebody who is not signed in,', () => {
  test.each([
    '/marketplace/purchase_orders/7/pdf',
    '/marketplace/purchase_orders/csv?status=shipped&format=xlsx',
    '/admin/insights/download_csv/user.csv',
  ])('leads to the sign-in, which leads back: %s', async (path) => {
    const { status, headers } = await open(path)
    expect([status, headers.get('Location')]).toEqual([
      302,
      `/sign_in?${String(new URLSearchParams({ from: path }))}`,
    ])
  })

  test.each(['application/json', '*/*', 'application/pdf'])(
    'is refused in data to a program, which accepts %s',
    async (accepted) => {
      const { status, body } = await open('/marketplace/purchase_orders/7/pdf', accepted)
      expect([status, body]).toEqual([401, { errors: ['Please sign in'] }])
    },
  )
})
