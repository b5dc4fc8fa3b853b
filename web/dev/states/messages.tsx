import { Handshake, SearchX, WifiOff } from 'lucide-react'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { ProgressBar } from '#web/platform/ui/ProgressBar.tsx'
import { ProgressSteps, type ProgressStep } from '#web/platform/ui/ProgressSteps.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { Timeline, type TimelineEntry } from '#web/platform/ui/Timeline.tsx'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { hoursFromNow, nothing, opens, states, type Kind } from '../state.ts'

const offers = { link: { href: '/my_offers', label: 'My Offers' } }
const again = { action: { label: 'Try again', act: () => toast('Saved') } }

const step = (label: string, detail: string, state: ProgressStep['state']) => ({
  label,
  detail,
  state,
})

const entry = (hours: number, content: string, tone?: TimelineEntry['tone']) => ({
  key: hours,
  at: hoursFromNow(-hours),
  content,
  tone,
})

export const messages: Kind = {
  title: 'Messages and progress',
  note: 'Toasts leave after 5 seconds; a banner stays until its cause does.',
  wide: true,
  components: {
    Banner: states(Banner, {
      'amber, with an act': {
        tone: 'amber',
        action: <Button size="small">Check out</Button>,
        children: 'Pay before Sat, Nov 22, 3:10 pm, or the units go back on sale.',
      },
      'green, to be dismissed': {
        tone: 'green',
        onDismiss: nothing,
        children: 'Your payment is being processed.',
        reads: 'button Dismiss',
      },
      red: { tone: 'red', children: 'There was an issue with your payment.' },
      'info, with its own icon': {
        tone: 'info',
        icon: WifiOff,
        children: 'Live updates are paused.',
      },
    }),
    LoadProblem: states(LoadProblem, {
      usual: { message: 'Can’t be loaded', onRetry: nothing, reads: 'button Try again' },
    }),
    ToastRegion: {
      'what was done': opens(
        'link My Offers',
        <Button onClick={() => toast('Success! View offer in', offers)}>Toast</Button>,
      ),
      'what went wrong': opens(
        'button Try again',
        <Button onClick={() => toastProblem('Something went wrong', again)}>Problem</Button>,
      ),
    },
    EmptyState: states(EmptyState, {
      'nothing fits': {
        icon: SearchX,
        title: 'No matches',
        actions: <Button size="small">Reset filters</Button>,
        children: 'Nothing fits “walnut tray” under these filters.',
        reads: 'heading No matches',
      },
      'nothing yet': { icon: Handshake, title: 'You have no offers.' },
    }),
    Loading: states(Loading, {
      rows: { children: <SkeletonRows rows={3} />, reads: 'status' },
    }),
    Skeleton: states(Skeleton, {
      photo: { shape: 'photo', width: 160 },
      block: { width: 64, height: 28 },
      line: { width: '80%' },
    }),
    ProgressBar: states(ProgressBar, {
      green: { label: 'Imported', done: 58, of: 100, reads: 'progressbar Imported' },
      amber: { label: 'Time used', done: 76, of: 100, tone: 'amber' },
      red: { label: 'Time used', done: 95, of: 100, tone: 'red' },
    }),
    ProgressSteps: states(ProgressSteps, {
      'your turn': {
        steps: [
          step('Ordered', 'Nov 19', 'done'),
          step('Payment', 'You pay', 'turn'),
          step('Shipped', 'Seller', 'ahead'),
        ],
      },
      waiting: {
        steps: [
          step('Paid', 'Nov 13', 'done'),
          step('Shipped', 'Harrow & Pine ships', 'waiting'),
          step('Received', 'You confirm', 'ahead'),
        ],
      },
      stopped: {
        steps: [step('Ordered', 'Nov 2', 'done'), step('Canceled', 'Not paid in time', 'stopped')],
      },
    }),
    Timeline: {
      'turn, mine and a problem': (
        <Timeline
          entries={[
            entry(2, 'Tide Apothecary countered $7,468.80', 'turn'),
            entry(24, 'You countered $7,152.00', 'mine'),
            entry(26, 'A lot was taken off', 'problem'),
            entry(76, 'You sent the offer $6,950.40'),
          ]}
        />
      ),
    },
  },
}
