/** What a company wants approved, and its budgets. Apart from the other paths, which every page loads. */
export const approvalRulesPath = '/auth/approvals/rules';
