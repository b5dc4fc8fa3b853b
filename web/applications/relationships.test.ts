import { describe, expect, test } from 'vitest'
import { withName } from './relationships.ts'

describe('the buyers a seller already sells to', () => {
  test('take a name nobody suggested', () => {
    expect(withName(['Target'], ' Corner Store ')).toEqual(['Target', 'Corner Store'])
  })

  test('are named once each, whatever the case', () => {
    expect(withName(['Target'], 'target')).toEqual(['Target'])
  })

  test('stay as they are when nothing was typed', () => {
    expect(withName(['Target'], '  ')).toEqual(['Target'])
  })
})
