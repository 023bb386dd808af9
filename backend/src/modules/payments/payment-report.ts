interface FailedBooking {
  /** Our reference of the payment. */
  payment: string;
  /** Our reference of the capture or refund. */
  reference: string;
  reason: string;
}

interface Dispute {
  payment: string;
  eventCode: string;
  /** Krónur. */
  amount: number;
  reason: string;
}

/** What a webhook of the acquirer says; each failure and dispute once, however often it comes. */
export interface PaymentReport {
  /** References of payments that are to be settled. */
  changed: string[];
  /** References of payments that were authorised after the shop had given them up: to be cancelled. */
  late: string[];
  failedCaptures: FailedBooking[];
  failedRefunds: FailedBooking[];
  disputes: Dispute[];
}
