import { beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { importOf } from './testing/import-of.ts'

const site = siteForThisFile()
let seller: Caller
beforeEach(async () => {
  seller = await site.as(await aSeller(site.db))
})

const HEADER =
  'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units,SKU,Category,Photo URL 2'
const whole = (upc: string, name: string, photo = '') =>
  `${upc},${name},/photos/${upc}/800.webp,40,20,10,100,,Home,${photo}`
const file = (...rows: string[]) => [HEADER, ...rows].join('\n')
const MUG = '036000291452'
const CUP = '012345678905'

describe('the answer of an import counts each product and row once', () => {
  test('as new, changed, unchanged, a draft, saved in part or refused', async () => {
    expect(await importOf(seller, file(whole(MUG, 'Mug'), whole(CUP, 'Cup')))).toMatchObject({
      tally: { created: 2, changed: 0, unchanged: 0, drafts: 0, in_part: 0, refused: 0 },
    })
    const status = await importOf(
      seller,
      file(
        whole(MUG, 'Mug'),
        whole(CUP, 'Big cup'),
        whole('4006381333931', 'Cap'),
        '5012345678900,Bowl,,,,,,,,',
        whole('96385074', 'Jar', 'https://photos.app.goo.gl/x'),
        'x,Hat,,,,,,,,',
        ',Box,,,,,,,,',
      ),
    )
    expect(status.tally).toEqual({
      created: 1,
      changed: 1,
      unchanged: 1,
      drafts: 1,
      in_part: 1,
      refused: 2,
    })
    const { body } = await seller.get('/imported_csvs')
    expect(body.imports[0].tally).toEqual(status.tally)
  })

  test('and says how the prices were meant, for its failed rows', async () => {
    const meant = { price_rule: { percent_off_msrp: 60, ending: '9' }, decimal: 'comma' }
    const status = await importOf(seller, file(whole(MUG, 'Mug'), 'x,Hat,,,,,,,,'), meant)
    expect(status).toMatchObject(meant)
  })
})
