/** What the buyer agreed to by pressing the button. */
export interface OrderTerms {
  /** Krónur with VAT and delivery, as they were shown. */
  expectedTotal: number;
  /** Answers to the questions of the checkout, by option id. */
  options: Record<string, string>;
}
