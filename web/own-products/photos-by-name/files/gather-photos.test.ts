import { expect, test } from 'vitest'
import { HEIC_PHOTO } from '#market/uploads/upload-limits.ts'
import { gatherPhotos } from './gather-photos.ts'

const aFile = (path: string, { type = 'image/jpeg', text = 'x' } = {}) => {
  const name = path.split('/').at(-1) ?? path
  return { path, file: new File([text], name, { type }) }
}

test('photos are separated from other files, and clutter is left out silently', async () => {
  const { photos, leftOut } = await gatherPhotos([
    aFile('lot/1.jpg'),
    aFile('lot/2.png', { type: '' }),
    aFile('lot/.DS_Store', { type: '' }),
    aFile('lot/list.csv', { type: 'text/csv' }),
    aFile('lot/3.jpg', { text: '' }),
    aFile('lot/4.heic', { type: 'image/heic' }),
    aFile('lot/5.HEIC', { type: '' }),
    aFile('lot/6.avif', { type: 'image/avif' }),
  ])
  expect(photos.map(({ path, type }) => [path, type])).toEqual([
    ['lot/1.jpg', 'image/jpeg'],
    ['lot/2.png', 'image/png'],
    ['lot/6.avif', 'image/avif'],
  ])
  expect(await (await photos[0]?.open())?.text()).toBe('x')
  expect(leftOut).toEqual([
    { path: 'lot/list.csv', reason: 'Not a JPEG, PNG, WebP, AVIF or GIF image' },
    { path: 'lot/3.jpg', reason: 'The file is empty' },
    { path: 'lot/4.heic', reason: HEIC_PHOTO },
    { path: 'lot/5.HEIC', reason: HEIC_PHOTO },
  ])
})
