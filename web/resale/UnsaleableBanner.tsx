import type { RefusalKind } from '#market/refusal-kind.ts'
import { RESALE_UNDECLARED } from '#market/resale/resale-conflict.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'

type Props = { refusal: RefusalKind }

/** Says why a lot can't be had under its resale terms, and where to say how one resells. */
export function UnsaleableBanner({ refusal }: Props) {
  const isUndeclared = refusal.code === RESALE_UNDECLARED.code
  return (
    <Banner
      tone={isUndeclared ? 'amber' : 'red'}
      action={
        <ButtonLink size="small" href={`${paths.account()}#resale`}>
          {isUndeclared ? 'Add where I resell' : 'Edit where I resell'}
        </ButtonLink>
      }
    >
      {refusal.message}
    </Banner>
  )
}
