import type { ReactNode } from 'react'
import { problemWords } from '#market/claims/claim-reason.ts'
import type { Claim } from '#market/claims/claim-on-order.ts'
import { isOpenClaim } from '#market/purchase-orders/claim-state.ts'
import { formatUsd } from '#market/money.ts'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { cappedWords, claimPill, nextWords, type ClaimReader, type Names } from './claim-words.ts'
import { ClaimTurns } from './ClaimTurns.tsx'
import styles from './Claims.module.css'

type Props = { claim: Claim; reader: ClaimReader; names: Names; children?: ReactNode }

/** One claim: the problem, the money, what the reader can do, and what was said. */
export function ClaimView({ claim, reader, names, children }: Props) {
  const pill = claimPill(claim.state, reader)
  const next = nextWords(claim, reader)
  const capped = cappedWords(claim)
  return (
    <li className={styles['claim']}>
      <div className={styles['head']}>
        <span className={styles['words']}>
          <b className="med">{claim.product_name}</b>
          <span className="t13 soft">{problemWords(claim.reason, claim.quantity)}</span>
        </span>
        <Pill colour={pill.colour}>{pill.label}</Pill>
      </div>
      <DescriptionList facts={moneyOf(claim)} />
      {next && <p className="t13">{next}</p>}
      {capped && <p className="t13 soft">{capped}</p>}
      {children}
      <ClaimTurns claim={claim} reader={reader} names={names} />
    </li>
  )
}

function moneyOf(claim: Claim) {
  const { state, credit_cents: credit, proposed_cents: proposed, settled_cents: settled } = claim
  return [
    { label: 'Price of the units', value: formatUsd(credit) },
    ...(isOpenClaim(state) && proposed !== null
      ? [{ label: 'Credit proposed', value: <b>{formatUsd(proposed)}</b> }]
      : []),
    ...(settled === null ? [] : [{ label: 'Refunded', value: <b>{formatUsd(settled)}</b> }]),
  ]
}
