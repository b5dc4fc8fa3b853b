import type { ReceivedLead } from '#market/samples/samples-api.ts'
import { Avatar } from '#web/platform/ui/Avatar.tsx'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import styles from './Samples.module.css'

type Props = { lead: Omit<ReceivedLead, 'id' | 'day'>; aside?: string | undefined }

/** A company and its contact. */
export function LeadCard({ lead, aside }: Props) {
  const { company, buyer_category: kind, product_categories: wants, contact } = lead
  return (
    <article className={styles['leadCard']} aria-label={company}>
      <header>
        <Avatar of="company" name={company} />
        <div className="grow">
          <p className="t16 semi">{company}</p>
          <p className="t13 muted">
            {kind} · buys {wants.join(', ')}
          </p>
        </div>
        {aside && <span className="t13 muted tnum">{aside}</span>}
      </header>
      {contact ? (
        <DescriptionList facts={factsOf(contact)} />
      ) : (
        <p className="soft">This contact has opted out.</p>
      )}
    </article>
  )
}

function factsOf({ name, title, email, phone, city, state }: NonNullable<ReceivedLead['contact']>) {
  const place = [city, state].filter(Boolean).join(', ')
  return [
    { label: 'Contact', value: title ? `${name}, ${title}` : name },
    {
      label: 'Email',
      value: (
        <>
          {email} <CopyButton text={email} of="email address" />
        </>
      ),
    },
    ...(phone ? [{ label: 'Phone', value: phone }] : []),
    ...(place ? [{ label: 'Where', value: place }] : []),
  ]
}
