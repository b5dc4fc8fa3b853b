import { ThemeSwitch } from '#web/platform/theme/ThemeSwitch.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import styles from './ComponentsPage.module.css'
import { kinds, rowsOf } from './every-state.ts'
import type { Kind } from './state.ts'

/** Every component in every state, for developers. */
export function ComponentsPage() {
  return (
    <main className="page">
      <PageHead title="Components" summary="Each in every state, as the component tests read it.">
        <ThemeSwitch />
      </PageHead>
      {kinds.map((kind) => (
        <KindSection key={kind.title} kind={kind} />
      ))}
    </main>
  )
}

function KindSection({ kind }: { kind: Kind }) {
  const { title, note, wide, components } = kind
  return (
    <section className={styles['kind']} aria-label={title}>
      <div>
        <h2>{title}</h2>
        {note && <p className="t13 muted">{note}</p>}
      </div>
      {Object.keys(components).map((name) => (
        <section key={name} id={name} aria-label={name} className={styles['component']}>
          <h3>
            <a href={`#${name}`}>{name}</a>
          </h3>
          <div className={styles[wide ? 'wide' : 'cells']}>
            {rowsOf(kind)
              .filter(({ component }) => component === name)
              .map(({ state, element }) => (
                <div key={state} className={styles['state']}>
                  <p className="t12 muted">{state}</p>
                  {element}
                </div>
              ))}
          </div>
        </section>
      ))}
    </section>
  )
}
