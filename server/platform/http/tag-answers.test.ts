import { expect, test } from 'vitest'
import { aBuyer, aListedProduct } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()

const tagOf = ({ headers }: { headers: Headers }) => headers.get('ETag') ?? ''

test('what a program has already is not sent again, until it changes', async () => {
  const { id } = await aListedProduct(site.db, { name: 'Mug' })
  const program = await site.asProgram(await aBuyer(site.db))
  const read = (tag?: string) =>
    program.get(`/marketplace/products/${id}`, undefined, tag ? { 'If-None-Match': tag } : {})

  const first = await read()
  expect(first).toMatchObject({ status: 200, body: { name: 'Mug' } })
  expect(tagOf(first)).toMatch(/^W\/"[\w-]+"$/)
  const again = await read(`"another", ${tagOf(first)}`)
  expect(again.status).toBe(304)
  expect(tagOf(again)).toBe(tagOf(first))

  await site.db.updateTable('products').set({ name: 'Cup' }).where('id', '=', id).execute()
  const changed = await read(tagOf(first))
  expect(changed).toMatchObject({ status: 200, body: { name: 'Cup' } })
  expect(tagOf(changed)).not.toBe(tagOf(first))
})

test('a refusal, a write and a page have no tag', async () => {
  const { id } = await aListedProduct(site.db)
  const program = await site.asProgram(await aBuyer(site.db))
  expect(tagOf(await program.get('/marketplace/products/999999'))).toBe('')
  expect(tagOf(await program.post('/marketplace/products/search?page=1', { search: {} }))).toBe('')
  const path = `${site.address}/marketplace/products/${id}`
  const page = await fetch(path, { headers: { Accept: 'text/html' } })
  expect(tagOf(page)).toBe('')
})
