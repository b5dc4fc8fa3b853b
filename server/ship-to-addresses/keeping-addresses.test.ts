import { describe, expect, test } from 'vitest'
import { MOST_SHIP_TO_ADDRESSES } from '#market/ship-to-addresses/ship-to-address.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })

const CALL = '/ship_to_addresses'
const store = (label: string, more: object = {}) => ({
  label,
  name: 'Fig & Cedar',
  line1: '9 Pier Road',
  city: 'Reno',
  state: 'NV',
  postal_code: '89501',
  country: 'US',
  ...more,
})
const plain = {
  dock: false,
  liftgate_needed: false,
  appointment_needed: false,
  receiving_hours: '',
}

async function aChain() {
  const user = await aBuyer(site.db, { shipTo: null })
  const buyer = await site.as(user)
  const add = (label: string, more: object = {}) =>
    buyer.post(CALL, { ship_to_address: store(label, more) })
  const list = async (query = '') => (await buyer.get(`${CALL}${query}`)).body
  const labels = async (query = '') =>
    (await list(query)).data.map(({ label }: { label: string }) => label)
  const shipTo = async () => (await buyer.get('/profile')).body.ship_to
  return { user, buyer, add, list, labels, shipTo }
}

describe('a buyer’s ship-to addresses', () => {
  test('have a label, an address and what a driver has to know', async () => {
    const { add, list } = await aChain()
    const dock = {
      dock: true,
      liftgate_needed: true,
      appointment_needed: true,
      receiving_hours: 'Mon to Fri, 7 am to 3 pm',
      phone: '775 555 0104',
    }
    const { status, body } = await add('Store 4', { ...dock, state: 'Nevada', country: 'USA' })
    expect(status).toBe(201)
    expect(body.ship_to_address).toEqual({
      ...store('Store 4', dock),
      id: expect.any(Number),
      is_default: true,
    })
    expect((await list()).data).toEqual([body.ship_to_address])
  })

  test('are listed in pages, the default one first, and found by label, street, city and ZIP', async () => {
    const { add, list, labels } = await aChain()
    await add('Warehouse')
    await add('store 10', { city: 'Elko', postal_code: '89801' })
    await add('Store 1', { line1: '1 Harbor Lane' })
    expect(await labels()).toEqual(['Warehouse', 'Store 1', 'store 10'])
    expect(await labels('?search=elko')).toEqual(['store 10'])
    expect(await labels('?search=89801')).toEqual(['store 10'])
    expect(await labels('?search=harbor')).toEqual(['Store 1'])
    expect(await labels('?sort=newest')).toEqual(['Store 1', 'store 10', 'Warehouse'])
    const second = await list('?per_page=2&page=2')
    expect(second.data).toHaveLength(1)
    expect(second.meta).toMatchObject({ total_count: 3, total_pages: 2 })
  })

  test('are changed, and a label stands for one of them', async () => {
    const { buyer, add, labels } = await aChain()
    await add('Store 1')
    const { id } = (await add('Store 2')).body.ship_to_address
    const change = (more: object) =>
      buyer.put(`${CALL}/${id}`, { ship_to_address: { ...store('Store 2'), ...more } })
    const taken = await change({ label: 'STORE 1' })
    expect(taken).toMatchObject({
      status: 422,
      body: {
        fields: { 'ship_to_address.label': ['You already have an address with this label'] },
      },
    })
    expect((await add('store 2')).status).toBe(422)
    expect((await change({ label: 'Store Two', dock: true })).body.ship_to_address).toMatchObject({
      label: 'Store Two',
      dock: true,
    })
    expect(await labels()).toEqual(['Store 1', 'Store Two'])
    expect((await change({ postal_code: 'abc' })).body.fields).toEqual({
      'ship_to_address.postal_code': ['A ZIP code has 5 digits, or 9 as in 97201-1234'],
    })
  })

  test('are at most 200, also when many are added at once', async () => {
    const { user, add, list } = await aChain()
    await site.db
      .insertInto('shipToAddresses')
      .values(
        Array.from({ length: MOST_SHIP_TO_ADDRESSES - 2 }, (_, at) => ({
          buyerId: user.id,
          label: `Store ${at}`,
          shipTo: JSON.stringify(store('')),
        })),
      )
      .execute()
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((label) => add(label)))
    const refused = answers.filter(({ status }) => status === 422)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.body.errors).toEqual([
      'You have 200 addresses, the most there can be. Delete one you no longer use first.',
    ])
    expect((await list()).meta.total_count).toBe(200)
  })

  test('are deleted, the default one last', async () => {
    const { buyer, add, labels, shipTo } = await aChain()
    const first = (await add('Store 1')).body.ship_to_address
    const second = (await add('Store 2')).body.ship_to_address
    expect(await buyer.delete(`${CALL}/${first.id}`)).toMatchObject({
      status: 409,
      body: { errors: ['This is your default address. Make another one the default first.'] },
    })
    expect((await buyer.delete(`${CALL}/${second.id}`)).status).toBe(200)
    expect((await buyer.delete(`${CALL}/${second.id}`)).status).toBe(404)
    expect((await buyer.delete(`${CALL}/${first.id}`)).status).toBe(200)
    expect(await labels()).toEqual([])
    expect(await shipTo()).toBeNull()
  })

  test('are nobody else’s', async () => {
    const { add } = await aChain()
    const { id } = (await add('Store 1')).body.ship_to_address
    const { buyer: stranger, labels } = await aChain()
    const seller = await site.as(await aSeller(site.db))
    for (const who of [stranger, seller]) {
      const change = await who.put(`${CALL}/${id}`, { ship_to_address: store('Mine') })
      expect([403, 404]).toContain(change.status)
      expect([403, 404]).toContain((await who.put(`${CALL}/${id}/default`)).status)
      expect([403, 404]).toContain((await who.delete(`${CALL}/${id}`)).status)
    }
    expect(await labels()).toEqual([])
  })
})

describe('the ship-to address of the specification', () => {
  test('is the default one: another default is read there, and what is written there is kept there', async () => {
    const { buyer, add, list, shipTo } = await aChain()
    await add('Store 1')
    const { id } = (await add('Store 2', { city: 'Elko', dock: true })).body.ship_to_address
    expect(await shipTo()).toMatchObject({ city: 'Reno' })
    expect((await buyer.put(`${CALL}/${id}/default`)).body.ship_to_address.is_default).toBe(true)
    const { label: _label, ...elko } = store('', { city: 'Elko' })
    expect(await shipTo()).toEqual(elko)
    expect((await buyer.get('/me')).body.buyer.ship_to).toEqual(elko)

    await buyer.put('/profile', { profile: { ship_to: { ...elko, line1: '2 Mine Road' } } })
    const all = (await list()).data
    expect(all).toMatchObject([
      { label: 'Store 2', line1: '2 Mine Road', city: 'Elko', dock: true, is_default: true },
      { label: 'Store 1', line1: '9 Pier Road', is_default: false },
    ])
    await buyer.put(`${CALL}/${id}`, { ship_to_address: store('Store 2', { city: 'Ely' }) })
    expect(await shipTo()).toMatchObject({ city: 'Ely' })
  })

  test('makes the first address of a buyer who knows of one alone', async () => {
    const { buyer, list } = await aChain()
    const { label: _label, ...reno } = store('')
    await buyer.put('/profile', { profile: { ship_to: reno } })
    expect((await list()).data).toEqual([
      { ...reno, ...plain, id: expect.any(Number), label: 'Main address', is_default: true },
    ])
  })

  test('is one of each buyer’s, also when two are made the default at once', async () => {
    const { buyer, add, list, shipTo } = await aChain()
    const ids: number[] = []
    for (const label of ['1', '2', '3'])
      ids.push((await add(label, { city: `City ${label}` })).body.ship_to_address.id)
    await Promise.all([...ids, ...ids].map((id) => buyer.put(`${CALL}/${id}/default`)))
    const defaults = (await list()).data.filter(
      ({ is_default: isDefault }: { is_default: boolean }) => isDefault,
    )
    expect(defaults).toHaveLength(1)
    expect((await shipTo()).city).toBe(defaults[0].city)
  })
})
