import { describe, expect, test } from 'vitest'
import { UNITS_HAVE_CHANGED } from '#market/products/own-product-api.ts'
import { CallError } from '#web/platform/http/call-error.ts'
import { unitsNow, changedFields } from './units-changed.ts'

const lot = { name: 'Fig candle', upc: '036000291452', description: 'Two wicks' }

describe('units that were sold while the form was open', () => {
  test('are not put back by a form that left them alone', () => {
    expect(changedFields({ ...lot, units: 480 }, 480)).toEqual(lot)
    expect(changedFields({ ...lot, units: null }, 0)).toEqual(lot)
  })

  test('are sent when they were changed', () => {
    expect(changedFields({ ...lot, units: 500 }, 480)).toEqual({ ...lot, units: 500 })
  })

  test('are read from a refusal only if it is about them', () => {
    const about = (message: string) =>
      new CallError({ status: 409, body: { errors: [message], product: { units: 470 } } })
    expect(unitsNow(about('This offer has moved on'))).toBeUndefined()
    expect(unitsNow(about(UNITS_HAVE_CHANGED))).toBe(470)
    expect(unitsNow(new Error('offline'))).toBeUndefined()
  })
})
