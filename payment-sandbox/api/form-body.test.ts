import { describe, expect, test } from 'vitest'
import { readForm } from './form-body.ts'

describe('a form-encoded request', () => {
  test('nests by brackets and lists by number', () => {
    const text =
      'mode=payment&line_items[0][price_data][currency]=usd&line_items[1][quantity]=2&metadata[order_id]=7'
    expect(readForm(text)).toEqual({
      mode: 'payment',
      line_items: [{ price_data: { currency: 'usd' } }, { quantity: '2' }],
      metadata: { order_id: '7' },
    })
  })

  test('lists by empty brackets too', () => {
    expect(readForm('expand[]=a&expand[]=b')).toEqual({ expand: ['a', 'b'] })
  })

  test('keeps spaces, brackets and other alphabets in values', () => {
    expect(readForm('name=%5BCr%C3%A8me%5D+40%25+%26+more')).toEqual({
      name: '[Crème] 40% & more',
    })
  })

  test('never touches a prototype', () => {
    readForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes')
    expect('polluted' in {}).toBe(false)
  })
})
