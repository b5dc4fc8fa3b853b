import { formatUsd, type Cents } from '#market/money.ts'
import { classes } from '../classes.ts'

type Props = { of: Cents; className?: string | undefined }

export function Price({ of, className }: Props) {
  return <span className={classes('tnum nowrap', className)}>{formatUsd(of)}</span>
}
