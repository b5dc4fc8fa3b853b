import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openAt } from './testing/open-at.tsx'

const dialog = page.getByRole('dialog')
const title = (name: string) => dialog.getByRole('heading', { name })

describe('the modals over the landing page', () => {
  test.each([
    ['/sign_in', 'Sign In'],
    ['/sign_up', 'Sign Up'],
    ['/forgot_password', 'Forgot Password'],
  ])('open at %s', async (address, name) => {
    const { location } = openAt(address)
    await expect.element(title(name)).toBeVisible()
    expect(location().pathname).toBe('/')
  })

  test.each([
    ['/marketplace/purchase_orders/7/pdf', '/marketplace/purchase_orders/7/pdf'],
    ['/my_offers?offer=O-10001', '/my_offers?offer=O-10001'],
    ['//elsewhere.example/x', '/'],
    [String.raw`/\elsewhere.example`, '/'],
    ['https://elsewhere.example/x', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
  ])('lead on to %s only within the site: %s', async (from, onward) => {
    const { location } = openAt(`/sign_in?${String(new URLSearchParams({ from }))}`)
    await expect.element(title('Sign In')).toBeVisible()
    expect(location().state.signInDialog?.from).toBe(onward)
  })

  test('close one another', async () => {
    openAt('/sign_up')
    for (const [link, name] of [
      ['Sign In', 'Sign In'],
      ['Forgot Password', 'Forgot Password'],
      ['Back to Sign In', 'Sign In'],
    ] as const) {
      await dialog.getByRole('link', { name: link }).click()
      await expect.element(page.getByRole('dialog', { name })).toBeVisible()
      await expect.poll(() => dialog.all().length).toBe(1)
    }
  })

  test('keep Tab inside, close on Escape and give focus back', async () => {
    openAt('/')
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' })
    await signIn.click()
    await dialog.getByRole('link', { name: 'Forgot Password' }).click()
    const forgotten = page.getByRole('dialog', { name: 'Forgot Password' })
    await expect.poll(() => isWithin(forgotten.query())).toBe(true)
    for (let press = 0; press < 8; press++) {
      await userEvent.tab()
      expect(isWithin(forgotten.element())).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(signIn).toHaveFocus()
  })

  test.each([
    ['/sign_in', 'Become a Buyer', '/buyer_inquiry'],
    ['/sign_in', 'Become a Seller', '/seller_inquiry'],
    ['/forgot_password', 'Become a Buyer', '/buyer_inquiry'],
  ])('at %s lead to where one can %s', async (address, link, application) => {
    const { location } = openAt(address)
    await dialog.getByRole('link', { name: new RegExp(`^${link}`) }).click()
    await expect.poll(() => location().pathname).toBe(application)
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe('the sign-up modal that opens unasked', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  })
  /** Longer than it takes to be invited, whether one moves or reads. */
  const aWhile = () => vi.advanceTimersByTimeAsync(20_000)
  const landing = page.getByRole('heading', { name: 'Resale, simplified.' })

  test('does so on a phone, once a visit', async () => {
    await page.viewport(375, 812)
    const { close } = openAt('/')
    await expect.element(landing).toBeInTheDocument()
    await aWhile()
    await expect.element(title('Sign Up')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    close()

    const again = openAt('/')
    await expect.element(landing).toBeInTheDocument()
    await aWhile()
    expect(again.location().state.signInDialog).toBeUndefined()
  })

  test('lets another modal be', async () => {
    await page.viewport(375, 812)
    const { location } = openAt('/sign_in')
    await expect.element(title('Sign In')).toBeVisible()
    await aWhile()
    expect(location().state.signInDialog?.name).toBe('sign_in')
    await expect.element(title('Sign In')).toBeVisible()
  })

  test('stays away from other pages', async () => {
    await page.viewport(375, 812)
    const { location } = openAt('/buyer_inquiry')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await aWhile()
    expect(location().state.signInDialog).toBeUndefined()
  })

  test('does not open at a desk', async () => {
    const { location } = openAt('/')
    await expect.element(landing).toBeVisible()
    await aWhile()
    expect(location().state.signInDialog).toBeUndefined()
  })
})

const isWithin = (element: Element | null) => element?.contains(document.activeElement) ?? false
