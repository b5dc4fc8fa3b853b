import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import styles from './Header.module.css'

export function VisitorTools() {
  return (
    <div className={styles['tools']}>
      <ButtonLink kind="quiet" href={paths.signIn()}>
        Sign In
      </ButtonLink>
      <ButtonLink kind="primary" href={paths.signIn()}>
        Start Buying
      </ButtonLink>
    </div>
  )
}
