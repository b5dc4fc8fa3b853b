import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aPicture } from './testing/pictures.ts'
import { preview, putFile } from './testing/sending.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let seller: Caller
beforeAll(async () => {
  seller = await site.as(await aSeller(site.db))
})

describe('addresses for many images', () => {
  test('are given in one call, each for its own file', async () => {
    const contents = [await aPicture('png', 8, 8), await aPicture('png', 16, 16)]
    const { body } = await seller.post('/presigned_urls/images', {
      files: contents.map(({ length }) => ({ content_type: 'image/png', size: length })),
    })
    const keys = body.files.map(({ file_key: key }: { file_key: string }) => key)
    expect(new Set(keys).size).toBe(2)
    for (const [at, { aws_url: address }] of body.files.entries())
      expect((await putFile(address, contents[at] ?? Buffer.alloc(0), 'image/png')).status).toBe(
        200,
      )
    for (const key of keys) expect((await preview(seller, key)).status).toBe(200)
  })

  test('are all refused when one file may not be sent', async () => {
    const ask = (...files: object[]) => seller.post('/presigned_urls/images', { files })
    const good = { content_type: 'image/png', size: 1 }
    expect((await ask(good, { content_type: 'image/heic', size: 1 })).status).toBe(422)
    expect((await ask(good, { content_type: 'image/png', size: 35_000_000 })).status).toBe(413)
    expect((await ask()).status).toBe(422)
    expect((await ask(...Array.from({ length: 51 }, () => ({ ...good })))).status).toBe(422)
  })
})
