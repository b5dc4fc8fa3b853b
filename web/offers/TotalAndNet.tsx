import { formatUsd, type Cents } from '#market/money.ts'

type Props = {
  total: Cents
  /** After the platform fee; buyers are not told (decision C8). */
  net: Cents | undefined
}

export function TotalAndNet({ total, net }: Props) {
  return (
    <>
      <b>{formatUsd(total)}</b>
      {net !== undefined && <div className="green t12 med">net {formatUsd(net)}</div>}
    </>
  )
}
