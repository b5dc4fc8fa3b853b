import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { previewLots } from './example-lots.ts'
import { ExampleLotCard } from './ExampleLotCard.tsx'
import styles from './CataloguePreview.module.css'

export function CataloguePreview() {
  return (
    <section className={styles['preview']} id="catalogue" aria-labelledby="catalogue-title">
      <header>
        <div>
          <h2 id="catalogue-title">Lots like these</h2>
          <p>A look inside the catalog.</p>
        </div>
        <ButtonLink href={paths.buyerInquiry()}>Sign Up to Buy</ButtonLink>
      </header>
      <ul>
        {previewLots.map((lot) => (
          <ExampleLotCard key={lot.name} lot={lot} lazy />
        ))}
      </ul>
    </section>
  )
}
