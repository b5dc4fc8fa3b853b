import { expect, test } from 'vitest'
import { changePasswordForm } from './password.ts'

const given = {
  current_password: 'lavender & tar',
  password: 'rosemary & rye',
  password_confirmation: 'rosemary & rye',
}
const problemsOf = (form: unknown) =>
  changePasswordForm.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message])

test('a password is changed by giving the old one and the new one twice', () => {
  expect(changePasswordForm.parse(given)).toEqual(given)
})

test.each([
  ['current_password', '', 'Required'],
  ['password', 'short', 'Minimum 8 characters'],
  ['password_confirmation', 'rosemary & rue', 'Passwords do not match'],
])('a wrong %s is told at its field', (field, value, message) => {
  expect(problemsOf({ ...given, [field]: value })).toContainEqual([field, message])
})

test('all that is wrong is told at once', () => {
  const problems = problemsOf({
    current_password: '',
    password: 'rosemary',
    password_confirmation: 'rye',
  })
  expect(problems).toEqual([
    ['current_password', 'Required'],
    ['password_confirmation', 'Passwords do not match'],
  ])
})

test.each([undefined, null, 'rosemary & rye', 7])('%j is no form at all', (form) => {
  expect(problemsOf(form)).toHaveLength(1)
})
