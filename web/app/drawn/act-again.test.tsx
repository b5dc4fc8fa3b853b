import { expect, test } from 'vitest'
import { actAgain } from './act-again.ts'

test('a key is heard once, also by what listens only later', async () => {
  const heard: string[] = []
  const key = { key: 'k', bubbles: true, cancelable: true }
  await actAgain([{ type: 'keydown', target: document.body, key }])
  await new Promise<void>((resolve) => {
    const listen = (event: KeyboardEvent) => {
      event.preventDefault()
      heard.push(event.key)
      resolve()
    }
    requestAnimationFrame(() => document.addEventListener('keydown', listen))
  })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(heard).toEqual(['k'])
})
