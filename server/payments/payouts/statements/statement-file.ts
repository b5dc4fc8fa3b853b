import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { FileAnswer } from '#market/endpoint.ts'
import { cents, formatUsd } from '#market/money.ts'
import {
  statementKindWords,
  type Statement,
  type StatementLine,
} from '#market/payouts/statement.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import type { Database } from '#server/platform/database/database.ts'
import { batchesOf, spreadsheetFile } from '#server/platform/spreadsheets/write-spreadsheet.ts'
import { printSheet } from '#server/purchase-orders/pdf/print-sheet.ts'
import type { SheetColumn } from '#server/purchase-orders/pdf/sheet.ts'
import { plain } from '#server/purchase-orders/pdf/sheet-words.ts'
import { readStatement } from './read-statement.ts'

export async function statementPdf(
  db: Database,
  { sellerId }: SellerViewer,
  month: string,
): Promise<FileAnswer> {
  const statement = await readStatement(db, sellerId, month)
  const { name } = await db
    .selectFrom('sellers')
    .select('name')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  const { opening_cents: opening, closing_cents: closing, lines } = statement
  const bytes = await printSheet({
    title: `Statement ${monthOf(month)}`,
    number: month,
    status: `Closing balance ${usd(closing)}`,
    writtenAt: await databaseNow(db),
    parties: [
      { label: 'Seller', lines: [plain(name)] },
      { label: 'Kept by', lines: ['Lotline'] },
    ],
    facts: [
      { label: 'Month', value: monthOf(month) },
      { label: 'Opening balance', value: usd(opening) },
    ],
    summary: [],
    columns,
    lines: lines.map((line) => ({
      words: statementKindWords[line.kind],
      about: aboutOf(line),
      on: line.on,
      amount: usd(line.amount_cents),
    })),
    totals: [
      { label: 'Opening balance', value: usd(opening) },
      { label: 'Lines', value: usd(closing - opening) },
      { label: 'Closing balance', value: usd(closing) },
    ],
    closing: [
      'The balance is what Lotline keeps for you: not available yet, available, and on its way to your bank.',
    ],
    agreement: [],
    rounds: [],
    more: [],
  })
  return { name: `${nameOf(statement)}.pdf`, bytes }
}

/** A row for each line, between the opening and the closing balance. */
export async function statementSpreadsheet(
  db: Database,
  { sellerId }: SellerViewer,
  { month, format }: { month: string; format: FileFormat },
): Promise<FileAnswer> {
  const statement = await readStatement(db, sellerId, month)
  const rows = [
    [`${month}-01`, 'Opening balance', '', statement.opening_cents / 100],
    ...statement.lines.map((line) => [
      line.on,
      statementKindWords[line.kind],
      aboutOf(line),
      line.amount_cents / 100,
    ]),
    [lastDayOf(month), 'Closing balance', '', statement.closing_cents / 100],
  ]
  return spreadsheetFile(format, {
    name: nameOf(statement),
    header: ['Date', 'What', 'Order or payout', 'Amount'],
    batches: batchesOf(rows),
  })
}

const columns: SheetColumn[] = [
  { key: 'words', head: 'What' },
  { key: 'about', head: 'Order or payout' },
  { key: 'on', head: 'Date' },
  { key: 'amount', head: 'Amount', isFigure: true },
]

const nameOf = ({ month }: Statement) => `lotline-statement-${month}`
const usd = (amount: number) => formatUsd(cents(amount))
const aboutOf = ({ po_number: order, payout_id: payout }: StatementLine) =>
  order ?? (payout === null ? '' : `Payout ${payout}`)

const monthOf = (month: string) =>
  new Date(`${month}-01`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

const lastDayOf = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
