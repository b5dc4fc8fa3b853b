import { inDigits } from '#market/in-digits.ts'
import { formatUsd } from '#market/money.ts'
import { html } from '#server/platform/http/html.ts'
import {
  type MailContent,
  type MailFact,
  type MailLine,
  type MailTotal,
  MOST_LINES,
} from './mail-parts.ts'

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
const table = { markup: TABLE }

export const quoteHtml = ({ by, text }: NonNullable<MailContent['quote']>) =>
  html`<table ${table} style="margin-top:16px;">
    <tr>
      <td
        class="well"
        style="background:#f5f3ee;border-left:3px solid #d3cec4;border-radius:4px;padding:10px 14px;font-size:14px;line-height:21px;"
      >
        <span class="soft" style="color:#6b665c;font-size:13px;">${by} wrote</span><br />
        <span class="ink" style="color:#1a1a17;">${linesOf(text)}</span>
      </td>
    </tr>
  </table>`

const linesOf = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))

export const factsHtml = (facts: readonly MailFact[]) =>
  html`<table ${table} style="margin-top:20px;">
    ${facts.map(factHtml)}
  </table>`

const factHtml = ({ label, value }: MailFact) =>
  html`<tr>
    <td
      class="soft"
      valign="top"
      style="padding:3px 16px 3px 0;font-size:14px;line-height:20px;color:#6b665c;white-space:nowrap;"
    >
      ${label}
    </td>
    <td
      class="ink"
      valign="top"
      width="100%"
      style="padding:3px 0;font-size:14px;line-height:20px;color:#1a1a17;"
    >
      ${linesOf(value)}
    </td>
  </tr>`

export function linesHtml(lines: readonly MailLine[]) {
  const more = lines.length - MOST_LINES
  return html`<table ${table} style="margin-top:20px;">
    ${lines.slice(0, MOST_LINES).map(lineHtml)}
    ${
      more > 0 &&
      html`<tr>
        <td
          class="soft line"
          style="padding:10px 0;border-top:1px solid #e7e4de;font-size:14px;color:#6b665c;"
        >
          and ${more} more
        </td>
      </tr>`
    }
  </table>`
}

const lineHtml = ({ name, quantity, unitPrice, total }: MailLine) =>
  html`<tr>
    <td class="line" valign="top" style="padding:10px 12px 10px 0;border-top:1px solid #e7e4de;">
      <span class="ink" style="font-size:14px;line-height:20px;font-weight:550;color:#1a1a17;"
        >${name}</span
      ><br />
      <span
        class="soft"
        style="font-size:13px;line-height:18px;color:#6b665c;font-variant-numeric:tabular-nums;"
        >${inDigits(quantity)} × ${formatUsd(unitPrice)}</span
      >
    </td>
    <td
      class="ink line"
      valign="top"
      align="right"
      style="padding:10px 0;border-top:1px solid #e7e4de;font-size:14px;line-height:20px;color:#1a1a17;white-space:nowrap;font-variant-numeric:tabular-nums;"
    >
      ${formatUsd(total)}
    </td>
  </tr>`

export const totalsHtml = (totals: readonly MailTotal[]) =>
  html`<table ${table} class="line" style="border-top:1px solid #e7e4de;padding-top:8px;">
    ${totals.map(totalHtml)}
  </table>`

function totalHtml({ label, amount, isMain = false }: MailTotal) {
  const size = isMain ? 'font-size:17px;font-weight:650;' : 'font-size:14px;'
  return html`<tr>
    <td
      class="${isMain ? 'ink' : 'soft'}"
      style="padding:3px 12px 3px 0;line-height:24px;${size}color:${isMain ? '#1a1a17' : '#6b665c'};"
    >
      ${label}
    </td>
    <td
      class="ink"
      align="right"
      style="padding:3px 0;line-height:24px;${size}color:#1a1a17;white-space:nowrap;font-variant-numeric:tabular-nums;"
    >
      ${formatUsd(amount)}
    </td>
  </tr>`
}
