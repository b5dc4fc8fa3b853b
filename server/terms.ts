/** What the house charges and how long it waits (decisions E1, E3, D5); set once at the start. */
export type Terms = {
  platformFeeBps: number
  paymentDeadlineHours: number
  offerExpiryDays: number
  publicUrl: string
}

type Addresses = { publicUrl: string; port: number }

/** The origins this product's own pages come from; on one's own machine both names of it. */
export function publicOrigins({ publicUrl, port }: Addresses): string[] {
  const local = `http://localhost:${port}`
  return publicUrl === local ? [local, `http://127.0.0.1:${port}`] : [publicUrl]
}
