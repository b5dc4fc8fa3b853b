import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureFile } from '../tools/pictures/picture-file.ts'
import { tourText } from '../tools/pictures/tour-text.ts'
import { negotiation } from '../tools/pictures/tour.ts'

const picturesIn = (text: string) =>
  [...text.matchAll(/pictures\/([\w-]+\.webp)/g)].map(([, file]) => file)

test('docs/tour.md is what `npm run pictures` writes', () => {
  expect(readFileSync('docs/tour.md', 'utf8')).toBe(tourText())
})

test('README opens with the negotiation, light and dark', () => {
  const shown = picturesIn(readFileSync('README.md', 'utf8'))
  expect(shown).toEqual([pictureFile(negotiation, 'dark'), pictureFile(negotiation, 'light')])
})

test('every picture is there', () => {
  const shown = ['README.md', 'docs/tour.md'].flatMap((page) =>
    picturesIn(readFileSync(page, 'utf8')),
  )
  expect(shown.length).toBeGreaterThan(10)
  expect(shown.filter((file) => !existsSync(`docs/pictures/${file}`))).toEqual([])
})
