import type { ImportStatus } from '#market/imports/imported-csv-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { productsOf, productsToFix } from './import-outcome.ts'

type Props = { status: ImportStatus }

/** To the products that wait for what they lack. */
export function FixProducts({ status }: Props) {
  const drafts = productsToFix(status)
  if (drafts === 0) return null
  return (
    <ButtonLink kind="primary" size="small" href={paths.manageProducts({ tab: 'needs_fixing' })}>
      Fix {productsOf(drafts)}
    </ButtonLink>
  )
}
