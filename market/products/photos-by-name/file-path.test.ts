import { describe, expect, test } from 'vitest'
import { fileNameOf, isClutter, photoTypeOf, segmentsOf } from './file-path.ts'

describe('the path of a file', () => {
  test('is read from the file to its folders, without the ending', () => {
    expect(segmentsOf('Lot/012345678905/2.JPG')).toEqual(['2', '012345678905', 'Lot'])
    expect(segmentsOf('./SKU.17.jpeg')).toEqual(['SKU.17'])
    expect(fileNameOf('Lot/012345678905/2.JPG')).toBe('2.JPG')
  })

  test('is the same, composed or not', () => {
    expect(segmentsOf('A\u0308-1.jpg')).toEqual(['Ä-1'])
  })

  test.each(['__MACOSX/a/._2.jpg', 'a/.DS_Store', '.hidden/2.jpg', 'a/Thumbs.db', 'Desktop.ini'])(
    'is clutter of the system: %s',
    (path) => expect(isClutter(path)).toBe(true),
  )

  test('is that of a photo by its ending alone', () => {
    expect(isClutter('a/2.jpg')).toBe(false)
    const types = ['a.jpg', 'a.JPEG', 'a.png', 'a.webp', 'a.gif', 'a.heic', 'jpg', 'a.jpg.exe']
    expect(types.map(photoTypeOf)).toEqual([
      'image/jpeg',
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/gif',
      undefined,
      undefined,
      undefined,
    ])
  })
})
