import { beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { standAt } from '#server/purchase-orders/testing/an-order-at.ts'
import { aLargeOrder } from './testing/a-large-order.ts'

const site = siteForThisFile()

let askerId: number
let staff: Caller
let second: Caller
beforeEach(async () => {
  await site.db.updateTable('users').set({ admin: false }).where('admin', '=', true).execute()
  const asker = await anAdministrator(site.db)
  askerId = asker.userId
  staff = await site.as(asker)
  second = await site.as(await anAdministrator(site.db))
})
const ask = async (approval: object): Promise<number> =>
  (await staff.post('/admin/approvals', { approval })).body.data.id
const listed = async (id: number) =>
  (await second.get('/admin/approvals')).body.data.find((each: { id: number }) => each.id === id)
const aFeeRequest = async () => {
  const { body } = await staff.post('/admin/sellers', { seller: { name: 'Oak & Iron' } })
  const sellerId: number = body.data.id
  const id = await ask({ act: 'fee', subject_id: sellerId, platform_fee_bps: 300 })
  return { id, sellerId }
}

describe('a request that waits', () => {
  test('says what was done to its order since it was asked', async () => {
    const { id: orderId, refund } = await aLargeOrder(site, staff)
    const id = await ask(refund)
    expect(await listed(id)).toMatchObject({ obstacle: null, meanwhile: [] })
    await second.put('/admin/assignments', {
      subject: 'order',
      subject_id: orderId,
      assignee_id: askerId,
    })
    expect(await listed(id)).toMatchObject({
      obstacle: null,
      meanwhile: [{ what: 'order assigned', by: expect.any(String) }],
    })
  })

  test('says why its order can’t be canceled any more', async () => {
    const { id: orderId, refund } = await aLargeOrder(site, staff)
    const id = await ask(refund)
    await standAt(site, String(orderId), 'shipped')
    expect((await listed(id)).obstacle).toBe('The order can’t be canceled any more: Shipped')
  })

  test('says that the fee is another one now, and is closed by declining it', async () => {
    const { id, sellerId } = await aFeeRequest()
    await second.put(`/admin/sellers/${sellerId}`, { seller: { platform_fee_bps: 900 } })
    const { obstacle, meanwhile } = await listed(id)
    expect(obstacle).toMatch(/^The fee is 9% now/)
    expect(meanwhile.map(({ what }: { what: string }) => what)).toContain('seller fee changed')
    const { status, body } = await second.put(`/admin/approvals/${id}/decline`, {
      reason: obstacle,
    })
    expect([status, body.data.outcome, body.data.reason]).toEqual([200, 'declined', obstacle])
  })

  test('says that who asked is no longer an administrator', async () => {
    const { id } = await aFeeRequest()
    await site.db.updateTable('users').set({ admin: false }).where('id', '=', askerId).execute()
    expect((await listed(id)).obstacle).toMatch(/is no longer an administrator$/)
  })
})
