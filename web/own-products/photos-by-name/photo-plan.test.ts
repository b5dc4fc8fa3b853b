import { expect, test } from 'vitest'
import type { NameMatch } from '#market/products/photos-by-name/photos-by-name-api.ts'
import { photoPlan, type ChosenPhoto } from './photo-plan.ts'
import { groupWords, planWords } from './photo-words.ts'

const products = new Map(
  [1, 2].map((id) => [
    id,
    { id, name: `Mug ${id}`, upc: `0${id}`, images: id === 2 ? ['a', 'b', 'c'] : [] },
  ]),
)
const source = (path: string) => ({
  path,
  size: 1,
  type: 'image/jpeg',
  open: async () => new Blob(),
})
let id = 0
const photo = (path: string, match: Partial<NameMatch>, given?: number): ChosenPhoto => ({
  id: ++id,
  source: source(path),
  match: { name: path, message: '', kind: 'sku', code: '', ...match } as NameMatch,
  ...(given !== undefined && { given }),
})
const of = (productId: number, place: string) =>
  photo(`${productId}_${place}.jpg`, { result: 'matched', product_id: productId, place })
const pathsOf = (photos: ChosenPhoto[] = []) => photos.map((each) => each.source.path)

test('photos stand in their order under their products, as many as there is room for', () => {
  const plan = photoPlan([of(2, '3'), of(1, '10'), of(2, '1'), of(1, '2'), of(2, '2')], products)
  expect(
    plan.groups.map((group) => [group.product.id, pathsOf(group.photos), pathsOf(group.beyond)]),
  ).toEqual([
    [1, ['1_2.jpg', '1_10.jpg'], []],
    [2, ['2_1.jpg', '2_2.jpg'], ['2_3.jpg']],
  ])
  expect(planWords(plan)).toBe('4 photos for 2 products')
  const [, second] = plan.groups
  expect(second && groupWords(second, new Map())).toBe('2 to add · room for 5: 1 skipped')
})

test('what fits none or several belongs to none until it is given to one', () => {
  const none = photo('cat.jpg', { result: 'none' })
  const several = photo('b.jpg', { result: 'several', product_ids: [1, 2] })
  expect(pathsOf(photoPlan([none, several, of(1, '1')], products).unmatched)).toEqual([
    'cat.jpg',
    'b.jpg',
  ])
  const given = photoPlan([{ ...none, given: 1 }, several, of(1, '1')], products)
  expect(pathsOf(given.groups[0]?.photos)).toEqual(['1_1.jpg', 'cat.jpg'])
  expect(pathsOf(given.unmatched)).toEqual(['b.jpg'])
})
