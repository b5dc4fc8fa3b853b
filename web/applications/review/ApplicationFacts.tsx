import type { ApplicationRecord } from '#market/accounts/application-api.ts'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { termsText } from '#market/resale/resale-words.ts'
import { declarationWords } from '#market/resale/declaration-words.ts'
import { statusWords } from './application-words.ts'

type Props = { application: ApplicationRecord }

const NOT_PROVIDED = <span className="muted">Not provided</span>

/** All answers given; for a seller also how far the shop is. */
export function ApplicationFacts({ application }: Props) {
  const { party, full_name, email, company, category, annual_volume, status } = application
  const relationships = application.current_buyer_relationships.join(', ')
  const account = [
    { label: 'Account', value: statusWords(status) },
    { label: 'Password', value: application.has_password ? 'Created' : 'Not created yet' },
  ]
  const shop = [
    { label: 'Current buyer relationships', value: relationships || NOT_PROVIDED },
    {
      label: 'Shop description',
      value: application.description ?? <span className="muted">Not written yet</span>,
    },
    { label: 'Products saved', value: quantityText(application.product_count) },
    {
      label: 'Resale terms',
      value: application.resale_terms ? termsText(application.resale_terms) : NOT_PROVIDED,
    },
  ]
  const resale = [{ label: 'Resells', value: declarationWords(application) ?? NOT_PROVIDED }]
  return (
    <DescriptionList
      facts={[
        ...(full_name && full_name !== company ? [{ label: 'Full name', value: full_name }] : []),
        {
          label: 'Email',
          value: (
            <>
              {email} <CopyButton text={email} of="email address" />
            </>
          ),
        },
        {
          label: 'Address',
          value: application.address_proven ? 'Email verified' : 'Email not verified',
        },
        { label: 'Company', value: company },
        { label: 'Category', value: category ?? NOT_PROVIDED },
        { label: 'Annual volume', value: annual_volume ?? NOT_PROVIDED },
        ...(party === 'seller' ? shop : resale),
        ...account,
      ]}
    />
  )
}
