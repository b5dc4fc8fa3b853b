import { describe, expect, test } from 'vitest'
import { CallError, isRefusedAs } from './call-error.ts'

const OOPS = 'Oops, something went wrong'
const refused = (body: unknown) => new CallError({ status: 422, body })

describe('a refused call', () => {
  test('tells the first error, all errors, and those of each field', () => {
    const errors = ['Exceeds available units', 'Too late']
    const fields = { quantity: ['Too many'] }
    expect(refused({ errors, fields })).toMatchObject({ message: errors[0], errors, fields })
  })

  test('has no fields when none are told', () => {
    expect(refused({ errors: ['Too late'] })).toMatchObject({ errors: ['Too late'], fields: {} })
  })

  test('is known by its code, not by its words', () => {
    const kind = { code: 'units_short', message: 'Too few units' }
    expect(
      isRefusedAs(refused({ errors: ['Too few units are left'], code: 'units_short' }), kind),
    ).toBe(true)
    expect(isRefusedAs(refused({ errors: ['Too few units'] }), kind)).toBe(false)
    expect(isRefusedAs(new Error('Too few units'), kind)).toBe(false)
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', '<h1>Bad gateway</h1>'],
    ['no errors', { errors: [] }],
    ['errors that are no words', { errors: [{ message: 'Too late' }] }],
    ['a single error', { errors: 'Too late' }],
    ['fields that are no words', { errors: ['Too late'], fields: { quantity: 'Too many' } }],
    ['fields that are none', { errors: ['Too late'], fields: null }],
  ])('has words of its own when told %s', (_, body) => {
    expect(refused(body)).toMatchObject({ errors: [OOPS], fields: {} })
  })
})
