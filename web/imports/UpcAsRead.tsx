import type { JudgedRow } from './sheet/judged-sheet.ts'

type Props = { row: JudgedRow }

/** A UPC with the zero that a spreadsheet had eaten. */
export function UpcAsRead({ row: { upc, cells } }: Props) {
  const digits = cells['UPC']?.replaceAll(/\D/g, '')
  const isPadded = upc !== undefined && upc !== digits && upc === `0${digits}`
  return (
    <span className="tnum nowrap">
      {isPadded ? (
        <>
          <b className="amber">0</b>
          {digits}
        </>
      ) : (
        (upc ?? cells['UPC'])
      )}
    </span>
  )
}
