import { legalPageNames, legalPageTitles } from '#market/legal-pages/legal-page.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'

/** Links to the terms, the privacy policy and how to reach Lotline, one after the other. */
export function LegalLinks() {
  return legalPageNames.map((name) => (
    <Link key={name} href={paths[name]()}>
      {legalPageTitles[name]}
    </Link>
  ))
}
