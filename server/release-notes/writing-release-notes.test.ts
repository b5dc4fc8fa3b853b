import { beforeAll, describe, expect, test } from 'vitest'
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
