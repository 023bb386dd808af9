/** A part of a payment that settles one invoice; amounts in krónur. */
export interface InvoicePaymentLine {
  invoiceId: number;
  /** Settled of it; below zero where credit left on an invoice is used for others. */
  amount: number;
  /** The part of the amount that is credit and not money. */
  byCredit: number;
}

/** Invoices as they were shown and will be settled once the money is there. */
export interface InvoicePaymentDraft {
  session: { actorId: number; customerId: number; billToId: number | null };
  invoices: readonly InvoicePaymentLine[];
  /** Krónur to be charged to the card. */
  amount: number;
}
