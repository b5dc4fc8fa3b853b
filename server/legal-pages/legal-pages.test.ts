import { beforeAll, expect, test } from 'vitest'
import { MAX_LEGAL_PAGE_CHARACTERS } from '#market/legal-pages/legal-page-api.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let ann: Caller
beforeAll(async () => {
  ann = await site.as(await anAdministrator(site.db))
})

type Text = { body: unknown; seen?: string | null }
const save = (who: Caller, name: string, { body, seen = null }: Text) =>
  who.put(`/admin/legal_pages/${name}`, { legal_page: { body, seen } })
const read = async (name: string) => (await site.visitor.get(`/legal_pages/${name}`)).body.data

test('a page is empty until it is written, and then everybody reads it', async () => {
  expect(await read('terms')).toEqual({ name: 'terms', body: '', updated_at: null })
  const saved = await save(ann, 'terms', { body: '  # Terms\n\nBe fair.  ' })
  expect(saved).toMatchObject({ status: 200, body: { data: { body: '# Terms\n\nBe fair.' } } })
  expect(await read('terms')).toEqual(saved.body.data)
})

test('the list of staff has all pages, with who saved them last', async () => {
  await save(ann, 'privacy', { body: 'We keep little.' })
  const { full_name: author } = (await ann.get('/me')).body
  const { data } = (await ann.get('/admin/legal_pages')).body
  expect(data.map(({ name }: { name: string }) => name)).toEqual(['terms', 'privacy', 'contact'])
  expect(data[1]).toMatchObject({ body: 'We keep little.', updated_by: author })
  expect(data[2]).toMatchObject({ body: '', updated_by: null, updated_at: null })
})

test('nobody overwrites what a colleague saved unseen, and the audit log has each text', async () => {
  const first = await save(ann, 'contact', { body: 'Call us.' })
  expect(await save(ann, 'contact', { body: 'Write to us.' })).toMatchObject({ status: 409 })
  const { updated_at: seen } = first.body.data
  expect((await save(ann, 'contact', { body: 'Write to us.', seen })).status).toBe(200)
  expect(await save(ann, 'contact', { body: 'Call again.', seen })).toMatchObject({
    status: 409,
    body: { errors: [expect.stringContaining('in the meantime')] },
  })
  expect(await read('contact')).toMatchObject({ body: 'Write to us.' })
  const { data } = (await ann.get('/admin/audit_events?search=legal%20page%20contact')).body
  expect(data[0]).toMatchObject({
    act: 'legal page saved',
    before: { body: 'Call us.' },
    after: { body: 'Write to us.' },
  })
})

test.each([
  ['nothing', '  ', 'Required'],
  ['too much', 'x'.repeat(MAX_LEGAL_PAGE_CHARACTERS + 1), 'Maximum 50,000 characters'],
])('%s is refused at the field', async (_, body, words) => {
  expect(await save(ann, 'privacy', { body: body })).toMatchObject({
    status: 422,
    body: { fields: { 'legal_page.body': [words] } },
  })
})

test('there are no other pages', async () => {
  expect((await site.visitor.get('/legal_pages/imprint')).status).toBe(404)
  expect((await save(ann, 'imprint', { body: 'Text' })).status).toBe(404)
})

test('buyers write none', async () => {
  const buyer = await site.as(await aBuyer(site.db))
  expect((await save(buyer, 'terms', { body: 'Mine' })).status).toBe(404)
})
