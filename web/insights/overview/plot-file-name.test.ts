import { expect, test } from 'vitest'
import { plotFileName } from './plot-file-name.ts'

test.each([
  ['Buyers', 'lotline-insights-buyers-2026-11-05'],
  [
    'Applications against the 24-hour promise',
    'lotline-insights-applications-against-the-24-hour-promise-2026-11-05',
  ],
])('the figures of %s are saved as %s', (title, name) => {
  expect(plotFileName(title, new Date(2026, 10, 5, 23))).toBe(name)
})
