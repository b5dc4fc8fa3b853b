import { LayoutGrid, List } from 'lucide-react'
import { useState } from 'react'
import { RemovableChip } from '#web/platform/ui/RemovableChip.tsx'
import { Badge } from '#web/platform/ui/Badge.tsx'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { Chip } from '#web/platform/ui/Chip.tsx'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { Dot } from '#web/platform/ui/Dot.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { Radio } from '#web/platform/ui/fields/Radio.tsx'
import { SearchBox } from '#web/platform/ui/fields/SearchBox.tsx'
import { SegmentedControl } from '#web/platform/ui/SegmentedControl.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { Specimen } from './Specimen.tsx'
import styles from './Specimen.module.css'

export function ChoiceSpecimens() {
  const [query, setQuery] = useState('')
  const [view, setView] = useState<'grid' | 'list'>('grid')
  const [chosen, setChosen] = useState('All Products')
  const [applied, setApplied] = useState(['60% or more off', '$3.00 to $60.00'])

  return (
    <>
      <Specimen title="Choice and search">
        <div className={styles['cells']}>
          <ChoiceGroup legend="Units available">
            <Checkbox label="In stock only" count={39_877} defaultChecked />
            <Checkbox label="1,000 or more" count={19_602} />
            <Checkbox label="All on this page" some />
            <Checkbox label="Not now" disabled />
          </ChoiceGroup>
          <ChoiceGroup legend="Percent off MSRP">
            <Radio name="off" label="60% or more" count={41_208} defaultChecked />
            <Radio name="off" label="70% or more" count={17_455} />
          </ChoiceGroup>
          <ChoiceGroup legend="Who reads it" error="Is this note for buyers, sellers, or both?">
            <Checkbox label="Buyers" aria-invalid />
            <Checkbox label="Sellers" aria-invalid />
          </ChoiceGroup>
          <div className="col g2">
            <SearchBox value={query} onSearch={setQuery} label="Search lots, brands, UPC" slash />
            <p className="t13 muted">{query ? `Searched “${query}”` : 'Nothing searched yet'}</p>
          </div>
          <SegmentedControl
            label="View"
            value={view}
            onChange={setView}
            choices={[
              { value: 'grid', label: 'Grid', icon: LayoutGrid },
              { value: 'list', label: 'List', icon: List },
            ]}
          />
          <Select plain aria-label="Sort" defaultValue="newest">
            <option value="newest">Newest</option>
            <option value="price_asc">Price, low to high</option>
          </Select>
        </div>
      </Specimen>
      <Specimen title="Chip, pill, badge" note="Pills state, chips choose.">
        <div className="row wrap g3">
          {['Candles', 'All Products'].map((name) => (
            <Chip key={name} chosen={chosen === name} onClick={() => setChosen(name)}>
              {name}
            </Chip>
          ))}
          {applied.map((name) => (
            <RemovableChip
              key={name}
              label={name}
              onRemove={() => setApplied(applied.filter((each) => each !== name))}
            />
          ))}
        </div>
        <div className="row wrap g3">
          <Pill colour="gray">Sent for review</Pill>
          <Pill colour="yellow">Ready for review</Pill>
          <Pill colour="green">Paid in full</Pill>
          <Pill colour="red">Rejected</Pill>
          <Badge count={5} />
          <Badge count={2} tone="amber" />
          <Badge count={9} tone="red" />
          <Badge count={1047} tone="grey" />
          <Dot label="An offer awaits your review" />
          <Dot label="Your turn" tone="amber" />
          <Dot label="Waiting" tone="grey" />
        </div>
      </Specimen>
      <Specimen title="Tabs">
        <Tabs
          label="Products"
          tabs={[
            { label: 'All', href: '#all', current: true, count: 212 },
            { label: 'Published', href: '#published', current: false, count: 203 },
            { label: 'Needs fixing', href: '#fix', current: false, count: 9, tone: 'red' },
          ]}
        />
      </Specimen>
    </>
  )
}
