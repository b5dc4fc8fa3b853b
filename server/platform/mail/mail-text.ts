import { inDigits } from '#market/in-digits.ts'
import { formatUsd } from '#market/money.ts'
import { type MailContent, type MailLine, type MailList, MOST_LINES } from './mail-parts.ts'
import { stripLineBreaks } from './strip-line-breaks.ts'

/** A mail for those who read plain text. */
export function mailText(content: MailContent): string {
  const { tag, reference, heading, paragraphs, quote, facts, lines, totals, action, footerLinks } =
    content
  const blocks = [
    stripLineBreaks(heading),
    [reference, tag?.label].filter(Boolean).join(' | '),
    ...paragraphs,
    quote && `${stripLineBreaks(quote.by)} wrote:\n${quoted(quote.text)}`,
    facts?.map(({ label, value }) => `${label}: ${indented(value)}`).join('\n'),
    lines && linesText(lines),
    totals?.map(({ label, amount }) => `${label}: ${formatUsd(amount)}`).join('\n'),
    ...(content.lists ?? []).map(listText),
    action && `${action.label}:\n${action.url}`,
    `-- \n${content.footer}`,
    footerLinks?.map(({ label, url }) => `${label}: ${url}`).join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

const quoted = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n')

const indented = (value: string) => value.trim().replace(/\s*\n\s*/g, '\n  ')

const listText = ({ title, items, more }: MailList) =>
  [
    stripLineBreaks(title),
    ...items.map(
      ({ name, detail, url }) =>
        `- ${stripLineBreaks(name)}\n  ${stripLineBreaks(detail)}\n  ${url}`,
    ),
    `${more.label}: ${more.url}`,
  ].join('\n')

function linesText(lines: readonly MailLine[]): string {
  const shown = lines
    .slice(0, MOST_LINES)
    .map(
      ({ name, quantity, unitPrice, total }) =>
        `${stripLineBreaks(name)}\n  ${inDigits(quantity)} x ${formatUsd(unitPrice)} = ${formatUsd(total)}`,
    )
  const more = lines.length - MOST_LINES
  return [...shown, more > 0 && `and ${more} more`].filter(Boolean).join('\n')
}
