import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { refetch } from './refetch.ts'

const queryKey = ['orders']

/** A page that shows orders, whose answers come when the test says so. */
function aPage() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answers: PromiseWithResolvers<string>[] = []
  const queryFn = () => {
    const answer = Promise.withResolvers<string>()
    answers.push(answer)
    return answer.promise
  }
  const observer = new QueryObserver(queries, { queryKey: [...queryKey, '7'], queryFn })
  onTestFinished(observer.subscribe(() => {}))
  return { queries, answers, shown: () => observer.getCurrentResult().data }
}

test('a change told while the page is first fetched is not lost behind the answer of before', async () => {
  const { queries, answers, shown } = aPage()
  refetch(queries, queryKey)
  expect(answers).toHaveLength(1)
  answers[0]?.resolve('open')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve('canceled')
  await vi.waitFor(() => expect(shown()).toBe('canceled'))
})

test('an answer on its way to a page that shows something is dropped for a new one', async () => {
  const { queries, answers, shown } = aPage()
  answers[0]?.resolve('open')
  await vi.waitFor(() => expect(shown()).toBe('open'))
  refetch(queries, queryKey)
  refetch(queries, queryKey)
  expect(answers).toHaveLength(3)
  answers[2]?.resolve('canceled')
  answers[1]?.resolve('open')
  await vi.waitFor(() => expect(shown()).toBe('canceled'))
})

test('a first fetch that fails is not made again', async () => {
  const { queries, answers, shown } = aPage()
  refetch(queries, queryKey)
  answers[0]?.reject(new Error('away'))
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(answers).toHaveLength(1)
  expect(shown()).toBeUndefined()
})
