import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { passwordCost } from './password-cost.ts'
import { hashPassword, isPassword } from './hash-password.ts'

test('a hash outside the tests takes 46 MiB and two passes', async () => {
  // In a process of its own: the tests of this one have a cheaper cost.
  const code = `console.log(JSON.stringify((await import('#server/accounts/password-cost.ts')).passwordCost))`
  const args = ['--input-type=module', '--eval', code]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(JSON.parse(stdout)).toEqual({ memory: 47_104, passes: 2 })
})

test('a hash made at another cost still opens', async () => {
  const { ...costOfTests } = passwordCost
  Object.assign(passwordCost, { memory: 128, passes: 3 })
  const stored = await hashPassword('lavender & tar').finally(() =>
    Object.assign(passwordCost, costOfTests),
  )
  expect(stored).toMatch(/^argon2id\$128\$3\$/)
  expect(await isPassword('lavender & tar', stored)).toBe(true)
  expect(await isPassword('lavender & tea', stored)).toBe(false)
})

test('nobody has a password without a hash', async () => {
  expect(await isPassword('lavender & tar', null)).toBe(false)
})
