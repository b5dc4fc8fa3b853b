/** When the fees of a month are invoiced: in the morning of the second day after it. The month is its first day. */
export function feeInvoiceDay(month: string): Date {
  const day = new Date(`${month}T09:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() + 1, 2)
  return day
}
