import { AuthHead } from '#web/accounts/AuthHead.tsx'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { BackHome } from './BackHome.tsx'
import { BuyerInquiryForm } from './BuyerInquiryForm.tsx'

export function BuyerInquiryPage() {
  usePageTitle('Buyers')
  return (
    <main className="col g6">
      <BackHome />
      <AuthHead title="Buyers">
        <p>Tell us who you are. We review every application and respond via email in 24 hours.</p>
      </AuthHead>
      <BuyerInquiryForm />
      <p className="t13 muted">
        Selling instead? <Link href={paths.sellerInquiry()}>Apply as a seller</Link>. Already a
        member? <Link href={paths.signIn()}>Sign In</Link>.
      </p>
    </main>
  )
}
