/** What the buyer agreed to by clicking the button. */
export interface OrderTerms {
  /** Krónur with VAT and delivery, as shown. */
  expectedTotal: number;
  /** Answers to the checkout options, by option id. */
  options: Record<string, string>;
}
