import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { mailContent } from './mail-content.ts'
import type { MailContent } from './mail-parts.ts'

const plain: MailContent = {
  tag: { label: 'Your turn', tone: 'turn' },
  reference: 'Offer O-10412',
  heading: 'Northwind offers $500.00',
  paragraphs: ['Accept it, or send a counter.'],
  action: { label: 'Review the offer', url: 'http://localhost:3000/my_offers?offer=O-10412' },
  footer: 'You get this because you sell on Lotline.',
}
const line = (name: string) => ({
  name,
  quantity: 1200,
  unitPrice: cents(1250),
  total: cents(1_500_000),
})

describe('a mail', () => {
  test('says the same in HTML and in text', () => {
    const mail = mailContent({
      ...plain,
      quote: { by: 'Northwind', text: 'All 1,200 please.' },
      facts: [{ label: 'Answer by', value: 'Wed, Mar 4' }],
      lines: [line('Canvas tote')],
      totals: [{ label: 'Total', amount: cents(1_500_000), isMain: true }],
    })
    for (const body of [mail.html, mail.text])
      for (const words of [
        'Your turn',
        'Offer O-10412',
        'Northwind offers $500.00',
        'Accept it, or send a counter.',
        'All 1,200 please.',
        'Answer by',
        'Wed, Mar 4',
        'Canvas tote',
        '1,200',
        '$12.50',
        '$15,000.00',
        'Review the offer',
        'http://localhost:3000/my_offers?offer=O-10412',
        'You get this because you sell on Lotline.',
      ])
        expect(body).toContain(words)
  })

  test('without anything to do has no button', () => {
    const { action, ...rest } = plain
    const mail = mailContent(rest)
    for (const body of [mail.html, mail.text]) expect(body).not.toContain(action?.label)
    expect(mail.html).not.toContain('<a')
    expect(mail.text).not.toContain('http')
  })

  test('shows what people typed as text, never as markup', () => {
    const hostile = `<script>alert("1")</script><img src=x onerror='alert(2)'>`
    const { html } = mailContent({
      ...plain,
      heading: hostile,
      paragraphs: [hostile],
      quote: { by: hostile, text: hostile },
      facts: [{ label: hostile, value: hostile }],
      lines: [line(hostile)],
      action: { label: hostile, url: `"><script>` },
      footer: hostile,
    })
    expect(html).not.toMatch(/<script|<img|onerror='/)
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)')
  })

  test('lets a name without spaces break, so that a phone shows the whole mail', () => {
    const { html } = mailContent({ ...plain, lines: [line('x'.repeat(200))] })
    expect(html).toMatch(/<body[^>]*overflow-wrap:anywhere/)
  })

  test('keeps a name that holds line breaks on one line of the text', () => {
    const { text } = mailContent({ ...plain, lines: [line('Tote\r\n\r\nTotal: $0.01')] })
    expect(text).toContain('Tote Total: $0.01\n  1,200 x $12.50')
  })

  test('marks every line of a note as the words of the one who wrote it', () => {
    const { text } = mailContent({ ...plain, quote: { by: 'Northwind', text: 'One\nTotal: $1' } })
    expect(text).toContain('Northwind wrote:\n> One\n> Total: $1')
  })

  test('names 25 products and counts the others', () => {
    const lines = Array.from({ length: 37 }, (_, index) => line(`Product ${index + 1}.`))
    const { html, text } = mailContent({ ...plain, lines })
    expect(text).toContain('Product 25.')
    expect(text).not.toContain('Product 26.')
    expect(text).toContain('and 12 more')
    expect(html).not.toContain('Product 26.')
    expect(html).toContain('and 12 more')
  })
})
