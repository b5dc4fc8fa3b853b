import type { ResaleAgreement } from '#market/purchase-orders/purchase-order-document.ts'
import { signatureWords } from '#market/purchase-orders/signature-words.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'

type Props = { agreement: ResaleAgreement }

/** What was agreed on reselling the goods of an order, and who signed it. */
export function ResaleAgreementCard({ agreement: { text, signatures } }: Props) {
  return (
    <Card padded aria-label="Resale terms">
      <div className="col g2">
        <h2 className="t16">Resale terms agreed</h2>
        {text.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
        <ul className="t13 muted">
          {signatures.map((signature) => (
            <li key={`${signature.act} ${signature.at}`}>
              {signatureWords(signature)}, <DateTime at={signature.at} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
