import { expect, test } from 'vitest'
import { askForProofBy, wasProofGiven } from './proof.ts'

test('nobody to ask means that none was given', async () => {
  expect(await wasProofGiven()).toBe(false)
})

test('the person is asked once for calls refused at the same time, and again for later ones', async () => {
  const answers = [true, false]
  let asked = 0
  const stop = askForProofBy(async () => {
    asked += 1
    return answers.shift() ?? false
  })
  expect(await Promise.all([wasProofGiven(), wasProofGiven()])).toEqual([true, true])
  expect(asked).toBe(1)
  expect(await wasProofGiven()).toBe(false)
  expect(asked).toBe(2)

  stop()
  expect(await wasProofGiven()).toBe(false)
  expect(asked).toBe(2)
})
