import { describe, expect, test } from 'vitest'
import type { ApplicationMailFacts } from './application-mail-facts.ts'
import { approvedMail, deniedMail, newLinkMail, receivedMail } from './application-mails.ts'

const buyer: ApplicationMailFacts = {
  party: 'buyer',
  company: 'Harbor Outfitters',
  contact: 'Dana Whitlock',
  answers: [
    { label: 'Company', value: 'Harbor Outfitters' },
    { label: 'Category', value: 'Apparel' },
  ],
  hasPassword: false,
  hasProfile: false,
  publicUrl: 'https://lotline.example',
  replyTo: undefined,
}
const seller: ApplicationMailFacts = {
  ...buyer,
  party: 'seller',
  company: 'Fern & Fable',
  contact: undefined,
}
const link = 'https://lotline.example/magic/sign_in/abc'
const denial = { reason: 'We take retailers only.', wasApproved: false }

const everyMail = (facts: ApplicationMailFacts) => [
  receivedMail(facts),
  approvedMail(facts, link),
  newLinkMail(facts, link),
  deniedMail(facts, denial),
  deniedMail(facts, { ...denial, wasApproved: true }),
]

describe.each([
  ['buyer', buyer],
  ['seller', seller],
])('every mail to a %s', (_, facts) => {
  test('names the company and says the same in HTML and in text', () => {
    for (const { html, text } of everyMail(facts)) {
      expect(text).toContain(facts.company)
      expect(html).toContain(facts.company.replace('&', '&amp;'))
    }
  })

  test('shows a hostile name as text', () => {
    const hostile = '<img src=x onerror=alert(1)>'
    const facts2 = { ...facts, company: hostile, contact: hostile }
    const mails = [...everyMail(facts2), deniedMail(facts2, { ...denial, reason: hostile })]
    for (const { html } of mails) expect(html).not.toContain('<img')
  })

  test('has a link only where somebody is let in', () => {
    const told = everyMail(facts).map(({ text }) => text.includes(link))
    expect(told).toEqual([false, true, true, false, false])
  })
})

describe('a received application', () => {
  test('promises the answer within 24 hours, and shows what was given', () => {
    for (const facts of [buyer, seller]) {
      const { text } = receivedMail(facts)
      expect(text).toContain('answer by email within 24 hours')
      expect(text).toContain('Company: Harbor Outfitters\nCategory: Apparel')
    }
  })

  test('greets whose name is known', () => {
    expect(receivedMail(buyer).text).toMatch(/^Thanks for your submission, Dana Whitlock\n/)
    expect(receivedMail(seller).text).toMatch(/^Thanks for your submission\n/)
  })

  test('asks a seller to confirm the address, and leads a buyer nowhere', () => {
    const { text } = receivedMail(seller, link)
    expect(text).toContain(`Confirm your email address:\n${link}`)
    expect(text).toContain('Open it in the browser you applied with')
    expect(receivedMail(buyer).text).not.toContain('http')
  })
})

describe('an approval', () => {
  test.each([
    ['a buyer', buyer, 'Create your password'],
    ['a buyer with a password', { ...buyer, hasPassword: true }, 'Open the catalog'],
    ['a seller', seller, 'Finish setting up your shop'],
    ['a seller with a profile', { ...seller, hasProfile: true }, 'Finish setting up your shop'],
    [
      'a seller with everything',
      { ...seller, hasPassword: true, hasProfile: true },
      'Open your dashboard',
    ],
  ])('leads %s on', (_, facts, action) => {
    for (const { text } of [approvedMail(facts, link), newLinkMail(facts, link)])
      expect(text).toContain(`${action}:\n${link}`)
  })

  test('says that its link works once, for 7 days', () => {
    expect(approvedMail(buyer, link).text).toContain('It works once, for 7 days')
  })
})

describe('a denial', () => {
  test('gives the reason in the words of staff', () => {
    const { text } = deniedMail(buyer, { ...denial, reason: 'Sorry.\nRetailers only.' })
    expect(text).toContain('> Sorry.\n> Retailers only.')
  })

  test('tells who was approved before that this has ended', () => {
    const ended = { ...denial, wasApproved: true }
    expect(deniedMail(buyer, denial).text).toContain('We can’t approve your application')
    expect(deniedMail(buyer, ended).text).toContain('Your approval has ended')
    expect(deniedMail(seller, ended).text).toContain('Its products are hidden from buyers.')
    expect(deniedMail(seller, denial).text).not.toContain('hidden')
  })
})
