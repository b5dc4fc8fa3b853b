import { describe, expect, test } from 'vitest'
import { formToShow, usualForm } from './form-choice.ts'

describe('the form of a product', () => {
  test('is the wizard for a new one, and the single form for one that is there', () => {
    expect(formToShow({}, usualForm('new', undefined))).toBe('wizard')
    expect(formToShow({}, usualForm('edit', undefined))).toBe('full')
  })

  test('is the one that the address asks for', () => {
    expect(formToShow({ form: 'full' }, 'wizard')).toBe('full')
    expect(formToShow({ form: 'wizard' }, 'full')).toBe('wizard')
    expect(formToShow({ form: 'other' }, 'full')).toBe('full')
  })

  test('is the one that was chosen last', () => {
    expect(formToShow({}, usualForm('new', 'full'))).toBe('full')
    expect(formToShow({}, usualForm('edit', 'wizard'))).toBe('wizard')
    expect(formToShow({}, usualForm('edit', 'nonsense'))).toBe('full')
  })

  test('is the wizard where the address names a step', () => {
    expect(formToShow({ step: 'pricing' }, 'full')).toBe('wizard')
  })
})
