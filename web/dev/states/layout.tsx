import { Tag } from 'lucide-react'
import { ActionStrip } from '#web/platform/ui/ActionStrip.tsx'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { DueLink } from '#web/platform/ui/due/DueLink.tsx'
import { DueLinks } from '#web/platform/ui/due/DueLinks.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { Panel } from '#web/platform/ui/Panel.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { hoursFromNow, reads, states, type Kind } from '../state.ts'

const name = 'Speckled stoneware mug, 12 oz, with a name that goes on for quite a while'
const TASKS = ['3 offers', '2 claims', 'Orders', 'Questions', '4 products', '2 lots']
type Tone = 'amber' | 'red' | undefined

export const layout: Kind = {
  title: 'Parts of a page',
  wide: true,
  components: {
    PageHead: states(PageHead, {
      'with a button': {
        title: 'My Products',
        summary: '212 lots, 9 of them need fixing.',
        children: <Button>Add Products</Button>,
        reads: 'heading My Products',
      },
    }),
    Breadcrumbs: states(Breadcrumbs, {
      'with a long name': {
        trail: [
          { label: 'All Products', href: '#all' },
          { label: 'Harrow & Pine', href: '#seller' },
        ],
        here: name,
        reads: 'navigation Breadcrumbs',
      },
    }),
    Tabs: states(Tabs, {
      'with counts': {
        label: 'Products',
        tabs: [
          { label: 'All', href: '#all', current: true, count: 212 },
          { label: 'Published', href: '#published', current: false, count: 203 },
          { label: 'Needs fixing', href: '#fix', current: false, count: 9, tone: 'red' },
        ],
        reads: 'navigation Products',
      },
    }),
    Card: {
      'with head and foot': (
        <Card>
          <CardHead title="Product Details" level={2}>
            <Pill colour="gray">Published</Pill>
          </CardHead>
          <CardFoot>
            <Button kind="primary">Accept at $7,468.80</Button>
            <Button>Counter</Button>
            <Button kind="danger-quiet" className="push">
              Reject
            </Button>
          </CardFoot>
        </Card>
      ),
      ...states(Card, {
        'your turn': { padded: true, edge: 'turn', children: 'Your turn' },
        'a problem': { padded: true, edge: 'problem', children: 'A problem' },
      }),
    },
    ActionStrip: states(ActionStrip, {
      'the last day': { until: hoursFromNow(19), children: 'Your turn: they ask $11.20' },
      'one of a list, with days left': {
        until: hoursFromNow(150),
        isListed: true,
        children: 'Your turn: they ask $11.20',
      },
    }),
    Panel: states(Panel, {
      'with a word aside': {
        title: 'Ship to',
        aside: <Pill colour="gray">Default</Pill>,
        children: '12 Haywood Road, Asheville, NC 28806',
        reads: 'region Ship to',
      },
    }),
    DescriptionList: states(DescriptionList, {
      usual: {
        facts: [
          { label: 'UPC', value: '042169585523' },
          { label: 'Dimensions', value: '3.2 × 3.2 × 4.1 in' },
        ],
      },
    }),
    Disclosure: states(Disclosure, {
      open: { title: 'About Brand', open: true, children: 'Home fragrance from the Blue Ridge.' },
      'closed, its arrow at the far end': {
        title: 'Percent off',
        spread: true,
        children: 'Choices',
      },
    }),
    DueLinks: {
      'one due of each kind, two not': dueLinks(['amber', 'red', undefined, undefined]),
      'five, the last in a row of its own': dueLinks(Array<Tone>(5).fill('amber')),
      'six in whole rows': dueLinks(Array<Tone>(6).fill('amber')),
    },
  },
}

function dueLinks(tones: readonly Tone[]) {
  return reads(
    'region What needs your attention today',
    <DueLinks>
      {tones.map((tone, at) => (
        <DueLink
          key={TASKS[at]}
          icon={Tag}
          isDue={tone !== undefined}
          tone={tone}
          title={TASKS[at] ?? ''}
          act="Answer"
          href="#due"
        >
          The first runs out in 19 hours.
        </DueLink>
      ))}
    </DueLinks>,
  )
}
