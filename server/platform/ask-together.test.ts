import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { askTogether } from './ask-together.ts'

function someQuestions() {
  const asked: { keys: readonly string[]; answer: PromiseWithResolvers<Map<string, string>> }[] = []
  const ask = askTogether((keys: readonly string[]) => {
    const answer = Promise.withResolvers<Map<string, string>>()
    asked.push({ keys, answer })
    return answer.promise
  })
  const answer = (at: number) => {
    const { keys = [], answer: given } = asked[at] ?? {}
    given?.resolve(new Map(keys.filter((key) => key !== '?').map((key) => [key, `found ${key}`])))
  }
  return { asked, ask, answer }
}

test('the first is asked at once, the others together afterwards, and each gets its own', async () => {
  const { asked, ask, answer } = someQuestions()
  const first = ask('a')
  const others = ['b', '?', 'a', 'b'].map(ask)
  expect(asked.map(({ keys }) => keys)).toEqual([['a']])
  answer(0)
  expect(await first).toBe('found a')
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]?.keys).toEqual(['b', '?', 'a', 'b'])
  answer(1)
  expect(await Promise.all(others)).toEqual(['found b', undefined, 'found a', 'found b'])
  void ask('c')
  await expect.poll(() => asked[2]?.keys).toEqual(['c'])
})

test('one that comes as an answer is given waits for the next', async () => {
  const { asked, ask, answer } = someQuestions()
  const again = ask('a').then(() => ask('a'))
  answer(0)
  await expect.poll(() => asked.length).toBe(2)
  answer(1)
  expect(await again).toBe('found a')
})

test('a question is asked as part of the first call that it is for', async () => {
  const calls = new AsyncLocalStorage<string>()
  const asked: (string | undefined)[] = []
  const answers: PromiseWithResolvers<Map<string, string>>[] = []
  const ask = askTogether(() => {
    asked.push(calls.getStore())
    const answer = Promise.withResolvers<Map<string, string>>()
    answers.push(answer)
    return answer.promise
  })
  const told = ['one', 'two', 'three'].map((call) => calls.run(call, () => ask('a')))
  answers[0]?.resolve(new Map())
  await expect.poll(() => asked).toEqual(['one', 'two'])
  answers[1]?.resolve(new Map())
  await Promise.all(told)
})

test('a question that fails fails for those who asked it alone', async () => {
  const { asked, ask, answer } = someQuestions()
  const first = ask('a')
  const second = ask('b')
  asked[0]?.answer.reject(new Error('The database is away'))
  await expect(first).rejects.toThrow('The database is away')
  await expect.poll(() => asked.length).toBe(2)
  answer(1)
  expect(await second).toBe('found b')
})

test('a question that hangs does not hold up those that come later', async () => {
  const { asked, ask, answer } = someQuestions()
  const stuck = ask('a')
  const later = ask('b')
  await expect.poll(() => asked.length).toBe(2)
  answer(1)
  expect(await later).toBe('found b')
  answer(0)
  expect(await stuck).toBe('found a')
})
