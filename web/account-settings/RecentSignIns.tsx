import { CircleAlert, KeyRound } from 'lucide-react'
import type { SignInTrace } from '#market/accounts/sign-in-list-api.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { SectionProblem } from './SectionProblem.tsx'
import styles from './Sessions.module.css'
import { useSignIns } from './session-list-queries.ts'
import { signInWords } from './sign-in-words.ts'

/** Recent sign-ins and failed attempts. */
export function RecentSignIns() {
  const { data: signIns, error, refetch } = useSignIns()
  return (
    <section className={styles['recent']} aria-label="Recent sign-ins">
      <h3>Recent sign-ins</h3>
      {!signIns && error && (
        <SectionProblem message={error.message} onRetry={() => void refetch()} />
      )}
      {signIns?.length === 0 && <p className="soft">No sign-ins recorded yet.</p>}
      {signIns && (
        <ul className={styles['sessions']}>
          {signIns.map((signIn) => (
            <SignInRow key={signIn.id} signIn={signIn} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SignInRow({ signIn }: { signIn: SignInTrace }) {
  const { act, device, address, at, new_device: isNew } = signIn
  const Icon = act === 'sign-in failed' ? CircleAlert : KeyRound
  return (
    <li className={styles['session']}>
      <span className={styles['icon']}>
        <Icon className="i-20" />
      </span>
      <div className="grow">
        <p className="row wrap g2">
          <span className="semi">{signInWords(signIn)}</span>
          {isNew && <Pill colour="yellow">New device</Pill>}
        </p>
        <p className="t13 muted">
          {device}
          {address && ` · ${address}`} · <RelativeTime at={at} />
        </p>
      </div>
    </li>
  )
}
