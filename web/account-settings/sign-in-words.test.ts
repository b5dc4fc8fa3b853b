import { expect, test } from 'vitest'
import { signInWords } from './sign-in-words.ts'

test.each([
  [{ act: 'signed in', tries: null }, 'Signed in with a password'],
  [{ act: 'signed in by link', tries: null }, 'Signed in with an emailed link'],
  [{ act: 'sign-in failed', tries: 1 }, 'Wrong password'],
  [{ act: 'sign-in failed', tries: 100 }, 'Wrong password, 100 times in an hour'],
  [{ act: 'sign-in failed', tries: 1000 }, 'Wrong password, 1,000 times in an hour'],
] as const)('%j reads %s', (signIn, words) => {
  expect(signInWords(signIn)).toBe(words)
})
