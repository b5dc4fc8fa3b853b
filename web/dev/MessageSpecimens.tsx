import { SearchX, Handshake, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { Specimen } from './Specimen.tsx'
import styles from './Specimen.module.css'

export function MessageSpecimens() {
  const [dismissed, setDismissed] = useState(false)
  return (
    <>
      <Specimen
        title="Banner and toast"
        note="Toasts leave after 5 seconds; a banner stays until its cause does."
      >
        <div className="col g3">
          <Banner tone="amber" action={<Button size="small">Check out</Button>}>
            <b>Pay before Sat, Nov 22, 3:10 pm</b>, or the order is canceled and the units go back
            on sale.
          </Banner>
          {!dismissed && (
            <Banner tone="green" onDismiss={() => setDismissed(true)}>
              Your payment is being processed.
            </Banner>
          )}
          <Banner tone="red">There was an issue with your payment.</Banner>
          <Banner tone="info" icon={WifiOff}>
            Live updates are paused. Trying again in 6 s.
          </Banner>
        </div>
        <div className="row wrap">
          <Button
            onClick={() =>
              toast('Success! View offer in', {
                link: { href: '/my_offers', label: 'My Offers' },
              })
            }
          >
            Toast
          </Button>
          <Button
            onClick={() =>
              toastProblem('Oops, something went wrong', {
                action: { label: 'Try again', act: () => toast('Saved') },
              })
            }
          >
            Problem
          </Button>
        </div>
      </Specimen>
      <Specimen title="Skeleton and empty">
        <div className={styles['cells']}>
          <Card padded>
            <Loading>
              <SkeletonRows rows={3} />
            </Loading>
          </Card>
          <Loading className="col g2">
            <Skeleton shape="photo" />
            <Skeleton width={64} height={28} />
            <Skeleton width="80%" />
          </Loading>
          <Card>
            <EmptyState
              icon={SearchX}
              title="No matches"
              actions={<Button size="small">Reset filters</Button>}
            >
              Nothing fits “walnut tray” under these filters.
            </EmptyState>
          </Card>
          <Card>
            <EmptyState
              icon={Handshake}
              title="You have no offers."
              actions={
                <Button size="small" kind="primary">
                  Browse lots
                </Button>
              }
            >
              Find a lot, name your price.
            </EmptyState>
          </Card>
        </div>
      </Specimen>
    </>
  )
}
