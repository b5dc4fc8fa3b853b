import type { ComponentProps } from 'react'
import { FillChoice } from '../FillChoice.tsx'
import { Cell } from './Cell.tsx'

type Props<Choice extends string> = ComponentProps<typeof FillChoice<Choice>> & {
  column: string
  row: number
}

/** One of a few in a cell of the table; chosen is saved. */
export function ChoiceCell<Choice extends string>({ column, row, ...choice }: Props<Choice>) {
  return (
    <Cell column={column} row={row}>
      <FillChoice {...choice} />
    </Cell>
  )
}
