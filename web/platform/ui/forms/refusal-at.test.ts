import { expect, test } from 'vitest'
import { CallError } from '#web/platform/http/call-error.ts'
import { refusalAt } from './refusal-at.ts'

const refused = (fields: Record<string, string[]>) =>
  new CallError({ status: 422, body: { errors: ['Please look again'], fields } })

test('what the server says of a field stands at that field, under its own name or its path', () => {
  const error = refused({
    'seller.logo': ['Please choose the image again', 'Too large'],
    name: ['Required'],
  })
  expect(refusalAt(error, ['name', 'logo', 'banner'])).toEqual({
    atFields: [
      { name: 'name', message: 'Required' },
      { name: 'logo', message: 'Please choose the image again' },
    ],
    elsewhere: undefined,
  })
})

test('what belongs to no field of the form is said above it', () => {
  const error = refused({ 'seller.nickname': ['Taken'], 'seller.name': ['Required'] })
  expect(refusalAt(error, ['name'])).toEqual({
    atFields: [{ name: 'name', message: 'Required' }],
    elsewhere: 'Taken',
  })
  const none = refused({ 'seller.nickname': ['Taken'] })
  expect(refusalAt(none, ['name'])).toEqual({ atFields: [], elsewhere: 'Please look again' })
  expect(refusalAt(new Error('away'), ['name'])).toEqual({ atFields: [], elsewhere: 'away' })
})
