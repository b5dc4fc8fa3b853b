import { describe, expect, test } from 'vitest'
import { photoAddress } from './photo-address.ts'

const messages = (address: string) =>
  photoAddress.safeParse(address).error?.issues.map(({ message }) => message) ?? []

describe('the address of a photo', () => {
  test.each([
    'https://cdn.example.com/a.jpg',
    'http://cdn.example.com:8080/a b.jpg?width=800',
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
    `https://cdn.example.com/${'a'.repeat(2000)}`,
    '/photos/../secret',
  ])('must be an address of the web: %s', (address) => {
    expect(messages(address)).toEqual(['Photo URL must be a web address'])
  })
})
