import { ConnectionBanner } from './ConnectionBanner.tsx'
import { useLiveTrade } from './use-live-trade.ts'

type Props = { isPaused: boolean }

/** Keeps the page live, and says so when it is not. */
export function LiveConnection({ isPaused }: Props) {
  return <ConnectionBanner standing={useLiveTrade({ isPaused })} />
}
