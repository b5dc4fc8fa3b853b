import { inDigits } from '#market/in-digits.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { ProgressBar } from '#web/platform/ui/ProgressBar.tsx'
import { count, doneWords, planWords } from './photo-words.ts'
import styles from './SendBar.module.css'
import type { PhotosByName } from './use-photos-by-name.ts'

type Props = { photos: PhotosByName }

/** What would be sent, how far it is, or what came of it; and the one decision. */
export function SendBar({ photos }: Props) {
  const { stage, plan, outcomes, send, clear } = photos
  const planned = plan.groups.flatMap((group) => group.photos)
  const told = planned.filter(({ id }) => outcomes.has(id)).length
  const open = planned.length - told
  return (
    <section className={styles['bar']} aria-label="Sending">
      {stage.stage === 'sending' && (
        <div className="col grow g2">
          <output className="tnum">
            {inDigits(told)} of {count(planned.length, 'photo')}
          </output>
          <ProgressBar label="Photos added" done={told} of={planned.length} />
        </div>
      )}
      {stage.stage === 'done' && <Done photos={photos} />}
      {stage.stage === 'paused' && (
        <Banner
          tone="red"
          action={
            <Button size="small" onClick={send}>
              Continue with {count(open, 'photo')}
            </Button>
          }
        >
          Paused after {count(told, 'photo')}. {stage.reason}
        </Banner>
      )}
      {(stage.stage === 'ready' || stage.stage === 'refused') && (
        <>
          <output className={classes('med', styles['count'])}>{planWords(plan)}</output>
          <Button onClick={clear}>Start over</Button>
          <Button kind="primary" disabled={open === 0} onClick={send}>
            Add {count(open, 'photo')}
          </Button>
        </>
      )}
    </section>
  )
}

function Done({ photos: { plan, outcomes, sendFailedAgain } }: Props) {
  const failed = plan.groups
    .flatMap((group) => group.photos)
    .filter(({ id }) => !['added', 'there'].includes(outcomes.get(id)?.result ?? 'added')).length
  return (
    <Banner
      tone={failed > 0 ? 'amber' : 'green'}
      action={
        failed > 0 ? (
          <Button size="small" onClick={sendFailedAgain}>
            Try {inDigits(failed)} failed again
          </Button>
        ) : (
          <ButtonLink size="small" href={paths.manageProducts()}>
            My Products
          </ButtonLink>
        )
      }
    >
      <output>{doneWords(outcomes)}</output>
    </Banner>
  )
}
