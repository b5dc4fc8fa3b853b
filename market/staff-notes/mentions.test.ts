import { expect, test } from 'vitest'
import { mentionedIn } from './mentions.ts'

const staff = [
  { id: 1, name: 'Sam Poe' },
  { id: 2, name: 'Sam Poehler' },
  { id: 3, name: 'ann@lotline.test' },
]

test.each([
  ['@Sam Poe please call them', [1]],
  ['Ask @sam poe, or @Sam Poehler.', [1, 2]],
  ['Ask (@ann@lotline.test)', [3]],
  ['Sam Poe called', []],
  ['mail pat@Sam Poe', []],
  ['@Sam', []],
])('the note “%s” mentions %j', (text, ids) => {
  expect(mentionedIn(text, staff).map(({ id }) => id)).toEqual(ids)
})
