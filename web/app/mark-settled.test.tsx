import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { markSettled } from './mark-settled.ts'

/** Answers when the test says so. */
function aCall() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { asked: () => promise, answer: () => resolve('answered') }
}

function open() {
  const calls = { first: aCall(), next: aCall(), change: aCall(), page: aCall() }
  const seen: string[] = []
  const place = document.body.appendChild(document.createElement('div'))
  const queries = new QueryClient()
  const root = createRootRoute({ component: Outlet })
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: Lots }),
    createRoute({
      getParentRoute: () => root,
      path: '/cart',
      loader: () => calls.page.asked(),
      component: () => <h1>Cart</h1>,
    }),
  ])
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  const app = createRoot(place)
  app.render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const isSettled = () => place.dataset['settled'] !== undefined
  const watching = new MutationObserver(() => seen.push(isSettled() ? 'settled' : 'busy'))
  watching.observe(place, { attributeFilter: ['data-settled'] })
  onTestFinished(() => {
    watching.disconnect()
    app.unmount()
    place.remove()
  })
  return { ...calls, seen, isSettled, mark: () => markSettled(place, { queries, router }) }

  function Lots() {
    const first = useQuery({ queryKey: ['first'], queryFn: calls.first.asked })
    const next = useQuery({
      queryKey: ['next'],
      queryFn: calls.next.asked,
      enabled: first.isSuccess,
    })
    const change = useMutation({ mutationFn: calls.change.asked })
    return (
      <>
        <h1>Lots {next.data}</h1>
        <button onClick={() => change.mutate()}>Change</button>
        <Link to="/cart">Cart</Link>
      </>
    )
  }
}

/** Longer than a page that settles too early needs for it. */
const frames = async () => {
  for (let frame = 0; frame < 5; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}

test('a page settles once, when what its answers lead to has come too', async () => {
  const app = open()
  await expect.element(page.getByRole('heading', { name: 'Lots' })).toBeVisible()
  app.mark()
  await frames()
  expect(app.isSettled()).toBe(false)
  app.first.answer()
  await frames()
  expect(app.seen).toEqual([])
  app.next.answer()
  await expect.poll(app.isSettled).toBe(true)
  await expect.element(page.getByRole('heading', { name: 'Lots answered' })).toBeVisible()
  expect(app.seen).toEqual(['settled'])
})

test('a page that asks for nothing settles', async () => {
  const app = open()
  app.first.answer()
  app.next.answer()
  await expect.element(page.getByRole('heading', { name: 'Lots answered' })).toBeVisible()
  app.mark()
  await expect.poll(app.isSettled).toBe(true)
})

test('what is changed, and a page on its way, unsettle it until they are done', async () => {
  const app = open()
  app.first.answer()
  app.next.answer()
  app.mark()
  await expect.poll(app.isSettled).toBe(true)

  await page.getByRole('button', { name: 'Change' }).click()
  await expect.poll(app.isSettled).toBe(false)
  app.change.answer()
  await expect.poll(app.isSettled).toBe(true)

  await page.getByRole('link', { name: 'Cart' }).click()
  await expect.poll(app.isSettled).toBe(false)
  await frames()
  expect(app.isSettled()).toBe(false)
  app.page.answer()
  await expect.element(page.getByRole('heading', { name: 'Cart' })).toBeVisible()
  await expect.poll(app.isSettled).toBe(true)
  expect(app.seen).toEqual(['settled', 'busy', 'settled', 'busy', 'settled'])
})
