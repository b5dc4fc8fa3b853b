import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { afterPaint } from '#web/platform/after-paint.ts'
import { show } from '#web/platform/testing/show.tsx'
import { usePreloadOnFirstMove } from './use-preload-on-first-move.ts'

type Props = { parts: readonly { preload: () => Promise<unknown> }[]; isOffered?: boolean }

function Page({ parts, isOffered }: Props) {
  usePreloadOnFirstMove(parts, isOffered)
  return <p>All here</p>
}

/** Parts that keep a list of those that were fetched. */
function partsOf(names: readonly string[], fetched: string[]) {
  return names.map((name) => ({ preload: async () => fetched.push(name) }))
}

test('what only a press opens is fetched in turn once somebody moves, and not before', async () => {
  const fetched: string[] = []
  show(<Page parts={partsOf(['first', 'second'], fetched)} />)
  await expect.element(page.getByText('All here')).toBeVisible()
  await afterPaint()
  await afterPaint()
  expect(fetched).toEqual([])
  dispatchEvent(new PointerEvent('pointermove'))
  await expect.poll(() => fetched).toEqual(['first', 'second'])
})

test('what is not offered is not fetched', async () => {
  const fetched: string[] = []
  show(<Page parts={partsOf(['first'], fetched)} isOffered={false} />)
  await expect.element(page.getByText('All here')).toBeVisible()
  dispatchEvent(new PointerEvent('pointermove'))
  await afterPaint()
  await afterPaint()
  expect(fetched).toEqual([])
})
