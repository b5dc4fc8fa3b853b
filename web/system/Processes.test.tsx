import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { Processes } from './Processes.tsx'

const at = new Date().toISOString()
const process = { started_at: at, seen_at: at, figures: null }

test('each process says which version it runs, as during an upgrade there is more than one', async () => {
  show(
    <Processes
      processes={[
        { ...process, name: 'new:7', version: '1.1.0', commit: 'abc1234' },
        { ...process, name: 'unbuilt:8', version: '1.1.0', commit: 'unknown' },
        { ...process, name: 'old:9', version: null, commit: null },
      ]}
    />,
  )
  for (const row of ['new:7 1.1.0 (abc1234)', 'unbuilt:8 1.1.0 (unknown)', 'old:9 Before 1.0'])
    await expect.element(page.getByRole('row', { name: row, exact: false })).toBeVisible()
})
