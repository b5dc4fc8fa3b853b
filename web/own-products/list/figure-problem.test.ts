import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { CallError } from '#web/platform/http/call-error.ts'
import { figureProblem } from './figure-problem.ts'

const refused = (field: string, words: string) =>
  new CallError({ status: 422, body: { errors: [words], fields: { [field]: [words] } } })

test('a problem is shown at the field that was edited', () => {
  const upc = refused('product.upc', 'UPC is already taken')
  expect(figureProblem(upc, { upc: '036000291452' })).toEqual({
    field: 'upc',
    words: 'UPC is already taken',
  })
})

test('where another field is wrong for it, that one is named', () => {
  const asking = refused('product.seller_price_cents', 'Must be less than or equal to Unit MSRP')
  expect(figureProblem(asking, { msrp_cents: cents(5_00) })).toEqual({
    field: 'msrp_cents',
    words: 'Asking price: Must be less than or equal to Unit MSRP',
  })
})

test('whatever else went wrong is said as it is', () => {
  expect(figureProblem(new Error('Lotline can’t be reached.'), { units: 5 })).toEqual({
    field: 'units',
    words: 'Lotline can’t be reached.',
  })
})
