type Props = { act: string; number: string }

/** The title of a dialog about an act on an order. */
export function ActTitle({ act, number }: Props) {
  return (
    <>
      {act}: <span className="nowrap">{number}</span>
    </>
  )
}
