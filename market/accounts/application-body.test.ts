import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applicationBody } from './application-body.ts'

const buyer = {
  full_name: 'Dana Whitlock',
  email: 'dana@harbor.example',
  buyer_name: 'Harbor Outfitters',
  buyer_category: 'Apparel',
}
const seller = {
  seller_name: 'Fern & Fable',
  email: 'mara@fern.example',
  seller_category: 'Home',
  current_buyer_relationships: ['Harbor Outfitters'],
}

/** What a buyer says of resale who says nothing. */
const undeclared = { resale_channels: [], resale_states: [] }

/** The messages by field, none when the application is taken. */
function problemsOf(body: unknown) {
  const issues = applicationBody.safeParse(body).error?.issues ?? []
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('an application', () => {
  test('with a buyer name under profile is a buyer’s', () => {
    expect(applicationBody.parse({ profile: buyer })).toEqual({
      party: 'buyer',
      ...buyer,
      ...undeclared,
    })
  })

  test.each([
    ['flat', seller],
    ['under profile', { profile: seller }],
  ])('with a seller name %s is a seller’s', (_, body) => {
    expect(applicationBody.parse(body)).toEqual({ party: 'seller', ...seller })
  })

  test('keeps what it knows and nothing else', () => {
    const more = { status: 'onboarded', admin: true, party: 'admin', user_id: 1 }
    expect(applicationBody.parse({ ...more, profile: { ...buyer, ...more } })).toEqual({
      party: 'buyer',
      ...buyer,
      ...undeclared,
    })
    expect(applicationBody.parse({ ...seller, ...more })).toEqual({ party: 'seller', ...seller })
  })

  test('is read without the spaces around the words', () => {
    const spaced = { ...buyer, email: ' dana@harbor.example ', buyer_name: '  Harbor Outfitters' }
    expect(applicationBody.parse({ profile: spaced })).toEqual({
      party: 'buyer',
      ...buyer,
      ...undeclared,
    })
  })

  test('has names of one line, so that nobody writes a paragraph of our mails', () => {
    const lines = { ...seller, seller_name: 'Fern\r\n\n\u2028& \t Fable\n' }
    expect(applicationBody.parse(lines)).toEqual({ party: 'seller', ...seller })
  })

  test.each(['<100K', '100K+', '500K+', '1M+'])('may tell a volume of %s', (annual_volume) => {
    expect(applicationBody.parse({ profile: { ...buyer, annual_volume } })).toMatchObject({
      annual_volume,
    })
    expect(applicationBody.parse({ ...seller, annual_volume })).toMatchObject({ annual_volume })
    expect(problemsOf({ ...seller, annual_volume: `${annual_volume}?` })).toEqual([
      'annual_volume: Invalid volume',
    ])
  })
})

describe('a buyer’s application', () => {
  test.each([
    ['full_name', '', 'Required'],
    ['full_name', '   ', 'Required'],
    ['full_name', undefined, 'Required'],
    ['full_name', 7, 'Required'],
    ['email', '', 'Please enter a valid email address'],
    ['email', undefined, 'Please enter a valid email address'],
    ['email', ['dana@harbor.example'], 'Please enter a valid email address'],
    ['email', 'dana@harbor', 'Please enter a valid email address'],
    ['email', `${'d'.repeat(250)}@harbor.example`, 'Please enter a valid email address'],
    ['buyer_name', '', 'Required'],
    ['buyer_name', 'x'.repeat(121), 'Maximum 120 characters'],
    ['buyer_category', '', 'Required'],
    ['buyer_category', undefined, 'Required'],
    ['buyer_category', 'apparel', 'Invalid category'],
    ['buyer_category', 'Other Category', 'Invalid category'],
  ])('whose %s is %j is told: %3$s', (field, value, message) => {
    expect(problemsOf({ profile: { ...buyer, [field]: value } })).toContain(`${field}: ${message}`)
  })

  test('that is empty lists a problem for every field, in the order of the form', () => {
    expect(problemsOf({ profile: {} })).toEqual([
      'full_name: Required',
      'email: Please enter a valid email address',
      'buyer_name: Required',
      'buyer_category: Required',
    ])
  })
})

describe('a seller’s application', () => {
  test('needs only a name and an e-mail address', () => {
    const { seller_name, email } = seller
    expect(applicationBody.parse({ seller_name, email })).toEqual({
      party: 'seller',
      seller_name,
      email,
      current_buyer_relationships: [],
    })
  })

  test.each(['', null, undefined])('may leave its category %j', (seller_category) => {
    expect(problemsOf({ ...seller, seller_category, annual_volume: seller_category })).toEqual([])
  })

  test.each([
    ['seller_name', '', 'Required'],
    ['email', '', 'Invalid email address'],
    ['email', 'mara@', 'Invalid email address'],
    ['seller_category', 'Cars', 'Invalid category'],
  ])('whose %s is %j is told: %3$s', (field, value, message) => {
    expect(problemsOf({ ...seller, [field]: value })).toEqual([`${field}: ${message}`])
  })

  test('names each buyer it already sells to once', () => {
    const names = ['Harbor', ' Juniper Lane ', 'HARBOR', 'harbor']
    const body = { ...seller, current_buyer_relationships: names }
    expect(applicationBody.parse(body)).toMatchObject({
      current_buyer_relationships: ['Harbor', 'Juniper Lane'],
    })
  })

  test.each([
    ['Harbor', 'current_buyer_relationships: '],
    [[''], 'current_buyer_relationships.0: Required'],
    [[7], 'current_buyer_relationships.0: '],
    [['x'.repeat(81)], 'current_buyer_relationships.0: Maximum 80 characters'],
    [Array.from({ length: 51 }, (_, number) => `Buyer ${number}`), 'Maximum 50 names'],
  ])('is told of relationships that are none', (names, problem) => {
    const problems = problemsOf({ ...seller, current_buyer_relationships: names })
    expect(problems).toEqual([expect.stringContaining(problem)])
  })
})

describe('what is no application', () => {
  test('is told what a seller’s would need', () => {
    expect(problemsOf({})).toEqual(['seller_name: Required', 'email: Invalid email address'])
  })

  test.each([null, undefined, 'apply', 7, [buyer]])('is refused: %j', (body) => {
    expect(problemsOf(body)).toHaveLength(1)
  })

  test('never breaks the reading, whatever it is', () => {
    const shape = fc.oneof(
      fc.jsonValue(),
      fc.record({ profile: fc.jsonValue(), seller_name: fc.jsonValue() }, { requiredKeys: [] }),
      fc.record({ profile: fc.record({ ...anyOf(buyer) }, { requiredKeys: [] }) }),
      fc.record({ ...anyOf(seller) }, { requiredKeys: [] }),
    )
    fc.assert(
      fc.property(shape, (body) => {
        const read = applicationBody.safeParse(JSON.parse(JSON.stringify(body)))
        return read.success || read.error.issues.length > 0
      }),
    )
  })
})

const anyOf = (fields: object) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, fc.jsonValue()]))
