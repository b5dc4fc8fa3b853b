import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { textsIn } from './texts-in.ts'

const texts = (source: string) => textsIn('a.tsx', source).map(({ text }) => text)

test('a text between tags is read as a whole, with its parts', () => {
  const source = `const a = <p className="row between">
    Sold by <b>{seller.name}</b>, {isNew ? 'new' : 'since 2020'}.
  </p>`
  expect(textsIn('a.tsx', source)).toEqual([{ line: 1, text: 'Sold by {…}, [new | since 2020].' }])
  expect(texts(`<p>Sold by <b>our company</b>.</p>`)).toEqual(['Sold by our company.'])
})

test('labels, attributes and templates are read', () => {
  expect(texts(`<Field label="E-mail" name="work email" hint={\`Ask \${name} first\`} />`)).toEqual(
    ['E-mail', 'Ask {name} first'],
  )
  expect(texts(`const label = { new: 'Shelf pull' }`)).toEqual(['Shelf pull'])
  expect(texts(`const text = 'Min order: ' + units + ' units'`)).toEqual([
    'Min order: {units} units',
  ])
})

test('the words of mails, errors and calls are read', () => {
  expect(
    texts(`const news = { mail: ({ total }) => ({ subject: \`\${usd(total)} is due\` }) }
    throw new Refusal(422, { message: 'Passwords do not match' })
    const endpoint = { summary: 'List the orders' }`),
  ).toEqual(['{usd(total)} is due', 'Passwords do not match', 'List the orders'])
})

test('code is not read', () => {
  expect(
    texts(`import a from 'some place'
    type Kind = 'a kind' | \`a \${string}\`
    const b = sql\`select a from b\`
    const c = { 'a key': text['a name'] === 'a value', d: 'select id from products', state: 'shipped' }`),
  ).toEqual([])
})

test('the command prints each text with its place', () => {
  const printed = execFileSync(process.execPath, ['tools/texts/run.ts', 'market/purchase-orders'])
  expect(String(printed)).toMatch(
    /^market\/purchase-orders\/purchase-order-status\.ts:\d+: Paid in full$/m,
  )
})
