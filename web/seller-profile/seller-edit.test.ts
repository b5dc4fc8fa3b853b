import { expect, test } from 'vitest'
import { NO_RESALE_TERMS } from '#market/resale/resale-terms.ts'
import { editOf } from './seller-edit.ts'

test('a form begins with what is stored, and with nothing where nothing is', () => {
  const stored = {
    name: 'Harrow & Pine',
    description: 'Stoneware.',
    logo: 'mark',
    banner: null,
    resale_terms: null,
    ships_from: null,
    ships_within: 5,
  }
  expect(editOf({ ...stored, logo_url: '/photos/mark/400.webp', banner_url: null })).toEqual({
    ...stored,
    banner: '',
    ships_from: '',
    resale_terms: NO_RESALE_TERMS,
  })
})
