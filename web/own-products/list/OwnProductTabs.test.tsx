import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { OwnProductTabs } from './OwnProductTabs.tsx'

const nothing = {
  page: 1,
  per_page: 60,
  total_pages: 1,
  total_count: 4,
  published_count: 4,
  provisional_count: 0,
  paused_count: 0,
  sold_out_count: 0,
  expiring_count: 0,
  photo_trouble_count: 0,
  choices: { tags: [], imports: [] },
}
const labels = () =>
  page
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

test('every tab stays in its place, whatever is under it', async () => {
  const view = { tab: 'all', search: '', sort: 'newest' } as const
  show(<OwnProductTabs view={view} meta={nothing} views={[]} />)
  await expect
    .poll(labels)
    .toEqual([
      'All4',
      'Published4',
      'Needs fixing0',
      'Paused0',
      'Out of stock0',
      'Expiring0',
      'Photo problems0',
    ])
})
