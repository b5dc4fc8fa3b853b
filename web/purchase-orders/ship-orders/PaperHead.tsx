import { useViewer } from '#web/accounts/account-queries.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import styles from './Papers.module.css'

type Props = { title: string }

/** The head of a paper: whose it is, what it is, and when it was printed. */
export function PaperHead({ title }: Props) {
  const seller = useViewer()?.seller
  const printed = useNow().toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })
  return (
    <header className={styles['head']}>
      {seller?.logo_url && <img src={seller.logo_url} alt="" width={48} height={48} />}
      <div className="grow">
        {seller && <p className="semi">{seller.name}</p>}
        <h2>{title}</h2>
      </div>
      <p className="t13">Printed {printed}</p>
    </header>
  )
}
