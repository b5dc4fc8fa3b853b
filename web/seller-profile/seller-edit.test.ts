import { expect, test } from 'vitest'
import { NO_RESALE_TERMS } from '#market/resale/resale-terms.ts'
import { CallError } from '#web/platform/http/call-error.ts'
import { editOf, refusalsOf } from './seller-edit.ts'

test('a form begins with what is stored, and with nothing where nothing is', () => {
  const stored = {
    name: 'Harrow & Pine',
    description: 'Stoneware.',
    logo: 'mark',
    banner: null,
    resale_terms: null,
  }
  expect(editOf({ ...stored, logo_url: '/photos/mark/400.webp', banner_url: null })).toEqual({
    ...stored,
    banner: '',
    resale_terms: NO_RESALE_TERMS,
  })
})

test('what the server says of a field stands at that field', () => {
  const fields = { 'seller.logo': ['Please choose the image again'], 'seller.name': ['Required'] }
  const body = { errors: ['Please choose the image again'], fields }
  expect(refusalsOf(new CallError({ status: 422, body }))).toEqual({
    logo: 'Please choose the image again',
    name: 'Required',
  })
  expect(refusalsOf(new Error('away'))).toEqual({})
})
