import { describe, expect, test } from 'vitest'
import { leadForm } from './lead.ts'

const state = leadForm.shape.state

describe('the state of a lead', () => {
  test.each([
    ['Oregon', 'OR'],
    ['or', 'OR'],
    [' New  York ', 'NY'],
    ['Ontario', 'ON'],
    ['Québec', 'QC'],
    ['', ''],
    ['  ', ''],
  ])('%s is kept as "%s"', (typed, code) => {
    expect(state.parse(typed)).toBe(code)
  })

  test('is empty when it is not given', () => {
    expect(state.parse(undefined)).toBe('')
  })

  test('is refused in words where there is no such state', () => {
    const { error } = state.safeParse('Nevadaland')
    expect(error?.issues.map(({ message }) => message)).toEqual([
      '“Nevadaland” isn’t a US state or a Canadian province',
    ])
  })
})
