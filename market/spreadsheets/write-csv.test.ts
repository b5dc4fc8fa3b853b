import { describe, expect, test } from 'vitest'
import { withoutGuard } from './cells/read-figure.ts'
import { csvText } from './write-csv.ts'

const line = (...cells: (string | number | null)[]) => csvText([cells]).slice(1)

describe('a file for spreadsheets', () => {
  test('is marked as UTF-8 and ends its lines as RFC 4180 wants', () => {
    expect(
      csvText([
        ['Name', 'Units'],
        ['Café', 12],
      ]),
    ).toBe('\uFEFFName,Units\r\nCafé,12\r\n')
  })

  test('puts marks around cells that hold separators, quotation marks or line breaks', () => {
    expect(line('a,b', 'say "hi"', 'two\nlines', ' x')).toBe(
      '"a,b","say ""hi""","two\nlines"," x"\r\n',
    )
  })

  test.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'lets no spreadsheet compute %j',
    (cell) => {
      expect(line(cell)).toMatch(/^"?'/)
    },
  )

  test.each(['=1+1', "'=1+1", "''@x", "'quoted'", '-', 'plain'])(
    'writes %j so that it is read back as it was',
    (cell) => {
      expect(withoutGuard(line(cell).replace('\r\n', ''))).toBe(cell)
    },
  )

  test('leaves empty what is not there', () => {
    expect(line(null, '', 0)).toBe(',,0\r\n')
  })
})
