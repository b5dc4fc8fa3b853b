import { inDigits } from '#market/in-digits.ts'
import { MOST_PHOTOS } from '#market/products/most-photos.ts'
import type { Outcomes } from './sending/send-photos.ts'
import type { ChosenPhoto, PhotoPlan, ProductGroup } from './photo-plan.ts'

export const count = (number: number, one: string, many = `${one}s`) =>
  `${inDigits(number)} ${number === 1 ? one : many}`

/** "500 photos for 100 products" */
export function planWords({ groups }: PhotoPlan) {
  const photos = groups.reduce((sum, group) => sum + group.photos.length, 0)
  const products = groups.filter((group) => group.photos.length > 0).length
  return `${count(photos, 'photo')} for ${count(products, 'product')}`
}

/** What comes to a product, or came of it. */
export function groupWords({ product, photos, beyond }: ProductGroup, outcomes: Outcomes) {
  const words: string[] = []
  const told = photos.flatMap(({ id }) => outcomes.get(id) ?? [])
  const added = told.filter(({ result }) => result === 'added').length
  const there = told.filter(({ result }) => result === 'there').length
  if (added > 0) words.push(`${added} added`)
  if (there > 0) words.push(`${there} already there`)
  const open = photos.length - told.length
  if (open > 0) words.push(`${open} to add`)
  if (beyond.length > 0)
    words.push(
      photos.length + product.images.length === 0 || product.images.length >= MOST_PHOTOS
        ? `has its ${MOST_PHOTOS} photos: ${beyond.length} skipped`
        : `room for ${MOST_PHOTOS}: ${beyond.length} skipped`,
    )
  return words.join(' · ')
}

/** What went wrong with photos of a product, file by file. */
export const problemsOf = (photos: readonly ChosenPhoto[], outcomes: Outcomes) =>
  photos.flatMap(({ id, source }) => {
    const outcome = outcomes.get(id)
    if (!outcome || outcome.result === 'added' || outcome.result === 'there') return []
    return [{ id, path: source.path, message: outcome.message }]
  })

/** "480 photos added, 20 there already, 3 failed" */
export function doneWords(outcomes: Outcomes) {
  const results = [...outcomes.values()].map(({ result }) => result)
  const of = (wanted: string) => results.filter((result) => result === wanted).length
  const [added, there] = [of('added'), of('there')]
  const failed = results.length - added - there
  return [
    `${count(added, 'photo')} added`,
    ...(there > 0 ? [`${there} already there`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ].join(', ')
}
