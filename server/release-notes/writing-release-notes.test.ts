import { beforeAll, describe, expect, test } from 'vitest'
import { ALREADY_SHOWN } from '#market/release-notes/release-note-api.ts'
import type { ReleaseNote } from '#market/release-notes/release-note.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let staff: Caller
beforeAll(async () => {
  staff = await site.as(await anAdministrator(site.db))
})

const write = (note: object) => staff.post('/release_notes', { release_notes: note })
const change = (id: number, note: object) =>
  staff.put(`/admin/release_notes/${id}`, { release_notes: note })
const news = async (person: Caller): Promise<string[]> =>
  (await person.get('/me')).body.release_notes.map(({ body }: ReleaseNote) => body)
const both = { buyer: true, seller: true }

describe('a release note', () => {
  test('is shown to the ticked roles, with its lines, and to staff in the list', async () => {
    const [buyer, seller] = [
      await site.as(await aBuyer(site.db)),
      await site.as(await aSeller(site.db)),
    ]
    const { status, body } = await write({ body: ' Counter offers\nSaved for later ', buyer: true })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      body: 'Counter offers\nSaved for later',
      buyer: true,
      seller: false,
      created_at: expect.stringMatching(/Z$/),
    })
    await write({ body: 'For sellers', seller: true })
    await write({ body: 'For both', ...both })
    expect(await news(buyer)).toEqual(['For both', 'Counter offers\nSaved for later'])
    expect(await news(seller)).toEqual(['For both', 'For sellers'])
    expect(await news(staff)).toEqual([])

    const list = await staff.get('/admin/release_notes?per_page=2')
    expect(list.body.data.map((note: ReleaseNote) => note.body)).toEqual([
      'For both',
      'For sellers',
    ])
    expect(list.body.data[0].created_by).toMatch(/^Robin/)
    expect(list.body.meta).toMatchObject({ total_count: 3, total_pages: 2 })
    const acts = await site.db
      .selectFrom('auditEvents')
      .select('after')
      .where('act', '=', 'release note created')
      .execute()
    expect(acts[1]?.after).toEqual({ body: 'For sellers', buyer: false, seller: true })
  })

  test.each([
    [{ body: '  ', ...both }, 'release_notes.body', 'Required'],
    [both, 'release_notes.body', 'Required'],
    [{ body: 'x'.repeat(5001), ...both }, 'release_notes.body', 'Maximum 5000 characters'],
    [{ body: 'For whom' }, 'release_notes.buyer', 'Is this note for buyers, sellers, or both?'],
    [
      { body: 'For whom', buyer: false, seller: false },
      'release_notes.buyer',
      'Is this note for buyers, sellers, or both?',
    ],
  ])('is refused: %j', async (note, field, message) => {
    const { status, body } = await write(note)
    expect([status, body.fields[field]]).toEqual([422, [message]])
  })

  test('of a time to come is shown from then on, and may be brought forward', async () => {
    const buyer = await site.as(await aBuyer(site.db))
    const publish_at = new Date(Date.now() + 3_600_000).toISOString()
    const { body } = await write({ body: 'Tomorrow', buyer: true, publish_at })
    expect(body.data.published_at).toBe(publish_at)
    expect(await news(buyer)).not.toContain('Tomorrow')
    const now = { body: 'Today', buyer: true, publish_at: null }
    expect((await change(body.data.id, now)).status).toBe(200)
    expect(await news(buyer)).toContain('Today')
    const late = await change(body.data.id, { ...now, publish_at })
    expect([late.status, late.body.fields['release_notes.publish_at']]).toEqual([
      422,
      [ALREADY_SHOWN],
    ])
  })

  test('is edited, withdrawn and shown again, each act on record', async () => {
    const buyer = await site.as(await aBuyer(site.db))
    const { id } = (await write({ body: 'Tpyo', ...both })).body.data
    await change(id, { body: 'Typo', ...both })
    expect(await news(buyer)).toContain('Typo')
    for (const _twice of [1, 2])
      expect((await staff.post(`/admin/release_notes/${id}/withdraw`)).status).toBe(200)
    expect(await news(buyer)).not.toContain('Typo')
    const { data } = (await staff.get('/admin/release_notes')).body
    expect(data.find((note: ReleaseNote) => note.id === id)).toMatchObject({
      body: 'Typo',
      withdrawn_at: expect.stringMatching(/Z$/),
    })
    await staff.post(`/admin/release_notes/${id}/restore`)
    expect(await news(buyer)).toContain('Typo')
    const acts = await site.db
      .selectFrom('auditEvents')
      .select('act')
      .where('subject', '=', `release note ${id}`)
      .orderBy('id')
      .execute()
    expect(acts.map(({ act }) => act)).toEqual([
      'release note created',
      'release note edited',
      'release note withdrawn',
      'release note shown again',
    ])
    expect((await change(999_999, { body: 'None', ...both })).status).toBe(404)
  })

  test('says how many it is for, and how many have closed it', async () => {
    const buyer = await site.as(await aBuyer(site.db))
    await aBuyer(site.db, { status: 'denied' })
    const before = (await staff.get('/admin/release_notes')).body.readers
    await aSeller(site.db)
    const { id } = (await write({ body: 'Counted', buyer: true })).body.data
    await buyer.put('/release_notes/dismiss', { newest_id: id })
    const { data, readers } = (await staff.get('/admin/release_notes')).body
    expect(readers).toEqual({ ...before, sellers: before.sellers + 1 })
    expect(data[0]).toMatchObject({ id, reader_count: readers.buyers, seen_count: 1 })
  })

  test('that came while others were read is not dismissed with them', async () => {
    const buyer = await site.as(await aBuyer(site.db))
    const { body } = await write({ body: 'Read', ...both })
    await write({ body: 'Came meanwhile', ...both })
    await buyer.put('/release_notes/dismiss', { newest_id: body.data.id })
    expect(await news(buyer)).toEqual(['Came meanwhile'])
    await buyer.put('/release_notes/dismiss')
    expect(await news(buyer)).toEqual([])
    await buyer.put('/release_notes/dismiss', { newest_id: body.data.id })
    expect(await news(buyer)).toEqual([])
  })
})
