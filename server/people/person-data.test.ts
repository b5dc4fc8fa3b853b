import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { aDeal } from '#server/testing/deals.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, anAdministrator } from '#server/testing/listings.ts'
import { placeOf } from '#server/platform/place-of.ts'
import { runCommand, runCommandProcess } from '#server/testing/run-command.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { preview, send } from '#server/uploads/testing/sending.ts'

const site = siteForThisFile()
let admin: Caller
beforeAll(async () => {
  admin = await site.as(await anAdministrator(site.db))
})

/** The first file of a ZIP. */
function dataIn(zip: Buffer) {
  const [name, extra] = [zip.readUInt16LE(26), zip.readUInt16LE(28)]
  expect(zip.toString('utf8', 30, 30 + name)).toBe('data.json')
  return JSON.parse(inflateRawSync(zip.subarray(30 + name + extra)).toString())
}

describe('the data of a person', () => {
  test('is one file with everything about them, and no secret', async () => {
    const { buyer, buyerUser, offerId, product } = await aDeal(site, {
      note: 'For our spring window.',
    })
    await buyer.post(`/offers/${offerId}/messages`, { text: 'Is it palletized?' })
    await preview(buyer, await send(buyer, await aPicture('jpeg')))
    const sheet = await send(buyer, Buffer.from('UPC,Quantity'), { kind: 'csv' })
    await buyer.post('/saved_searches', {
      saved_search: { name: 'Linen', criteria: { query: 'linen' } },
    })
    await buyer.put(`/watched_lots/${product.id}`)
    const note = { subject: 'person', subject_id: buyerUser.userId, text: 'Pays late.' }
    await admin.post('/admin/notes', note)
    const { status, body, headers } = await admin.get(`/admin/people/${buyerUser.userId}/export`)
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/zip'])
    const told = dataIn(body)
    expect(told).toMatchObject({
      account: [{ email: buyerUser.email }],
      buying_company: [{ ship_to: { line1: '1 Dock Street' } }],
      ship_to_addresses: [{ label: 'Main address', ship_to: { line1: '1 Dock Street' } }],
      saved_searches: [{ name: 'Linen' }],
      watched_lots: [{ product_id: product.id }],
      notes_of_staff: [{ text: 'Pays late.' }],
      offers: [{ state: 'seller_review' }],
      offer_turns: [{ act: 'submit', note: 'For our spring window.' }],
      offer_messages: [{ party: 'buyer', text: 'Is it palletized?' }],
      sessions: [{ origin: 'password' }],
      uploads: [{ kind: 'image' }, { kind: 'csv' }],
    })
    expect(Object.keys(told.notes_of_staff[0])).not.toContain('author_user_id')
    expect(JSON.stringify(told)).not.toMatch(/"[a-z_]*(hash|token|secret)[a-z_]*":/)
    expect(body.includes(`sent/${sheet}.csv`)).toBe(true)
    expect(body.includes('photos/')).toBe(true)
    const { history } = (await admin.get(`/admin/people/${buyerUser.userId}`)).body.data
    expect(history[0].act).toBe('data exported')
    expect((await admin.get('/admin/people/999999/export')).status).toBe(404)
  })
})

describe('the operator', () => {
  const given = (args: string[], typed = '') => ({
    args,
    env: { DATABASE_URL: site.database.url, DATA_DIR: site.dataDir },
    typed,
  })
  const run = (command: string, args: string[], typed = '') =>
    runCommand(`person-${command}`, given(args, typed))

  test('has a person’s data in a file, and erases it when the address is typed again', async () => {
    const database = `Database: ${placeOf(site.database.url)}\n`
    const buyer = await aBuyer(site.db)
    const file = join(site.dataDir, 'person.zip')
    expect((await run('export', [])).told).toBe('Usage: lotline person-export EMAIL FILE\n')
    expect((await run('export', ['nobody@example.com', file])).told).toBe(
      `${database}No account has the address nobody@example.com.\n`,
    )
    expect(existsSync(file)).toBe(false)
    const exported = given([buyer.email.toUpperCase(), file])
    expect(await runCommandProcess('person-export', exported)).toEqual({
      code: 0,
      told: `${database}All data kept about ${buyer.email} is in ${file}.\n`,
    })
    expect(dataIn(readFileSync(file)).account[0].email).toBe(buyer.email)
    expect((await run('export', [buyer.email, file])).told).toContain('already exists')

    expect((await run('erase', [buyer.email, '--reason', 'spite'])).told).toContain('--reason')
    const slip = await run('erase', [buyer.email], 'other@example.com\n')
    expect([slip.code, slip.told]).toEqual([1, expect.stringContaining('Nothing was erased')])
    const typedAgain = given([buyer.email], `${buyer.email}\n`)
    const erased = await runCommandProcess('person-erase', typedAgain)
    expect(erased).toEqual({ code: 0, told: expect.stringContaining('is erased.') })
    const { data } = (await admin.get(`/admin/people/${buyer.userId}`)).body
    expect(data).toMatchObject({ account: 'erased', erasure: { reason: 'asked' } })
    expect(data.erasure.finished_at).not.toBeNull()
    expect(data.history[0]).toMatchObject({ act: 'person erased', actor: null })
    const again = await run('erase', [buyer.email, '--yes'])
    expect(again.told).toContain('No account has the address')
  })
})
