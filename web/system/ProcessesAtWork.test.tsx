import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { ProcessesAtWork } from './ProcessesAtWork.tsx'

const at = '2026-11-22T10:00:00Z'
const build = { version: '1.0.0', commit: 'abc1234' }
const figures = {
  requests: 1200,
  failed_requests: 3,
  searches: { memory: 400, search_servers: 0, database: 2 },
  repeats: 5,
  connections: [
    { of: 'requests' as const, busy: 16, waiting: 4, most: 16, longest_wait_ms: 812.4 },
  ],
  sockets: 40,
  people: 31,
  event_loop_ms: 11.6,
  memory_bytes: 412_000_000,
  disk_free_bytes: null,
  is_disk_short: false,
}

test('each process has its figures, and one that told none is not said to do nothing', async () => {
  show(
    <ProcessesAtWork
      processes={[
        { name: 'one:7', ...build, started_at: at, seen_at: at, figures },
        { name: 'earlier:8', ...build, started_at: at, seen_at: at, figures: null },
      ]}
    />,
  )
  for (const row of [
    'one:7 1,200 3 400 2 5 31 on 40 pages',
    'one:7 16 of 16, 4 waiting, waited 812 ms None 12 ms 412 MB Elsewhere',
    `earlier:8${' Not reported'.repeat(6)}`,
  ])
    await expect.element(page.getByRole('row', { name: row })).toBeVisible()
})

test('where search servers answer, they are counted too', async () => {
  const searches = { memory: 0, search_servers: 77, database: 2 }
  const asked = { ...figures, searches }
  show(
    <ProcessesAtWork
      processes={[{ name: 'one:7', ...build, started_at: at, seen_at: at, figures: asked }]}
    />,
  )
  await expect.element(page.getByRole('columnheader', { name: 'By search servers' })).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: 'one:7 1,200 3 0 77 2 5 31 on 40 pages' }))
    .toBeVisible()
})
