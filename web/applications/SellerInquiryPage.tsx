import { AuthHead } from '#web/accounts/AuthHead.tsx'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { BackHome } from './BackHome.tsx'
import { SellerInquiryForm } from './SellerInquiryForm.tsx'

export function SellerInquiryPage() {
  usePageTitle('Sellers')
  return (
    <main className="col g6">
      <BackHome />
      <AuthHead title="Sellers">
        <p>
          Tell us who you are, then set up your shop while we review your application. We respond
          via email in 24 hours.
        </p>
      </AuthHead>
      <SellerInquiryForm />
      <p className="t13 muted">
        Buying instead? <Link href={paths.buyerInquiry()}>Apply as a buyer</Link>. Already a member?{' '}
        <Link href={paths.signIn()}>Sign In</Link>.
      </p>
    </main>
  )
}
