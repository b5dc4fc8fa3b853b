import type { ResaleAgreement } from './purchase-order-document.ts'

type Signature = ResaleAgreement['signatures'][number]

const actWords: Record<Signature['act'], string> = {
  submit: 'sending the offer',
  counter: 'countering',
  accept: 'accepting',
}

/** "Dana Reyes of Fieldhouse signed by accepting". */
export const signatureWords = ({ act, company, person }: Signature) =>
  `${person && person !== company ? `${person} of ${company}` : company} signed by ${actWords[act]}`
