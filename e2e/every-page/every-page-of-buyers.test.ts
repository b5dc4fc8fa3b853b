import { expect, test } from 'vitest'
import { PATIENCE_MS, readerOfPages } from './read-every-page.ts'

const findingsFor = readerOfPages()

test(
  'every page that opens for buyers is read without a finding, light and dark',
  async () => {
    expect(await findingsFor('buyers')).toEqual([])
  },
  PATIENCE_MS,
)
