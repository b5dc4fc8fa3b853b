import {
  choiceFilter,
  choiceFilterNames,
  type ChoiceFilterName,
} from '#market/catalogue/choice-filters.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { tagWords } from '#web/products/tag-words.ts'
import { useHasDeclared } from '#web/resale/use-has-declared.ts'
import { CategoryFilter } from './CategoryFilter.tsx'
import { ChoicesFilter } from './ChoicesFilter.tsx'
import styles from './FilterPanel.module.css'
import type { FilterProps } from './filter-props.ts'
import { LeadTimeFilter } from './LeadTimeFilter.tsx'
import { PercentFilter } from './PercentFilter.tsx'
import { PriceFilter } from './PriceFilter.tsx'
import { UnitsNeededFilter } from './UnitsNeededFilter.tsx'
import { UnitsFilter } from './UnitsFilter.tsx'
import { FacetFilter } from './FacetFilter.tsx'
import { withChosen } from './facet-choices.ts'
import { useSellerNaming } from './use-seller-naming.ts'
import { FilterCheckbox } from './FilterCheckbox.tsx'

/** Every filter of the catalogue; next to the results on wide screens, in a drawer on phones. */
export function FilterPanel(props: FilterProps) {
  return (
    <div className={styles['panel']}>
      <div className={styles['first']}>
        <UnitsNeededFilter {...props} />
        <CanResellFilter {...props} />
      </div>
      <Disclosure title="Category" open spread>
        <CategoryFilter {...props} />
      </Disclosure>
      <Disclosure title="Percent off MSRP" open spread>
        <PercentFilter {...props} />
      </Disclosure>
      <Disclosure title="Price per unit" open spread>
        <PriceFilter {...props} />
      </Disclosure>
      <Disclosure title="Units available" open spread>
        <UnitsFilter {...props} />
      </Disclosure>
      {choiceFilterNames.filter(isFirst).map((name) => (
        <ChoiceFilterPart key={name} {...props} name={name} isOpen />
      ))}
      <Disclosure title="Seller" open spread>
        <SellerFilter {...props} />
      </Disclosure>
      <Disclosure title="Tags" open spread>
        <TagsFilter {...props} />
      </Disclosure>
      <Disclosure title="Ships within" open={props.criteria.ships_within !== undefined} spread>
        <LeadTimeFilter {...props} />
      </Disclosure>
      {choiceFilterNames
        .filter((name) => !isFirst(name))
        .map((name) => (
          <ChoiceFilterPart
            key={name}
            {...props}
            name={name}
            isOpen={props.criteria[name] !== undefined}
          />
        ))}
    </div>
  )
}

/** Only what the buyer may resell, unless it wants to see all; for one that said where it resells. */
function CanResellFilter({ criteria, onChange }: FilterProps) {
  const isOn = criteria.resaleable !== false
  if (!useHasDeclared()) return null
  return (
    <div className="col">
      <FilterCheckbox
        label="Can resell"
        checked={isOn}
        onToggle={() => onChange({ ...criteria, resaleable: isOn ? false : undefined })}
      />
      <Link className={classes('t13', styles['resale'])} href={`${paths.account()}#resale`}>
        Edit where I resell
      </Link>
    </div>
  )
}

const isFirst = (name: ChoiceFilterName) => choiceFilter(name).isFirst === true

type ChoiceFilterPartProps = FilterProps & { name: ChoiceFilterName; isOpen: boolean }

function ChoiceFilterPart({ criteria, onChange, facets, name, isOpen }: ChoiceFilterPartProps) {
  const { title, choices, words, isLong } = choiceFilter(name)
  const counts = facets?.filter_counts?.[name]
  if (isLong)
    return (
      <Disclosure title={title} open={isOpen} spread>
        <LongFilter {...{ criteria, onChange, name, counts }} />
      </Disclosure>
    )
  return (
    <Disclosure title={title} open={isOpen} spread>
      <ChoicesFilter
        legend={title}
        choices={choices}
        words={words}
        chosen={criteria[name] ?? []}
        counts={counts}
        onChange={(chosen) => onChange({ ...criteria, [name]: chosen })}
      />
    </Disclosure>
  )
}

type LongFilterProps = Pick<FilterProps, 'criteria' | 'onChange'> & {
  name: ChoiceFilterName
  counts: readonly { choice: string; count: number }[] | undefined
}

/** Any of many choices: those that some lot has, the most frequent first. */
function LongFilter({ criteria, onChange, name, counts = [] }: LongFilterProps) {
  const { title, words } = choiceFilter(name)
  const chosen: readonly string[] = criteria[name] ?? []
  const choiceOf = (key: string) => ({ key, label: words[key] ?? key })
  return (
    <FacetFilter
      legend={title}
      find="Find a state"
      choices={withChosen(
        counts
          .toSorted((one, other) => other.count - one.count)
          .map(({ choice, count }) => ({ ...choiceOf(choice), count })),
        chosen.map(choiceOf),
      )}
      chosen={chosen}
      onChange={(next) => onChange({ ...criteria, [name]: next })}
    />
  )
}

function SellerFilter({ criteria, onChange, facets }: FilterProps) {
  const chosen = criteria.seller_ids ?? []
  const nameOf = useSellerNaming(chosen, facets)
  const sellers = facets?.sellers ?? []
  return (
    <FacetFilter
      legend="Seller"
      find="Find a seller"
      choices={withChosen(
        sellers.map(({ id, name, count }) => ({ key: String(id), label: name, count })),
        chosen.map((id) => ({ key: String(id), label: nameOf(id) })),
      )}
      chosen={chosen.map(String)}
      onChange={(ids) => onChange({ ...criteria, seller_ids: ids?.map(Number) })}
    />
  )
}

function TagsFilter({ criteria, onChange, facets }: FilterProps) {
  const chosen = criteria.tags ?? []
  const tags = facets?.tags ?? []
  return (
    <FacetFilter
      legend="Tags"
      find="Find a tag"
      choices={withChosen(
        tags.map(({ tag, count }) => ({ key: tag, label: tagWords(tag), count })),
        chosen.map((tag) => ({ key: tag, label: tagWords(tag) })),
      )}
      chosen={chosen}
      onChange={(next) => onChange({ ...criteria, tags: next })}
    />
  )
}
