import { expect, test } from 'vitest'
import { stages } from '#market/accounts/stage.ts'
import { KINDS, PATIENCE_MS, readerOfPages } from './read-every-page.ts'

const findingsFor = readerOfPages()

test(
  'every page that opens for others is read without a finding, light and dark',
  async () => {
    expect(await findingsFor('others')).toEqual([])
  },
  PATIENCE_MS,
)

test('everybody is of one kind', () => {
  expect(Object.values(KINDS).flat().toSorted()).toEqual([...stages].toSorted())
})
