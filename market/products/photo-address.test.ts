import { describe, expect, test } from 'vitest'
import { photoAddress, photoGiven } from './photo-address.ts'

const messages = (address: string) =>
  photoAddress.safeParse(address).error?.issues.map(({ message }) => message) ?? []

describe('the address of a photo', () => {
  test.each([
    'https://cdn.example.com/a.jpg',
    'http://cdn.example.com:8080/a b.jpg?width=800',
    'https://bücher.example/@a.jpg',
    'https://[2606:4700::1111]:8443/a.jpg',
    'https://notimgur.com/a.jpg',
    'https://cdn.example.com/imgur.com/a.jpg',
    '/photos/7f3a/800.webp',
  ])('may be %s', (address) => {
    expect(messages(address)).toEqual([])
  })

  test.each([
    'https://drive.google.com/uc?id=1',
    'https://www.dropbox.com/s/a.jpg',
    'HTTPS://I.IMGUR.COM/a.jpg',
    'https://ibb.co./a',
    'https://i.ibb.co:443/a.jpg',
    'https://ibb%2eco/a.jpg',
    'https://ibb。co/a.jpg',
    'https://ｉｂｂ.co/a.jpg',
    'https://ibb.co\\a.jpg',
    'https://ibb\t.co/a.jpg',
    'https://ib\u00adb.co/a.jpg',
  ])('on a host that shows no photo to others is refused: %s', (address) => {
    expect(messages(address)).toEqual([
      'Photo URL cannot link to drive.google.com, dropbox.com, imgur.com, or ibb.co',
    ])
  })

  test.each([
    'photo.jpg',
    'ftp://cdn.example.com/a.jpg',
    'javascript:alert(1)',
    'https://me:secret@cdn.example.com/a.jpg',
    'https:cdn.example.com/a.jpg',
    'https://me@ibb.co/a.jpg',
    'https://me:80@ibb.co/a.jpg',
    'https://ibb.co:port/a.jpg',
    `https://cdn.example.com/${'a'.repeat(2000)}`,
    '/photos/../secret',
  ])('must be an address of the web: %s', (address) => {
    expect(messages(address)).toEqual(['Photo URL must be a web address'])
  })
})

describe('a photo in a form', () => {
  test('may be named by the key of a file that was sent, which an address may not', () => {
    const key = '0123456789abcdef0123456789abcdef'
    expect(photoGiven.parse(key)).toBe(key)
    expect(messages(key)).toEqual(['Photo URL must be a web address'])
    expect(photoGiven.safeParse('https://imgur.com/a.jpg').success).toBe(false)
  })
})
