import { expect, test } from 'vitest'
import { signInWords } from './sign-in-words.ts'

test.each([
  [{ act: 'signed in', tries: null }, 'Signed in by password'],
  [{ act: 'signed in by link', tries: null }, 'Signed in by a mailed link'],
  [{ act: 'sign-in failed', tries: 1 }, 'Wrong password'],
  [{ act: 'sign-in failed', tries: 100 }, 'Wrong password, 100 times within the hour'],
  [{ act: 'sign-in failed', tries: 1000 }, 'Wrong password, 1,000 times within the hour'],
] as const)('%j reads %s', (signIn, words) => {
  expect(signInWords(signIn)).toBe(words)
})
