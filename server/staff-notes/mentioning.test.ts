import { beforeAll, describe, expect, test } from 'vitest'
import { anOrderAt } from '#server/purchase-orders/testing/an-order-at.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })

let ann: Caller
let sam: Caller
beforeAll(async () => {
  ann = await aColleague('Ann Vale', 'admin')
  sam = await aColleague('Sam Poe', 'support')
})

async function aColleague(fullName: string, role: 'support' | 'admin') {
  const { userId } = await anAdministrator(site.db, { role })
  await site.db.updateTable('users').set({ fullName }).where('id', '=', userId).execute()
  return site.as({ userId })
}
type Notice = { title: string; detail: string | null; path: string }
const mentionsOf = async (caller: Caller): Promise<Notice[]> =>
  (await caller.get('/notifications')).body.notifications.filter(({ title }: Notice) =>
    title.includes('mentioned you'),
  )

describe('a colleague who is mentioned in a note', () => {
  test('hears it by the bell, with the way there and without the words', async () => {
    const { id } = await anOrderAt(site, 'awaiting_shipment')
    const { po_number: number } = (await ann.get(`/admin/purchase_orders/${id}`)).body.data
    const text = 'The dock is closed, @sam poe: please call them.'
    await ann.post('/admin/notes', { subject: 'order', subject_id: id, text })
    expect(await mentionsOf(sam)).toMatchObject([
      {
        title: `Ann Vale mentioned you in a note on ${number}`,
        detail: null,
        path: `/admin/purchase_orders?order=${number}`,
      },
    ])
    expect(await mentionsOf(ann)).toEqual([])
  })

  test('hears it once, also when the note is edited; who is added hears it then', async () => {
    const eve = await aColleague('Eve Hart', 'support')
    const { id } = await anOrderAt(site, 'awaiting_shipment')
    const note = { subject: 'order', subject_id: id, text: 'Ask @Eve Hart' }
    const { body } = await ann.post('/admin/notes', note)
    const before = (await mentionsOf(sam)).length
    await ann.put(`/admin/notes/${body.data.id}`, { text: 'Ask @Eve Hart and @Sam Poe' })
    expect(await mentionsOf(eve)).toHaveLength(1)
    expect(await mentionsOf(sam)).toHaveLength(before + 1)
  })

  test('is nobody of the author’s own, and nobody who left', async () => {
    const { id } = await anOrderAt(site, 'awaiting_shipment')
    const note = { subject: 'order', subject_id: id, text: '@Ann Vale @Nobody Here' }
    expect((await ann.post('/admin/notes', note)).status).toBe(201)
    expect(await mentionsOf(ann)).toEqual([])
  })
})
