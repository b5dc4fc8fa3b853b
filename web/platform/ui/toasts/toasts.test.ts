import { afterEach, describe, expect, test } from 'vitest'
import {
  closeToast,
  onToastsChange,
  shownToasts,
  toast,
  toastProblem,
  toastSaved,
} from './toasts.ts'

afterEach(() => {
  for (const { id } of shownToasts()) closeToast(id)
})

describe('a toast', () => {
  test('tells what was done and may lead there', () => {
    toast('Success! View offer in', { link: { href: '/my_offers', label: 'My Offers' } })
    expect(shownToasts()).toMatchObject([
      { text: 'Success! View offer in', tone: 'good', link: { href: '/my_offers' } },
    ])
  })

  test('stays for five seconds, and for two where it confirms to staff what was saved', () => {
    toast('Success!')
    toastSaved('Seller saved')
    expect(shownToasts()).toMatchObject([{ ms: 5000 }, { text: 'Seller saved', ms: 2000 }])
  })

  test('goes when it is closed, and only that one', () => {
    toast('Saved')
    toastProblem('Oops, something went wrong')
    closeToast(shownToasts()[0]!.id)
    expect(shownToasts()).toMatchObject([{ text: 'Oops, something went wrong', tone: 'bad' }])
  })

  test('makes room for a fourth', () => {
    for (const text of ['one', 'two', 'three', 'four']) toast(text)
    expect(shownToasts().map(({ text }) => text)).toEqual(['two', 'three', 'four'])
  })

  test('is heard of by the page', () => {
    let heard = 0
    const stop = onToastsChange(() => (heard += 1))
    toast('Saved')
    stop()
    toast('Saved again')
    expect(heard).toBe(1)
  })
})
