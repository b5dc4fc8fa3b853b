import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What a dialog is made of. */
const FRAMES =
  /<(AriaDialog|AskFirst|ConfirmDialog|DetailFrame|Dialog|FormDialog|ModalOverlay|SelectedDialog)\b/

/** Opened where their data is, in `e2e/staff-read-the-insights.test.ts`. */
const OPENED_IN_PAGES = ['OfferDialog', 'OrderDialog', 'UserDialog'].map(
  (name) => `web/insights/details/${name}.tsx`,
)
/** Frames themselves, shown by what they hold. */
const FRAMES_OF_FEATURES = [
  'web/insights/details/DetailFrame.tsx',
  'web/offers/selected/SelectedDialog.tsx',
]

test('every dialog is shown by a test, which holds where it begins and what Ctrl+Enter sends', () => {
  const made = globSync('web/**/*.tsx').filter(
    (file) =>
      !/\.test\.tsx$|^web\/(platform|dev)\//.test(file) && FRAMES.test(readFileSync(file, 'utf8')),
  )
  expect(made.length).toBeGreaterThan(60)
  const shown = globSync('web/app/every-dialog/*.test.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/file: '([^']+)'/g)].map(([, name]) => name),
  )
  const held = new Set([...shown, ...OPENED_IN_PAGES, ...FRAMES_OF_FEATURES])
  expect(made.filter((file) => !held.has(file))).toEqual([])
})
