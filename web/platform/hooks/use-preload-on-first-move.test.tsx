import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { afterPaint } from '#web/platform/after-paint.ts'
import { show } from '#web/platform/testing/show.tsx'
import { usePreloadOnFirstMove } from './use-preload-on-first-move.ts'

type Props = { parts: readonly { preload: () => Promise<unknown> }[]; isOffered?: boolean }

function Page({ parts, isOffered }: Props) {
  usePreloadOnFirstMove(parts, isOffered)
  return <p>All here</p>
}

/** Shows a page to somebody who has pressed something, or has not; answers which of its parts were fetched. */
async function shown({
  hasPressed,
  isOffered = true,
}: {
  hasPressed: boolean
  isOffered?: boolean
}) {
  vi.spyOn(Navigator.prototype, 'userActivation', 'get').mockReturnValue({
    hasBeenActive: hasPressed,
    isActive: false,
  })
  const fetched: string[] = []
  const parts = ['first', 'second'].map((name) => ({ preload: async () => fetched.push(name) }))
  show(<Page parts={parts} isOffered={isOffered} />)
  await expect.element(page.getByText('All here')).toBeVisible()
  return fetched
}

async function idle() {
  for (const _ of [1, 2, 3]) await afterPaint()
}

const move = () => dispatchEvent(new PointerEvent('pointermove'))

test('what only a press opens is fetched in turn once somebody moves, and not before', async () => {
  const fetched = await shown({ hasPressed: false })
  await idle()
  expect(fetched).toEqual([])
  move()
  await expect.poll(() => fetched).toEqual(['first', 'second'])
})

test('for somebody who has pressed something before it is fetched without another move', async () => {
  const fetched = await shown({ hasPressed: true })
  // Twice each, as this React runs effects twice.
  await expect.poll(() => [...new Set(fetched)]).toEqual(['first', 'second'])
})

test('what is not offered is not fetched', async () => {
  const fetched = await shown({ hasPressed: false, isOffered: false })
  move()
  await idle()
  expect(fetched).toEqual([])
})
