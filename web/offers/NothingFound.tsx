import { paths } from '#web/platform/navigation/paths.ts'
import { Link } from '#web/platform/navigation/Link.tsx'

type Props = { query: string }

export function NothingFound({ query }: Props) {
  return (
    <p className="soft" style={{ padding: 'var(--s-12) 0', textAlign: 'center' }}>
      No offer matches “<bdi>{query}</bdi>”. <Link href={paths.myOffers()}>Show all offers</Link>
    </p>
  )
}
