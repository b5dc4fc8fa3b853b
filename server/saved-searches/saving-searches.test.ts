import { describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()

const cheapHome = { categories: ['home'], max_price_cents: 500 }
const asBuyer = async () => site.as(await aBuyer(site.db))
const save = (buyer: Caller, name: string, more: object = {}) =>
  buyer.post('/saved_searches', { saved_search: { name, criteria: cheapHome, ...more } })
const namesOf = async (buyer: Caller) => {
  const { body } = await buyer.get('/saved_searches')
  return body.saved_searches.map(({ name }: { name: string }) => name)
}

describe('a saved search', () => {
  test('keeps what was looked for, and alerts unless told otherwise', async () => {
    const buyer = await asBuyer()
    const { status, body } = await save(buyer, 'Cheap home', { sort: 'price_asc' })
    expect(status).toBe(201)
    expect(body.saved_search).toMatchObject({
      name: 'Cheap home',
      criteria: cheapHome,
      sort: 'price_asc',
      alerts: true,
    })
    await save(buyer, 'all of it', { criteria: {}, alerts: false })
    const { body: list } = await buyer.get('/saved_searches')
    expect(list.saved_searches).toEqual([
      expect.objectContaining({ name: 'all of it', criteria: {}, sort: null, alerts: false }),
      body.saved_search,
    ])
  })

  test('can be renamed, and its alerts turned off', async () => {
    const buyer = await asBuyer()
    const { id } = (await save(buyer, 'Home')).body.saved_search
    const renamed = await buyer.put(`/saved_searches/${id}`, { saved_search: { name: 'Houses' } })
    expect(renamed.body.saved_search).toMatchObject({ name: 'Houses', alerts: true })
    const quiet = await buyer.put(`/saved_searches/${id}`, { saved_search: { alerts: false } })
    expect(quiet.body.saved_search).toMatchObject({ name: 'Houses', alerts: false })
    // A name may change its letters' case.
    const again = await buyer.put(`/saved_searches/${id}`, { saved_search: { name: 'HOUSES' } })
    expect(again.status).toBe(200)
  })

  test('can be deleted, once', async () => {
    const buyer = await asBuyer()
    const { id } = (await save(buyer, 'Home')).body.saved_search
    expect((await buyer.delete(`/saved_searches/${id}`)).status).toBe(200)
    expect((await buyer.delete(`/saved_searches/${id}`)).status).toBe(404)
    expect(await namesOf(buyer)).toEqual([])
  })

  test('is its buyer’s alone', async () => {
    const buyer = await asBuyer()
    const other = await asBuyer()
    const { id } = (await save(buyer, 'Home')).body.saved_search
    const change = { saved_search: { name: 'Mine now' } }
    expect((await other.put(`/saved_searches/${id}`, change)).status).toBe(404)
    expect((await other.delete(`/saved_searches/${id}`)).status).toBe(404)
    expect(await namesOf(other)).toEqual([])
    expect(await namesOf(buyer)).toEqual(['Home'])
  })

  test('needs a name of its own, whatever the case of its letters', async () => {
    const buyer = await asBuyer()
    await save(buyer, 'Home')
    const taken = 'You already have a saved search with this name'
    const refused = { status: 422, body: { errors: [taken], fields: { name: [taken] } } }
    expect(await save(buyer, 'HOME')).toMatchObject(refused)
    const { id } = (await save(buyer, 'Pets')).body.saved_search
    const change = { saved_search: { name: ' home ' } }
    expect(await buyer.put(`/saved_searches/${id}`, change)).toMatchObject(refused)
    expect((await save(await asBuyer(), 'Home')).status).toBe(201)
  })

  test.each([
    ['ΟΣ', 'οσ'],
    ['İ', 'i'],
    ['É', 'é'],
    ['\ud800', '\udfff'],
  ])('is told the name is taken when it is, in any alphabet: %j and %j', async (first, second) => {
    const buyer = await asBuyer()
    expect((await save(buyer, first)).status).toBe(201)
    expect((await save(buyer, second)).status).toBe(422)
    const { id } = (await save(buyer, 'Another')).body.saved_search
    const change = { saved_search: { name: second } }
    expect((await buyer.put(`/saved_searches/${id}`, change)).status).toBe(422)
  })

  test.each([
    ['no name', { name: '  ' }, 'Required'],
    ['a long name', { name: 'x'.repeat(81) }, 'Maximum 80 characters'],
    ['an unknown category', { criteria: { categories: ['cars'] } }, undefined],
    ['an unknown sort', { sort: 'cheapest' }, undefined],
  ])('with %s is refused', async (_, more, message) => {
    const buyer = await asBuyer()
    const refused = await save(buyer, 'Home', more)
    expect(refused.status).toBe(422)
    if (message) expect(refused.body.errors[0]).toContain(message)
    expect(await namesOf(buyer)).toEqual([])
  })

  test('is one of at most fifty, also when they come at once', async () => {
    const buyer = await asBuyer()
    const names = Array.from({ length: 49 }, (_, at) => `Search ${at}`)
    for (const name of names) await save(buyer, name)
    const last = await Promise.all(['A', 'B', 'A'].map((name) => save(buyer, name)))
    expect(last.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(last.map(({ body }) => body.errors?.[0])).toContain('Maximum 50 saved searches')
    expect(await namesOf(buyer)).toHaveLength(50)
  })
})
