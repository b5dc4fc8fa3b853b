import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSiteAndItsDeps } from '#server/testing/site-and-deps.ts'
import { aSeller } from '#server/testing/listings.ts'
import { readSettings } from '#server/settings/settings.ts'
import { runImport } from './run-import.ts'
import { sendImportNews } from './send-import-news.ts'
import { aBegunImport } from './testing/import-of.ts'

const csv = 'UPC,Product Name\n036000291452,Mug\n,Bowl'

let place: Awaited<ReturnType<typeof aSiteAndItsDeps>>
beforeAll(async () => {
  place = await aSiteAndItsDeps()
})
afterAll(() => place.stop())

/** An import that has come to its end, and the mails that were written of it. */
async function anEndedImport() {
  const { site, deps } = place
  const owner = await aSeller(site.db)
  const seller = await site.as(owner)
  const { key, importId } = await aBegunImport({ db: site.db, seller, csv })
  await runImport(deps, importId)
  const tell = () => sendImportNews({ db: site.db, terms: readSettings({}) }, importId)
  const mails = () =>
    site.db
      .selectFrom('mails')
      .select(['subject', 'bodyText'])
      .where('key', '=', `import:${importId}`)
      .execute()
  return { owner, seller, key, tell, mails }
}

describe('the end of an import', () => {
  test('is mailed with its counts to a seller who has left the page, once', async () => {
    const { tell, mails } = await anEndedImport()
    await tell()
    await tell()
    const written = await mails()
    expect(written).toHaveLength(1)
    expect(written[0]?.subject).toBe('Import is complete: your spreadsheet')
    expect(written[0]?.bodyText).toContain('0 products imported successfully')
    expect(written[0]?.bodyText).toContain('1 product requires attention, edit on My Products')
    expect(written[0]?.bodyText).toContain('1 row could not be imported')
  })

  test('is not mailed when the page has shown it', async () => {
    const { seller, key, tell, mails } = await anEndedImport()
    await seller.get(`/imported_csvs/${key}`)
    await tell()
    expect(await mails()).toEqual([])
  })

  test('is not mailed to whom turned such mails off', async () => {
    const { owner, tell, mails } = await anEndedImport()
    await place.site.db
      .updateTable('users')
      .set({ mutedMails: ['import_over'] })
      .where('id', '=', owner.userId)
      .execute()
    await tell()
    expect(await mails()).toEqual([])
  })
})
